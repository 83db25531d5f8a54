import type { DataRecord } from '../../runtime/index.ts'
import { textsByKey } from './textsByKey.ts'
import { toText } from './values.ts'

/** Other fields of the form, each with the field of the records that fills it. */
export type Fills = Readonly<Record<string, string>>

export interface ChosenChange {
  /** The keys before the change and after it. */
  readonly before: readonly string[]
  readonly after: readonly string[]
  readonly fills: Fills
  /** The records that are known in full, by their keys. */
  readonly records: ReadonlyMap<string, DataRecord>
  /** The field that names a record, and the names that show of the keys before the change, in their order. */
  readonly label: string
  readonly names: readonly string[]
  /** What another field of the form holds before the change. */
  readonly get: (field: string) => unknown
}

/**
 * What the other fields hold after a change: the same as if the records had been chosen anew. A record that is not known
 * keeps the text that stands beside its key. Each text keeps its place; null when there are none.
 */
export function toFilled({ before, after, fills, records, label, names, get }: ChosenChange): DataRecord {
  const shown = new Map(before.map((key, index) => [key, names[index]]))
  // A key without a name shows itself, and is no name.
  const nameOf = (key: string): string => (shown.get(key) === key ? '' : toText(shown.get(key)))
  const fill = (field: string, source: string): string | null => {
    const beside = textsByKey(before, get(field))
    const texts = after.map((key) => {
      const record = records.get(key)
      if (record) return toText(record[source])
      return beside.get(key) || (source === label ? nameOf(key) : '')
    })
    return texts.some((text) => text !== '') ? texts.join(',') : null
  }
  return Object.fromEntries(Object.entries(fills).map(([field, source]) => [field, fill(field, source)]))
}
