import { useTranslate } from '../../../runtime/index.ts'
import type { GridColumn } from '../columns/types.ts'

/** What the control of a cell is called: its column and its row. */
export function useCellLabel(column: GridColumn, rowIndex: number): string {
  const translate = useTranslate()
  return translate('widgets.editable-table.cell', { column: column.label, row: rowIndex + 1 })
}
