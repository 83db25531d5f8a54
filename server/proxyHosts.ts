/** A host that the proxy may call; without a port the usual ones of http and https. */
export interface ProxyHost {
  readonly host: string
  readonly port: string | undefined
}

/**
 * Reads one entry of `PROXY_HOSTS`: a name or an address, perhaps with a port, written as it would stand in an address.
 * Undefined for anything else, such as a path, a user, or a name with a star.
 */
export function parseProxyHost(text: string): ProxyHost | undefined {
  const [, host = '', port] = /^([a-z0-9.-]+|\[[\da-f:.]+\])(?::(\d{1,5}))?$/i.exec(text) ?? []
  if (host === '' || !URL.canParse(`http://${text}`)) return undefined
  // The parser of addresses writes a host in one way only, so that the list is compared with what is called.
  return { host: new URL(`http://${host}`).hostname, port: port === undefined ? undefined : String(Number(port)) }
}

/** Whether an address is one of a listed host, at a port that the entry allows. */
export function isListed(hosts: readonly ProxyHost[], url: URL): boolean {
  const usual = url.protocol === 'https:' ? '443' : '80'
  const called = url.port === '' ? usual : url.port
  return hosts.some(({ host, port }) => host === url.hostname && (port ?? usual) === called)
}
