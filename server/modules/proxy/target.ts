import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { createFailure } from '../../../runtime/language/index.ts'
import { isListed, type ProxyHost } from '../../proxyHosts.ts'
import { proxyMessages } from './messages.ts'
import { isPublicAddress } from './publicAddress.ts'

/** One address of a host, as the resolver of Node gives it. */
export interface HostAddress {
  readonly address: string
  readonly family: number
}

/** How the proxy learns the addresses of a host, and which of them it may call. */
export interface Network {
  resolve(host: string): Promise<readonly HostAddress[]>
  isAllowed(address: string): boolean
}

/** The network as it is: the resolver of the machine, and public addresses only. */
export const openNetwork: Network = {
  resolve: (host) => lookup(host, { all: true }),
  isAllowed: isPublicAddress,
}

/** What may be called: the address, and the addresses of its host, each of which was checked. */
export interface Target {
  readonly url: URL
  readonly host: string
  readonly addresses: readonly HostAddress[]
}

/** Reads where a request wants to go; throws unless its host is listed. Nothing is asked of the network here. */
export function parseTarget(text: string, hosts: readonly ProxyHost[]): URL {
  if (hosts.length === 0) throw createFailure(proxyMessages.off)
  if (!/^https?:\/\/[^/\\]/i.test(text) || !URL.canParse(text)) throw createFailure(proxyMessages.address)
  const url = new URL(text)
  if (url.username !== '' || url.password !== '') throw createFailure(proxyMessages.address)
  // The parser has written numbers of any base as one address by now, so no other spelling slips through.
  if (!isListed(hosts, url)) throw createFailure(proxyMessages.unlisted)
  return url
}

/** Finds the addresses of a host; throws when one of them is not open to everybody: each may be the one that is used. */
export async function resolveTarget(url: URL, network: Network): Promise<Target> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) === 0 ? await resolveName(host, network) : [{ address: host, family: isIP(host) }]
  if (addresses.length === 0) throw createFailure(proxyMessages.unreachable)
  if (!addresses.every(({ address }) => network.isAllowed(address))) throw createFailure(proxyMessages.private)
  return { url, host, addresses }
}

async function resolveName(host: string, network: Network): Promise<readonly HostAddress[]> {
  try {
    return await network.resolve(host)
  } catch {
    throw createFailure(proxyMessages.unreachable)
  }
}
