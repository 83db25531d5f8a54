import { createFailure, type LanguageTexts } from '../../../../runtime/language/index.ts'
import type { Values } from '../../../http/resource/index.ts'
import type { Described } from './parseForm.ts'

/** What becomes of the fields, or of the indexes, of a form. */
export interface PartChanges<Row> {
  readonly removed: readonly Row[]
  readonly changed: readonly { readonly before: Row; readonly values: Values }[]
  readonly added: readonly Values[]
}

/** How the parts of a form are called, in their rows and in words. */
export interface PartNames<Row> {
  readonly name: (part: Row) => string
  /** The property of the wire that holds the name. */
  readonly property: string
  readonly twice: LanguageTexts
  readonly gone: LanguageTexts
}

/**
 * Compares the parts of a form with what a request wants: those that it deletes, those that it names by their ids, and
 * new ones. A new part that is called like one that is there is that one. What the request does not mention stays.
 */
export function toPartChanges<Row extends { readonly id: string }>(
  before: readonly Row[],
  wanted: readonly Described[],
  deleteIds: readonly string[],
  names: PartNames<Row>,
): PartChanges<Row> {
  const nameOf = (values: Values) => String(values[names.property])
  const named = new Set(wanted.map(({ id }) => id))
  const removed = before.filter(({ id }) => deleteIds.includes(id) && !named.has(id))
  const rest = before.filter((row) => !removed.includes(row))
  const changed = wanted.flatMap(({ id, values }) => {
    const same = id === undefined ? (row: Row) => names.name(row) === nameOf(values) && !named.has(row.id) : undefined
    const found = rest.find(same ?? ((row) => row.id === id))
    if (found === undefined && id !== undefined) throw createFailure(names.gone, { details: { name: nameOf(values) } })
    return found === undefined ? [] : [{ before: found, values, id }]
  })
  const taken = new Set(changed.map(({ values }) => values))
  const added = wanted.flatMap(({ values }) => (taken.has(values) ? [] : [values]))
  const ids = new Set(changed.map(({ before: { id } }) => id))
  const after = [
    ...rest.filter(({ id }) => !ids.has(id)).map(names.name),
    ...[...changed.map(({ values }) => values), ...added].map(nameOf),
  ]
  // The database knows columns and indexes by small and great letters; people read them without.
  const twice = after.find(
    (name, index) => after.findIndex((other) => other.toLowerCase() === name.toLowerCase()) < index,
  )
  if (twice !== undefined) throw createFailure(names.twice, { details: { name: twice } })
  return { removed, changed: changed.map(({ before: row, values }) => ({ before: row, values })), added }
}

/** The parts that get another name: what they were called, and what they are called now. */
export function toRenames<Row>(changes: PartChanges<Row>, names: PartNames<Row>): ReadonlyMap<string, string> {
  return new Map(
    changes.changed.flatMap(({ before, values }) => {
      const [old, name] = [names.name(before), String(values[names.property])]
      return old === name ? [] : [[old, name] as const]
    }),
  )
}
