/**
 * The address of a socket: below the server's base, by the protocol of sockets, with the token and the tenant as
 * parameters, as a browser gives a socket no headers (wire contract 1.2 and 1.12).
 */
export function toSocketUrl(
  base: URL,
  path: readonly string[],
  token: string | undefined,
  tenant?: string | number,
): URL {
  const address = new URL(base)
  address.protocol = base.protocol === 'https:' ? 'wss:' : 'ws:'
  address.search = ''
  address.pathname = [base.pathname.replace(/\/+$/, ''), ...path.map(encodeURIComponent)].join('/')
  if (token) address.searchParams.set('token', token)
  if (tenant && String(tenant) !== '0') address.searchParams.set('tenant_id', String(tenant))
  return address
}
