import type { ReactNode } from 'react'

/** A title above several columns. Neighbours with the same group share one. */
export interface TableColumnGroup {
  readonly id: string
  readonly title: string
}

/** One column of a {@link DataTable}. Widths are CSS pixels. */
export interface TableColumn<R> {
  readonly id: string
  readonly title: string
  readonly width: number
  readonly minWidth?: number | undefined
  /** How narrow it may get where all columns fit into the view then; left out for one that keeps its width. */
  readonly minFitWidth?: number | undefined
  readonly align?: 'left' | 'center' | 'right' | undefined
  readonly fixed?: 'left' | 'right' | undefined
  readonly sortable?: boolean | undefined
  /** Whether a person chose this width: the column then takes no share of spare room. */
  readonly isWidthChosen?: boolean | undefined
  /** Whether its values and title are never cut, as those of numbers and times: the column is as wide as they need. */
  readonly isWhole?: boolean | undefined
  /** Draws the cell of a row. It is called as a plain function, so it holds no hooks; a component in it may. */
  render(row: R, index: number): ReactNode
  readonly headerExtra?: ReactNode
  /** The groups around the column, the outermost first. */
  readonly groups?: readonly TableColumnGroup[] | undefined
  /** The classes that a cell gets for its value, beside those of every cell. */
  cellClass?(row: R): string | undefined
  /** What stands in the last line, beneath all rows; a table has that line when a column of it has something there. */
  readonly footer?: ReactNode
}

/** The buttons of each row: a last column that stays at the right edge. */
export interface RowActions<R> {
  readonly width: number
  render(row: R, index: number): ReactNode
  /** The same in a narrow view, such as one button with a menu: it stays at the edge there, which the wide one leaves. */
  readonly narrow?: { readonly width: number; render(row: R, index: number): ReactNode } | undefined
}

/** What opens below a row. It is mounted while its row is open and in the view, and is as high as it needs. */
export interface RowExpansion<R> {
  /** The keys of the rows that are open. */
  readonly keys: ReadonlySet<string>
  onToggle(row: R, isOpen: boolean): void
  /** Whether the row can be opened at all; every row when left out. */
  canOpen?(row: R): boolean
  render(row: R): ReactNode
  /** Pixels that what opens is taken to need until it is measured. */
  readonly estimate?: number | undefined
}

/** Cells that a person edits in their place, one at a time. The table then is a grid for assistive software. */
export interface CellEditing<R> {
  /** The cell that is edited now. */
  readonly cell: CellPlace | undefined
  /** Whether a person may edit the value now; asked when a cell is drawn and when it is to be edited. */
  isEditable(row: R, column: string): boolean
  /** Called when a person asks to edit: by a double click, Enter or F2. */
  onBegin(place: CellPlace): void
  /** Draws the editor; `leave` gives the focus back to the cell, or has the next one edited. */
  render(row: R, column: string, leave: (to: 'cell' | 'next' | 'previous') => void): ReactNode
}

/** Rows that are a tree, put in a row by the caller. The table then is a tree grid for assistive software. */
export interface RowTree<R> {
  placeOf(row: R): TreePlace
  onToggle(row: R, isOpen: boolean): void
}

/** Where a row stands in its tree. */
export interface TreePlace {
  /** 1 for rows at the root. */
  readonly level: number
  /** The number among its siblings, from 1, and how many they are. */
  readonly position: number
  readonly size: number
  /** Whether its children show; undefined for a row that has none. */
  readonly isOpen: boolean | undefined
}

/** A cell, by the key of its row and the id of its column. */
export interface CellPlace {
  readonly key: string
  readonly column: string
}

export interface TableSort {
  readonly column: string
  readonly order: 'asc' | 'desc'
}

/** How rows are chosen. `keys` may hold rows of other pages; the table shows those of its own. */
export interface TableSelection<R> {
  readonly mode: 'multiple' | 'single'
  readonly keys: ReadonlySet<string>
  onToggle(row: R, checked: boolean): void
  /** The box in the header: `rows` are all rows of the table that are not disabled. */
  onToggleAll(rows: readonly R[], checked: boolean): void
  isDisabled?(row: R): boolean
  /** Whether some of what belongs to the row is chosen, but not the row itself. */
  isPartly?(row: R): boolean
}

export type RowDensity = 'compact' | 'middle' | 'comfortable'

export type TableState = 'ready' | 'loading' | 'refreshing' | 'empty' | 'error'

/** The words of the table in the language of the person; the table has none of its own. */
export interface TableTexts {
  /** The head of the column of boxes or dots. */
  readonly select: string
  readonly selectAll: string
  readonly selectRow: (rowNumber: number) => string
  /** What the next press of a sortable title does. */
  readonly sortAscending: string
  readonly sortDescending: string
  readonly sortNone: string
  readonly resizeColumn: (title: string) => string
  readonly actions: string
  /** The head of the column of buttons that open rows, and what those are called. */
  readonly expand?: string | undefined
  readonly openRow?: ((rowNumber: number) => string) | undefined
  /** What the last line is about, such as the records of this page. */
  readonly footer?: string | undefined
}

/**
 * What a {@link DataTable} draws. `columns`, `rows` and `rowActions` should keep their identity between renders: rows
 * are drawn again only when their record, their columns or their selection change.
 */
export interface DataTableProps<R> {
  readonly label: string
  readonly columns: readonly TableColumn<R>[]
  readonly rows: readonly R[]
  rowKey(row: R): string
  readonly selection?: TableSelection<R> | undefined
  readonly sort?: TableSort | undefined
  readonly onSort?: ((sort: TableSort | undefined) => void) | undefined
  /** Called when a width was chosen by dragging or by keys, in 20 to 2000 pixels. */
  readonly onResize?: ((column: string, width: number) => void) | undefined
  readonly onRowClick?: ((row: R) => void) | undefined
  readonly onRowDoubleClick?: ((row: R) => void) | undefined
  /** Called for a double click, and for Enter where a row holds the focus; never where cells are edited. */
  readonly onRowOpen?: ((row: R) => void) | undefined
  /** Called for Delete where a row holds the focus. */
  readonly onRowRemove?: ((row: R) => void) | undefined
  /** The key of the row that something beside the table is about. */
  readonly current?: string | undefined
  readonly rowActions?: RowActions<R> | undefined
  readonly expansion?: RowExpansion<R> | undefined
  readonly editing?: CellEditing<R> | undefined
  readonly tree?: RowTree<R> | undefined
  /** The classes that a row gets for its record; asked when the row is drawn. */
  readonly rowClass?: ((row: R) => string | undefined) | undefined
  /** Pixels, `fill` for the height of the parent, or `auto` (default): as high as the rows, up to `maxHeight`. */
  readonly height?: number | 'auto' | 'fill' | undefined
  /** The limit of `auto` in pixels; four fifths of the window when left out. */
  readonly maxHeight?: number | undefined
  readonly density: RowDensity
  readonly state: TableState
  readonly empty: ReactNode
  readonly error?: ReactNode
  /** How many rows the first load pretends to have: the page size, so that nothing jumps. */
  readonly placeholderRows?: number | undefined
  /** When it changes (another page, another search) the table scrolls back to its first row. */
  readonly scrollKey?: string | number | undefined
  readonly texts: TableTexts
}
