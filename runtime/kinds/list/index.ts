import { defineKind } from '../../registry/index.ts'
import { ListView } from './ListView.tsx'
import { widgetsOfRecords } from './listPage.ts'
import { prepareTable } from './prepareTable.ts'

/** The kind of pages that show records in a table and edit them in a form (design 3). */
export const listKind = defineKind<'list'>({
  id: 'list',
  component: ListView,
  widgets: widgetsOfRecords,
  prepare: prepareTable,
})

export { AtAddress } from './AtAddress.tsx'
export { actionsColumnOf } from './actionsColumn.ts'
export { OuterFilters } from './blocks/outerFilters.ts'
export type { BuiltIn, BuiltInContext } from './builtIns/builtIn.ts'
export { openForm } from './builtIns/loadRuns.ts'
export { missingCall } from './builtIns/missingCall.ts'
export { remove } from './builtIns/remove.ts'
export { ColumnSettings } from './ColumnSettings.tsx'
export type { CardFields as ListLineFields } from './cards/cardFields.ts'
export { RecordLines, ViewToggle } from './cards/lazyLines.ts'
export type { RecordLinesProps } from './cards/RecordLines.tsx'
export { type EditRequest, saveEdit } from './conflict/saveEdit.ts'
export { EmptyNote } from './EmptyList.tsx'
export { firstQuery } from './filters/firstQuery.ts'
export { WithInlineEdit } from './inlineEdit/WithInlineEdit.tsx'
export { ListAddress } from './ListAddress.tsx'
export { ListScript } from './lazyListScript.ts'
export type { ListStart } from './listLocation.ts'
export { entriesInSight, toQueryEntry, widgetsOfRecords } from './listPage.ts'
export { QueryBar } from './QueryBar.tsx'
export { type QueryRules, toFilterRule } from './queryRules.ts'
export { RecordsPager } from './RecordsPager.tsx'
export { RecordsTable } from './RecordsTable.tsx'
export { RowActions } from './RowActions.tsx'
export { toRecordClass } from './recordStyle.ts'
export { toStatistic } from './statistics/statistic.ts'
export { Toolbar } from './Toolbar.tsx'
export type { ListColumn } from './tableColumns.tsx'
export { type ListActions, useActions } from './useActions.ts'
export { useListColumns } from './useListColumns.ts'
export { type ListController, useListController } from './useListController.ts'
export { useNameColumn, useOpening } from './useOpening.tsx'
export type { Selection } from './useSelection.ts'
