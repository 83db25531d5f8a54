import ipaddr from 'ipaddr.js'

/** Ranges that lead inside in some networks although no registry reserves them: IPv4 within IPv6, and old site-local. */
const inside = [ipaddr.parseCIDR('::/96'), ipaddr.parseCIDR('fec0::/10')] as const

/**
 * Whether an address is one of the open internet: not private, loopback, link-local (where clouds keep their metadata),
 * unique-local, multicast, reserved, a tunnel, nor any of these written as IPv6 (wire contract 5, F4).
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || !inside.some((range) => address.match(range))
}
