/** The base of relative addresses; any origin does, as only the rest of the address is used. */
const origin = 'http://inner.invalid'

// Browsers drop tabs and line ends from addresses and read a backslash as a slash.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is looked for
const deceptive = /[\u0000-\u001f\u007f\\]/

/** An address inside of the app; null for one that leads elsewhere, so that a link cannot use the app to redirect. */
export function toInnerPath(address: string | null | undefined): string | null {
  if (!address?.startsWith('/') || address.startsWith('//') || deceptive.test(address)) return null
  const url = URL.parse(address, origin)
  if (url === null || url.origin !== origin || url.pathname.startsWith('//')) return null
  return `${url.pathname}${url.search}${url.hash}`
}
