import { type DataRecord, defineWidget, lazyPart } from '../../runtime/index.ts'
import { checkTable } from './check.ts'
import { editableTableProps } from './props.ts'
import { editableTableTexts } from './texts.ts'
import { EditableTableCell, EditableTableView } from './View.tsx'

/** Many records in one field: a spreadsheet-like table of the fields that the document gives it. */
export const editableTable = defineWidget<readonly DataRecord[], typeof editableTableProps>({
  id: 'editable-table',
  title: '@:widgets.editable-table.title',
  group: 'table',
  icon: 'table',
  value: 'list',
  props: editableTableProps,
  texts: editableTableTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.EditableTableEdit)),
  view: EditableTableView,
  cell: EditableTableCell,
  check: checkTable,
})
