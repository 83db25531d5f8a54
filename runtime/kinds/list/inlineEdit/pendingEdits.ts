import type { DataRecord } from '../../../registry/index.ts'

/** A change of a record that is on its way to the server. */
export interface PendingEdit {
  readonly number: number
  readonly key: string
  readonly changes: DataRecord
}

/** A record as it will be once edits are saved. */
export const withEdits = (record: DataRecord, edits: readonly PendingEdit[]): DataRecord =>
  Object.assign({}, record, ...edits.map(({ changes }) => changes))

/** Records with their pending edits, over those of the server. */
interface Overlay {
  /** A record with its edits; the same object as long as both are the same, so that its row stays drawn. */
  readonly apply: (record: DataRecord, edits: readonly PendingEdit[]) => DataRecord
  /** Whether a value of a record that this gave is one that is being saved. */
  readonly isPending: (record: DataRecord, field: string) => boolean
}

export function createOverlay(): Overlay {
  const drawn = new WeakMap<DataRecord, { readonly edits: readonly PendingEdit[]; readonly record: DataRecord }>()
  const isSame = (one: readonly PendingEdit[], other: readonly PendingEdit[]) =>
    one.length === other.length && one.every((edit, index) => edit === other[index])
  const editsOf = new WeakMap<DataRecord, readonly PendingEdit[]>()
  return {
    apply(record, edits) {
      if (edits.length === 0) return record
      const known = drawn.get(record)
      if (known && isSame(known.edits, edits)) return known.record
      const edited = withEdits(record, edits)
      drawn.set(record, { edits, record: edited })
      editsOf.set(edited, edits)
      return edited
    },
    isPending: (record, field) => editsOf.get(record)?.some(({ changes }) => Object.hasOwn(changes, field)) === true,
  }
}

/** Texts that a server puts beside values (wire contract 1.13 and 2.3) are no part of what is saved. */
const isCompanion = (name: string): boolean => name.endsWith('_dictText') || name.startsWith('_replace_text_')

/** What saving sends: the whole record, as servers of the family expect, or its key with what changed. */
export function toEditBody(
  record: DataRecord,
  changes: DataRecord,
  key: string,
  sends: 'record' | 'changes',
): DataRecord {
  if (sends === 'changes') return { [key]: record[key], ...changes }
  return { ...Object.fromEntries(Object.entries(record).filter(([name]) => !isCompanion(name))), ...changes }
}
