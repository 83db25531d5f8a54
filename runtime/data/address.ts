import { toParameterText } from './query.ts'

/** The parameters of a call; absent ones are left out, lists are joined by commas. */
export type CallQuery = Readonly<Record<string, unknown>>

const isAbsolute = (url: string): boolean => /^https?:\/\//i.test(url)

/** The base of the server as a full address; a path is taken from the page's own origin. */
export function toBase(baseUrl: string): URL {
  const base = isAbsolute(baseUrl) ? new URL(baseUrl) : new URL(baseUrl, globalThis.location.href)
  base.pathname = base.pathname.replace(/\/+$/, '')
  return base
}

/**
 * The address of a call: a path belongs under the base whatever slashes it begins with; a full address stays as it is.
 */
export function toAddress(base: URL, url: string, query: CallQuery = {}): URL {
  const root = base.href.replace(/\/+$/, '')
  const address = isAbsolute(url) ? new URL(url) : new URL(`${root}/${url.replace(/^[/\\]+/, '')}`)
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    const isStructure = typeof value === 'object' && !Array.isArray(value)
    const text = isStructure ? JSON.stringify(value) : typeof value === 'string' ? value : toParameterText(value)
    address.searchParams.set(name, text)
  }
  return address
}

/** Adds the time stamp that keeps GET answers out of caches; dictionary items go without (wire contract 1.1). */
export function stamp(address: URL, now: number): void {
  if (!address.pathname.includes('sys/dict/getDictItems')) {
    address.searchParams.set('_t', String(Math.floor(now / 1000)))
  }
}
