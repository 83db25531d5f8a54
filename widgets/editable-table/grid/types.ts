import type { DataRecord, FillRule, ServerChecks } from '../../../runtime/index.ts'
import type { FindChoices } from '../columns/choices.ts'
import type { ServerAnswers } from '../columns/serverAnswers.ts'
import type { GridColumn } from '../columns/types.ts'
import type { Cursor } from '../keyboard/cursor.ts'
import type { Cell } from '../keyboard/range.ts'
import type { EditableTableProps } from '../props.ts'
import type { RowFormState } from '../row-form/rowFormState.ts'
import type { GridStore } from '../store/gridStore.ts'

/** What the server said of the value that a cell had. */
export interface Refusal {
  readonly message: string
  readonly value: unknown
}

/** What a table is drawn by. */
export interface DrawnSetup {
  readonly id: string
  readonly columns: readonly GridColumn[]
  /** The columns, and after them the fields that stand in the form of the row alone. */
  readonly allColumns: readonly GridColumn[]
  readonly props: EditableTableProps
  readonly disabled: boolean
  /** The names of the page and of the form around the table. */
  readonly names: () => DataRecord
  /** How often fields around the table that rows depend on have changed: rows are drawn again for each of them. */
  readonly outerVersion: number
  /** A text of the document. */
  readonly text: (source: string | undefined) => string
  /** Whether people may add rows, remove them and move them. */
  readonly canAdd: boolean
  readonly canRemove: boolean
  readonly canMove: boolean
  /** Whether the form found the table as a whole wrong. */
  readonly isInvalid: boolean
  /** Whether the selection has a handle to fill with. */
  readonly hasHandle: boolean
}

/** What the table is made of now; it is asked anew at each event. */
export interface GridSetup extends DrawnSetup {
  readonly findChoices: FindChoices
  /** The checks of the server, as the form around makes them. */
  readonly checks: ServerChecks | undefined
  /** Has the server make a value by the fill rule of a code. */
  readonly fill: FillRule
  /** The value as the form around was saved last. */
  readonly saved?: (() => unknown) | undefined
  /** A value of the document with its templates filled in. */
  readonly resolve: (value: unknown) => unknown
  readonly translate: (key: string, values?: Readonly<Record<string, string | number>>) => string
  readonly warn: (text: string) => void
  readonly fail: (text: string) => void
  /** What the server refused, by the keys of rows and the names of fields. */
  readonly refusals: ReadonlyMap<string, Readonly<Record<string, Refusal>>>
}

/** The sight of the table: the element that scrolls, and what is around the cells in it. */
export interface GridView {
  readonly scroller: HTMLElement
  readonly rowHeight: number
  readonly headHeight: number
  readonly footHeight: number
  /** How wide what stays at the left edge is. */
  readonly pinnedWidth: number
  /** Where each column begins: in the row, or among those that stay at the left edge. */
  readonly lefts: readonly number[]
  readonly widths: readonly number[]
  readonly pinnedCount: number
  /** Makes a column wider by so many pixels, or narrower. */
  widen(column: number, by: number): void
}

/** One table: its rows, its cursor and what it is made of. The same object as long as the table stands. */
export interface Grid {
  readonly store: GridStore
  readonly cursor: Cursor
  /** What the server said of values. */
  readonly answers: ServerAnswers
  readonly rowForm: RowFormState
  /** What the table is made of as it is shown; what is drawn asks `useGridSetup`. */
  setup(): GridSetup
  view(): GridView | undefined
  /** Tells the table how it is laid out. */
  setView(view: GridView): void
  /** Goes to a cell, which takes the focus and comes into sight. */
  focus(cell: Cell): void
  /** Brings a cell into sight. */
  reveal(cell: Cell): void
  /** Whether the cell that is drawn now should take the focus; asked once. */
  takesFocus(): boolean
}
