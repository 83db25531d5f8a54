import type { PlacedColumn } from './placeColumns.ts'
import type { RowOffsets } from './rowOffsets.ts'
import type { View } from './useView.ts'

/** What decides which rows are mounted. */
export interface RowWindow {
  readonly count: number
  readonly offsets: RowOffsets
  readonly headHeight: number
  /** How high the view is, or may become, before it is measured with its rows. */
  readonly viewHeight: number
  readonly view: View
  /** The row that holds the focus: it stays while it is scrolled away. */
  readonly kept: number | undefined
}

/** Which rows and columns of a table are mounted. A table that goes over to another way is mounted anew. */
export interface Windowing {
  /** The numbers of the rows. */
  readonly useRows: (window: RowWindow) => readonly number[]
  readonly useColumns: <R>(
    placed: readonly PlacedColumn<R>[],
    widths: readonly number[],
    view: View,
    keptTrack: number | undefined,
  ) => readonly PlacedColumn<R>[]
}
