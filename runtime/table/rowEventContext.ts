import type { PlacedColumn } from './placeColumns.ts'
import type { DataTableProps } from './types.ts'

/** What the handlers of rows and cells work on. */
export interface RowEventContext<R> {
  readonly table: DataTableProps<R>
  readonly rows: readonly R[]
  readonly placed: readonly PlacedColumn<R>[]
  /** The key of the row that was ticked or unticked last: where a range begins. */
  readonly lastToggled: { current: string | undefined }
  readonly focusRow: (index: number) => void
  readonly focusCell: (index: number, column: string) => void
  readonly keep: (row: number | undefined, track: number | undefined) => void
  readonly firstVisible: () => number
  readonly perView: number
}
