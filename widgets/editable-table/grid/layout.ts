import { toWidths } from '../columns/columnWidths.ts'
import type { GridColumn } from '../columns/types.ts'
import type { EditableTableProps } from '../props.ts'

/** What stands before the values in each row, in this order, with its width in pixels. */
export interface ControlColumn {
  readonly id: 'drag' | 'number' | 'tick' | 'form'
  readonly width: number
}

/** Where everything stands in a row. */
export interface GridLayout {
  readonly controls: readonly ControlColumn[]
  readonly controlsWidth: number
  readonly widths: readonly number[]
  readonly lefts: readonly number[]
  readonly pinnedCount: number
  readonly pinnedWidth: number
  readonly totalWidth: number
}

/** Under this width columns scroll away with the others, so that there is room to scroll in. */
export const narrowWidth = 600

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const controlsOf = (
  props: EditableTableProps,
  { isReadOnly, rows: count, available }: Pick<LayoutRequest, 'isReadOnly' | 'rows' | 'available'>,
): readonly ControlColumn[] => {
  const digits = String(count).length
  const isNarrow = available < narrowWidth
  const controls: readonly (ControlColumn | false)[] = [
    // The buttons above the table move rows too; by touch a drag scrolls.
    props.dragSort === true && !isReadOnly && !(isNarrow && props.rowForm !== undefined) && { id: 'drag', width: 32 },
    props.rowNumbers !== false && { id: 'number', width: Math.max(44, 24 + digits * 9) },
    props.selection !== false && !isReadOnly && { id: 'tick', width: 44 },
    props.rowForm !== undefined && { id: 'form', width: 44 },
  ]
  return controls.filter((control) => control !== false)
}

interface LayoutRequest {
  readonly columns: readonly GridColumn[]
  readonly props: EditableTableProps
  readonly isReadOnly: boolean
  readonly rows: number
  readonly available: number
  readonly chosen: ReadonlyMap<string, number>
}

/** Lays a table out: its controls and its pinned columns first, then the columns that scroll. */
export function toLayout({ columns, props, isReadOnly, rows, available, chosen }: LayoutRequest): GridLayout {
  const controls = controlsOf(props, { isReadOnly, rows, available })
  const controlsWidth = sum(controls.map((control) => control.width))
  const widths = toWidths(columns, available, chosen, controlsWidth)
  let left = controlsWidth
  const lefts = widths.map((width) => {
    left += width
    return left - width
  })
  const pinnedCount = available < narrowWidth ? 0 : columns.filter((column) => column.isPinned).length
  return {
    controls,
    controlsWidth,
    widths,
    lefts,
    pinnedCount,
    pinnedWidth: controlsWidth + sum(widths.slice(0, pinnedCount)),
    totalWidth: controlsWidth + sum(widths),
  }
}
