import { createHash } from 'node:crypto'
import { createError, isObject } from '../../../runtime/language/index.ts'
import type { SignedInCall } from '../call.ts'

/** By what the server knows a write again: who makes it, where, the key that travels with it, and what it sends. */
export interface IdempotencyKey {
  readonly userId: string
  readonly path: string
  readonly key: string
  /** Of all that the write sends; the same key with another one is refused. */
  readonly fingerprint: string
}

/** Visible characters of ASCII, in quotes or without. */
const form = /^"?([!#-~]{1,255})"?$/

/** The key in the header `Idempotency-Key`; undefined where a client sends none. */
export function readIdempotencyKey(call: SignedInCall): IdempotencyKey | undefined {
  const header = call.request.headers['idempotency-key']
  if (header === undefined) return undefined
  const [, key] = form.exec(String(header)) ?? []
  if (key === undefined) throw createError('requestInvalid', { detail: 'Idempotency-Key' })
  const { query, body, tenantId } = call
  return {
    userId: call.user.id,
    path: call.request.url.split('?')[0] ?? '',
    key,
    fingerprint: createHash('sha256').update(toCanonical({ query, body, tenantId })).digest('hex'),
  }
}

/** JSON whose objects have their names in one order: the order in which a form is filled in is no difference. */
const toCanonical = (value: unknown): string =>
  JSON.stringify(value, (_name, member: unknown) =>
    isObject(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : member,
  )
