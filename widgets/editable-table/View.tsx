import { useMemo } from 'react'
import {
  type DataRecord,
  useAccess,
  useNames,
  useRegistry,
  useText,
  useTranslate,
  type ViewProps,
} from '../../runtime/index.ts'
import { emptyValue } from '../shared/emptyValue.tsx'
import { textCell, textValue } from '../shared/textValue.tsx'
import { toText } from '../shared/values.ts'
import { selectColumns, toColumns } from './columns/toColumns.ts'
import { type EditableTableProps, tableDefaults } from './props.ts'
import { recordsOf, toRows } from './store/rowKeys.ts'
import { ViewTable } from './view/ViewTable.tsx'

type TableViewProps = ViewProps<readonly DataRecord[], EditableTableProps>

/** The table as people read and print it. */
export function EditableTableView({ value, props, fields }: TableViewProps) {
  const { findWidget } = useRegistry()
  const hasAccess = useAccess()
  const names = useNames()
  const text = useText()
  const { key = tableDefaults.key, marks, maxHeight = tableDefaults.maxHeight } = props
  const rows = useMemo(() => toRows(recordsOf(value), key, marks), [value, key, marks])
  const columns = useMemo(
    () => toColumns({ fields, value, props, findWidget, hasAccess, text }),
    [fields, value, props, findWidget, hasAccess, text],
  )
  if (rows.length === 0) return isList(value) ? emptyValue : textValue(toText(value))
  return (
    <ViewTable
      columns={selectColumns(columns)}
      rows={rows}
      names={names}
      maxHeight={maxHeight}
      hasNumbers={props.rowNumbers !== false}
    />
  )
}

const isList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** In a cell of another table only the number of rows has room. */
export function EditableTableCell({ value }: TableViewProps) {
  const translate = useTranslate()
  const { length } = recordsOf(value)
  if (length === 0) return textCell(isList(value) ? '' : toText(value))
  return translate('widgets.editable-table.rows', { count: length })
}
