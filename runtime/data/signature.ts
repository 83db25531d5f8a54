import { md5 } from 'js-md5'
import { isObject } from '../language/index.ts'

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const asText = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value

function toSignedEntries(address: URL, body: unknown): [string, unknown][] {
  const entries = new Map<string, unknown>()
  const last = address.pathname.slice(address.pathname.lastIndexOf('/') + 1)
  if (last.includes(',')) entries.set('x-path-variable', decode(last))
  for (const [name, value] of address.searchParams) entries.set(name, value)
  if (isObject(body)) {
    for (const [name, value] of Object.entries(body)) if (value !== undefined) entries.set(name, asText(value))
  }
  entries.delete('_t')
  return [...entries].sort(([a], [b]) => (a < b ? -1 : 1))
}

/**
 * The signature of a call: the upper-case MD5 of its sorted parameters as JSON and the secret (wire contract 1.3). The
 * secret is known to every browser, so that this guards integrity only. The JSON is built by hand, because an object
 * would put names that look like numbers first.
 */
export function toSignature(address: URL, body: unknown, secret: string): string {
  const members = toSignedEntries(address, body).map(
    ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
  )
  return md5(`{${members.join(',')}}${secret}`).toUpperCase()
}
