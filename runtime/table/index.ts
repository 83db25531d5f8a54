export { DataTable } from './DataTable.tsx'
export { Pager, type PagerTexts } from './pager/Pager.tsx'
export type {
  DataTableProps,
  RowActions,
  TableColumn,
  TableSelection,
  TableSort,
  TableTexts,
} from './types.ts'
