export { DataTable } from './DataTable.tsx'
export { Pager, type PagerTexts } from './pager/Pager.tsx'
export { tableTexts } from './tableTexts.ts'
export type {
  CellEditing,
  CellPlace,
  DataTableProps,
  RowActions,
  RowExpansion,
  RowTree,
  TableColumn,
  TableSelection,
  TableSort,
  TableTexts,
} from './types.ts'
export { isLargeTable, loadVirtualTable } from './windowing.ts'
