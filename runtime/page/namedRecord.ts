import { findCall, partSeparator, type ResolvedPage, type SourceCall } from '../language/index.ts'
import type { PageOpening } from '../registry/index.ts'

type Values = Readonly<Record<string, unknown>>

/** How a page opens, and the call that reads its record where no more than the key of it is known. */
export interface NamedOpening {
  readonly opening: PageOpening
  readonly read?: SourceCall
  /** Whether the form is to edit a record that nobody names, so that it has nothing to save. */
  readonly isUnnamed?: true
}

const plainOpening: PageOpening = { mode: 'add' }

const toKey = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** The mode that the query of an address may say of a form. */
const modeOf = ({ mode }: Values, otherwise: PageOpening['mode']): PageOpening['mode'] =>
  mode === 'edit' || mode === 'view' ? mode : otherwise

/**
 * How a page opens at an address, from a step or from a notice: a form shows the record whose key it is given, in its
 * query, as its record or among its values (specification 2.6). A form that loads by steps of its own finds the key there.
 */
export function toNamedOpening(
  { page, key, source }: ResolvedPage,
  given: PageOpening | undefined,
  query: Values,
): NamedOpening {
  const opening = given ?? plainOpening
  if (page.kind !== 'form') return { opening }
  const loadsItself = Boolean(page.load?.length)
  const keyIn = (values: Values = {}): string => toKey(values[key]) || toKey(values.id)
  const findRead = (id: string) => (loadsItself ? undefined : findCall(source, 'queryById', { ids: [id] }))
  const toRecord = (id: string, mode: PageOpening['mode']): NamedOpening => {
    const read = findRead(id)
    return { opening: { ...opening, mode, record: { [key]: id } }, ...(read ? { read } : {}) }
  }

  if (!given) {
    const id = keyIn(query)
    const isOfList = page.id.endsWith(`${partSeparator}form`)
    if (id === '' || !(isOfList || findRead(id))) return { opening }
    return toRecord(id, modeOf(query, isOfList ? 'view' : 'edit'))
  }
  const { mode, record = {}, values } = given
  const isKeyAlone = Object.keys(record).every((name) => name === key || name === 'id')
  if (mode === 'add' || !isKeyAlone || loadsItself) return { opening }
  const own = keyIn(record)
  const id = own || keyIn(values) || keyIn(query)
  const read = findRead(id)
  if (!read) return { opening }
  if (id === '') return { opening, ...(mode === 'edit' && !page.submit ? { isUnnamed: true } : {}) }
  return own ? { opening, read } : toRecord(id, mode)
}
