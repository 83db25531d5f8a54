import type { DataRecord, FieldError } from '../../../runtime/index.ts'

/** What became of a row since it was loaded (specification 4, editable table). */
export type RowMark = 'new' | 'changed' | 'deleted'

/** A row of the table: its values, and a key that it keeps while it is edited. */
export interface GridRow {
  readonly key: string
  readonly values: DataRecord
  readonly mark?: RowMark
}

/** All that a person can change, and that undo brings back. Rows that did not change keep their identity. */
export interface GridState {
  readonly rows: readonly GridRow[]
  /** The keys of saved rows that were removed, in their order. */
  readonly removed: readonly string[]
}

/** A cell by the key of its row and the name of its field. */
export interface CellEdit {
  readonly key: string
  readonly name: string
  readonly value: unknown
}

/** Why cells of a row fail, by the names of their fields. */
export type RowErrors = Readonly<Record<string, FieldError>>

/** A row as it is drawn: the same object until something of it changes. */
export interface RowView {
  readonly row: GridRow
  readonly errors: RowErrors
}
