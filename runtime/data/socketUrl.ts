/**
 * The address of a socket: below the server's base, by the protocol of sockets, with the token as a parameter, as a
 * browser gives a socket no headers (wire contract 1.2 and 1.12).
 */
export function toSocketUrl(base: URL, path: readonly string[], token: string | undefined): URL {
  const address = new URL(base)
  address.protocol = base.protocol === 'https:' ? 'wss:' : 'ws:'
  address.search = ''
  address.pathname = [base.pathname.replace(/\/+$/, ''), ...path.map(encodeURIComponent)].join('/')
  if (token) address.searchParams.set('token', token)
  return address
}
