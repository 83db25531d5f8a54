import type { DataRecord } from '../../registry/index.ts'
import type { BranchNote } from '../../tree/index.ts'

/** A line of a tree table that stands in place of the children of a record. */
export interface NoteOfRecord {
  /** The key of the record whose children it stands for. */
  readonly parent: string
  readonly note: BranchNote
}

/** Keeps the lines that are no records apart from those that are; each is the same object as long as it stands. */
export interface NoteRecords {
  readonly toRecord: (parent: string, note: BranchNote) => DataRecord
  readonly findNote: (record: DataRecord) => NoteOfRecord | undefined
}

/** Allocates the notes of one table, whose records are told apart by a key field. */
export function createNoteRecords(keyField: string): NoteRecords {
  const records = new Map<string, DataRecord>()
  const notes = new WeakMap<DataRecord, NoteOfRecord>()
  return {
    toRecord(parent, note) {
      // No key of a record holds a line break.
      const key = `${parent}\n${note}`
      const known = records.get(key)
      if (known) return known
      const record = { [keyField]: key }
      records.set(key, record)
      notes.set(record, { parent, note })
      return record
    },
    findNote: (record) => notes.get(record),
  }
}
