import { md5 } from 'js-md5'

/** The calls that the server checks a signature on (wire contract 1.3). */
const signedPaths =
  /\/sys\/dict\/(?:getDictItems|loadDict|loadDictOrderByValue|loadDictItem)\/[^/]+$|\/sys\/dict\/loadTreeData$|\/sys\/api\/(?:queryTableDictItemsByCode|queryFilterTableDictInfo|queryTableDictByKeys|translateDictFromTable|translateDictFromTableByKeys)$/

/** Whether a call goes signed: GET and POST on the paths above, never PUT and DELETE (specification 7.4). */
export const isSigned = (method: string, address: URL): boolean =>
  (method === 'GET' || method === 'POST') && signedPaths.test(address.pathname)

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
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
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

/** The time of a signature as `yyyyMMddHHmmss` in GMT+8, the zone of every time on the wire (wire contract 1.1). */
export function toSignatureTime(now: number): string {
  const eightHours = 8 * 60 * 60 * 1000
  return new Date(now + eightHours).toISOString().replace(/\D/g, '').slice(0, 14)
}
