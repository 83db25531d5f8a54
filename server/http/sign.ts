import { createHash } from 'node:crypto'
import { createError, isObject } from '../../runtime/language/index.ts'
import { parseWireTime } from '../db/time.ts'

const tolerance = 5 * 60_000

/** Parameters of the signature: texts, after numbers and booleans became texts; structures stay for JSON. */
export type SignParameters = Readonly<Record<string, unknown>>

/** Merges what the signature covers: the query, the body, and a last path segment with a comma (wire contract 1.3). */
export function toSignParameters(url: string, query: SignParameters, body: unknown): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...query, ...(isObject(body) ? body : {}) }
  delete merged._t
  const segment = url.split('?')[0]?.split('/').at(-1) ?? ''
  const decoded = decodeSegment(segment)
  if (decoded.includes(',')) merged['x-path-variable'] = decoded
  for (const [key, value] of Object.entries(merged)) {
    if (typeof value === 'number' || typeof value === 'boolean') merged[key] = String(value)
  }
  return merged
}

/** The signature of parameters: MD5 of their sorted JSON and the secret, in capitals (wire contract 1.3). */
export function createSignature(parameters: SignParameters, secret: string): string {
  const sorted = Object.fromEntries(Object.entries(parameters).sort(([left], [right]) => (left < right ? -1 : 1)))
  return createHash('md5')
    .update(JSON.stringify(sorted) + secret)
    .digest('hex')
    .toUpperCase()
}

/** Reads both forms of the time stamp, 14 digits in GMT+8 and epoch milliseconds, as epoch milliseconds. */
function parseSignTime(text: string): number {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text)
  if (parts === null) return /^\d{13}$/.test(text) ? Number(text) : Number.NaN
  const [, year, month, day, hour, minute, second] = parts
  return parseWireTime(`${year}-${month}-${day} ${hour}:${minute}:${second}`)
}

/** Refuses a request whose signature is missing, late or wrong. It says nothing about who sent it. */
export function checkSignature(
  signed: {
    readonly sign: string | undefined
    readonly timestamp: string | undefined
    readonly parameters: SignParameters
  },
  secret: string,
  now: number,
): void {
  if (signed.timestamp === undefined || signed.timestamp === '') throw createError('signTimestampMissing')
  const age = Math.abs(now - parseSignTime(signed.timestamp))
  // Not a number is neither more nor less, so the comparison asks for what is right.
  if (!(age <= tolerance)) throw createError('signExpired')
  if (signed.sign !== createSignature(signed.parameters, secret)) throw createError('signInvalid')
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
