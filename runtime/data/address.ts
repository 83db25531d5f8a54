import { isFilterText, isObject, toParameterText, toQueryParameters } from '../language/index.ts'

/** The parameters of a call; absent ones are left out, lists are joined by commas. */
export type CallQuery = Readonly<Record<string, unknown>>

const isAbsolute = (url: string): boolean => /^https?:\/\//i.test(url)

/** The base of the server as a full address; a path is taken from the page's own origin. */
export function toBase(baseUrl: string): URL {
  const base = isAbsolute(baseUrl) ? new URL(baseUrl) : new URL(baseUrl, globalThis.location.href)
  base.pathname = base.pathname.replace(/\/+$/, '')
  return base
}

function toText(name: string, value: unknown): string {
  if (typeof value === 'string') return value
  // What a query bar asks may be named by a call of its own, as in a report.
  if (isFilterText(value)) return toQueryParameters([{ field: name, rule: 'eq', value }])[name] ?? ''
  return isObject(value) ? JSON.stringify(value) : toParameterText(value)
}

/**
 * The address of a call: a path belongs under the base whatever slashes it begins with; a full address stays as it is.
 */
export function toAddress(base: URL, url: string, query: CallQuery = {}): URL {
  const root = base.href.replace(/\/+$/, '')
  const address = isAbsolute(url) ? new URL(url) : new URL(`${root}/${url.replace(/^[/\\]+/, '')}`)
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    address.searchParams.set(name, toText(name, value))
  }
  return address
}

/** Adds the time stamp that keeps GET answers out of caches; dictionary items go without (wire contract 1.1). */
export function stamp(address: URL, now: number): void {
  if (!address.pathname.includes('sys/dict/getDictItems')) {
    address.searchParams.set('_t', String(Math.floor(now / 1000)))
  }
}
