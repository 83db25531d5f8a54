import { defineKind } from '../../registry/index.ts'
import { ListView } from './ListView.tsx'
import { widgetsOfRecords } from './listPage.ts'

/** The kind of pages that show records in a table and edit them in a form (design 3). */
export const listKind = defineKind<'list'>({
  id: 'list',
  component: ListView,
  widgets: widgetsOfRecords,
})

export { widgetsOfRecords } from './listPage.ts'
export { QueryBar } from './QueryBar.tsx'
export { RecordsPager } from './RecordsPager.tsx'
export { RecordsTable } from './RecordsTable.tsx'
export { useListColumns } from './useListColumns.ts'
export { useListController } from './useListController.ts'
