import { findCall, partSeparator, type ResolvedPage, type SourceCall } from '../language/index.ts'
import type { PageOpening } from '../registry/index.ts'

type Values = Readonly<Record<string, unknown>>

/** How a page opens, and the call that reads its record where no more than the key of it is known. */
export interface NamedOpening {
  readonly opening: PageOpening
  readonly read?: SourceCall
}

const plainOpening: PageOpening = { mode: 'add' }

const toKey = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/**
 * How a page opens at an address or from a notice: a form of a list shows the record whose key it is given, in its query or
 * as its record (specification 2.6). A form that loads by steps of its own finds the key there.
 */
export function toNamedOpening(
  { page, key, source }: ResolvedPage,
  given: PageOpening | undefined,
  query: Values,
): NamedOpening {
  const opening = given ?? plainOpening
  if (page.kind !== 'form') return { opening }
  const isAtAddress = given === undefined && page.id.endsWith(`${partSeparator}form`)
  const record = opening.mode === 'add' ? {} : (opening.record ?? {})
  const isKeyAlone = Object.keys(record).every((name) => name === key || name === 'id')
  const id = toKey(isAtAddress ? (query[key] ?? query.id) : isKeyAlone ? (record[key] ?? record.id) : '')
  if (id === '') return { opening }
  const named: PageOpening = isAtAddress ? { mode: 'view', record: { [key]: id } } : opening
  const read = page.load?.length ? undefined : findCall(source, 'queryById', { ids: [id] })
  return { opening: named, ...(read ? { read } : {}) }
}
