import type { TableColumn } from './types.ts'

export const selectionColumnId = '$selection'
export const expansionColumnId = '$expansion'
export const actionsColumnId = '$actions'

/** A column with its place in the grid of tracks. It knows no width, so a resized column draws no row again. */
export interface PlacedColumn<R> {
  readonly column: TableColumn<R>
  readonly kind: 'data' | 'selection' | 'expansion' | 'actions'
  /** The number among all columns, from 0. */
  readonly track: number
  readonly pin: 'left' | 'right' | undefined
}

interface Placement<R> {
  readonly columns: readonly TableColumn<R>[]
  readonly selection: TableColumn<R> | undefined
  readonly expansion?: TableColumn<R> | undefined
  readonly actions: TableColumn<R> | undefined
  readonly isNarrow: boolean
  /** Whether the actions are small enough to stay in a narrow view. */
  readonly keepsActions?: boolean
}

type Draft<R> = Pick<PlacedColumn<R>, 'column' | 'kind' | 'pin'>

/** Puts the columns in order: selection, opening, those fixed left, the others, those fixed right, the actions. */
export function placeColumns<R>(placement: Placement<R>): readonly PlacedColumn<R>[] {
  const { columns, selection, expansion, actions, isNarrow, keepsActions = false } = placement
  const draft = (column: TableColumn<R>): Draft<R> => ({ column, kind: 'data', pin: column.fixed })
  const drafts: Draft<R>[] = [
    ...(selection ? [{ column: selection, kind: 'selection', pin: 'left' } as const] : []),
    ...(expansion ? [{ column: expansion, kind: 'expansion', pin: 'left' } as const] : []),
    ...columns.filter((column) => column.fixed === 'left').map(draft),
    ...columns.filter((column) => column.fixed === undefined).map(draft),
    ...columns.filter((column) => column.fixed === 'right').map(draft),
    ...(actions ? [{ column: actions, kind: 'actions', pin: 'right' } as const] : []),
  ]
  const firstData = drafts.find(({ kind }) => kind === 'data')
  // A narrow view keeps one column in sight at most, else nothing is left to scroll in.
  const staysInNarrow = (entry: Draft<R>) =>
    (entry === firstData && entry.pin === 'left') || (entry.kind === 'actions' && keepsActions)
  return drafts.map((entry, track) => ({
    column: entry.column,
    kind: entry.kind,
    track,
    pin: isNarrow && !staysInNarrow(entry) ? undefined : entry.pin,
  }))
}

/** Whether the cells of both would look the same but for their width. */
export const isDrawnAlike = <R>(one: PlacedColumn<R>, other: PlacedColumn<R>): boolean =>
  one === other ||
  (one.column.render === other.column.render &&
    one.column.cellClass === other.column.cellClass &&
    one.column.align === other.column.align &&
    one.kind === other.kind &&
    one.track === other.track &&
    one.pin === other.pin)
