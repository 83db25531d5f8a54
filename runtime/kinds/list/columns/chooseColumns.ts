import type { ColumnChoice } from '../columnChoice.ts'
import type { ListColumn } from '../tableColumns.tsx'
import { orderColumns } from './columnOrder.ts'

/** The columns as a person chose them. What draws their cells stays the same, so that no cell is drawn again for it. */
export const chooseColumns = (
  columns: readonly ListColumn[],
  { shown, widths, order, pins }: ColumnChoice,
): readonly ListColumn[] =>
  keepFirst(
    orderColumns(columns, order).map((entry) => {
      const { id, column } = entry
      const pin = pins?.[id]
      const width = widths[id]
      return {
        ...entry,
        isShown: shown[id] ?? entry.isShown,
        column: {
          ...column,
          ...(width === undefined ? {} : { width, isWidthChosen: true }),
          ...(pin === undefined ? {} : { fixed: pin === 'none' ? undefined : pin }),
        },
      }
    }),
    pins,
  )

/** What a record is called stays while the others scroll, where neither the page nor the person fixes a column. */
function keepFirst(columns: readonly ListColumn[], pins: ColumnChoice['pins']): readonly ListColumn[] {
  const first = columns.find(({ isShown }) => isShown)
  if (!first || pins?.[first.id] !== undefined || columns.some(({ column }) => column.fixed === 'left')) return columns
  return columns.map((entry) =>
    entry === first ? { ...entry, column: { ...entry.column, fixed: 'left' as const } } : entry,
  )
}
