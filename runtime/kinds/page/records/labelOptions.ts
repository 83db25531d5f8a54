import { readValue, toText } from '../../../format/index.ts'
import { labelsOf } from '../../../language/index.ts'
import type { DataRecord } from '../../../registry/index.ts'
import { findChangedValues, setChangedValues } from '../../../ui/index.ts'

type Fields = Readonly<Record<string, { readonly props?: Readonly<Record<string, unknown>> | undefined }>>

const ofTexts = new WeakMap<object, WeakMap<Fields, WeakMap<DataRecord, DataRecord>>>()

/** What records became with the labels of some fields, in one language: one that stays the same is not drawn again. */
function knownFor(fields: Fields, text: (source: string) => string): WeakMap<DataRecord, DataRecord> {
  const ofFields = ofTexts.get(text) ?? new WeakMap<Fields, WeakMap<DataRecord, DataRecord>>()
  ofTexts.set(text, ofFields)
  const known = ofFields.get(fields) ?? new WeakMap<DataRecord, DataRecord>()
  ofFields.set(fields, known)
  return known
}

/**
 * The records with the labels of options that the document itself lists, named as the server names those of dictionaries
 * (wire contract 1.1), so that every block shows the same words for a value.
 */
export function labelOptions(
  records: readonly DataRecord[],
  fields: Fields,
  text: (source: string) => string,
): readonly DataRecord[] {
  const labelled = Object.entries(fields).flatMap(([name, { props }]) => {
    const labels = labelsOf(props, text)
    return labels ? [{ name, key: `${name}_dictText`, labels }] : []
  })
  if (labelled.length === 0) return records
  const known = knownFor(fields, text)
  return records.map((record) => {
    const before = known.get(record)
    if (before) return before
    const added = labelled.flatMap(({ name, key, labels }) => {
      const label = Object.hasOwn(record, key) ? undefined : labels.get(toText(readValue(record, name)))
      return label === undefined ? [] : [[key, label] as const]
    })
    const shown = added.length === 0 ? record : { ...record, ...Object.fromEntries(added) }
    const changed = findChangedValues(record)
    if (changed) setChangedValues(shown, changed)
    known.set(record, shown)
    return shown
  })
}
