import type { ReactNode } from 'react'

/** One column of a {@link DataTable}. Widths are CSS pixels. */
export interface TableColumn<R> {
  readonly id: string
  readonly title: string
  readonly width: number
  readonly minWidth?: number | undefined
  readonly align?: 'left' | 'center' | 'right' | undefined
  readonly fixed?: 'left' | 'right' | undefined
  readonly sortable?: boolean | undefined
  /** Whether a person chose this width: the column then takes no share of spare room. */
  readonly isWidthChosen?: boolean | undefined
  /** Draws the cell of a row. It is called as a plain function, so it holds no hooks; a component in it may. */
  render(row: R, index: number): ReactNode
  readonly headerExtra?: ReactNode
}

/** The buttons of each row: a last column that stays at the right edge. */
export interface RowActions<R> {
  readonly width: number
  render(row: R, index: number): ReactNode
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
  readonly rowActions?: RowActions<R> | undefined
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
