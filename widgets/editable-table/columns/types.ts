import type { CellEntry, ContainedFields, DataRecord, ValueRefusal, ValueWidget } from '../../../runtime/index.ts'
import type { ColumnProps } from '../props.ts'

/** A field as its document declares it, with the defaults of a table. */
export type ColumnField = ContainedFields[string]

/** A column of the table: a field of its rows with the widget that shows and edits it. */
export interface GridColumn {
  readonly name: string
  readonly label: string
  readonly field: ColumnField
  readonly props: DataRecord
  /** Undefined where the document names a widget that is not there. */
  readonly widget: ValueWidget | undefined
  /** The native control of its cells, where they have one. */
  readonly entry: CellEntry<unknown, DataRecord> | undefined
  /** What the widget itself says of a value that it refuses; undefined where it refuses none. */
  readonly refusalOf: ((value: unknown) => ValueRefusal | undefined) | undefined
  readonly options: ColumnProps
  readonly align: 'left' | 'center' | 'right'
  /** Whether the column stays at the left edge. */
  readonly isPinned: boolean
}
