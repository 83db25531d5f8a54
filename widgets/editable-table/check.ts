import type { CheckContext, ContainedFields, ValueRefusal } from '../../runtime/index.ts'
import { toText } from '../shared/values.ts'
import { findErrors } from './columns/findErrors.ts'
import { toColumns } from './columns/toColumns.ts'
import { type EditableTableProps, tableDefaults } from './props.ts'
import { recordsOf, toRows } from './store/rowKeys.ts'
import type { GridRow } from './store/types.ts'

/** A cell that breaks a rule: the place of its row, from 0, and the name of its field. */
export interface FailingCell {
  readonly row: number
  readonly name: string
}

interface TableField {
  readonly props?: Readonly<Record<string, unknown>>
  readonly fields?: ContainedFields
}

/** Every cell of a table that breaks a rule, by rows (specification 5: fetching values with validation rejects). */
export function findFailingCells(value: unknown, field: TableField, context: CheckContext): readonly FailingCell[] {
  const props = (field.props ?? {}) as EditableTableProps
  const { marks, key = tableDefaults.key } = props
  const { findWidget, hasAccess, names } = context
  const columns = toColumns({
    fields: field.fields,
    value,
    props,
    findWidget,
    hasAccess,
    text: (source) => source ?? '',
  })
  const rows = toRows(recordsOf(value), key).map((row): GridRow => {
    const mark = marks === undefined ? undefined : row.values[marks]
    if (mark === 'deleted') return { ...row, mark }
    return mark === 'new' || toText(row.values[key]) === '' ? { ...row, mark: 'new' } : row
  })
  return rows.flatMap((row, index) =>
    Object.keys(findErrors(columns, props, row, { names, rows })).map((name) => ({ row: index, name })),
  )
}

/** Says how many cells fail, and which is the first. */
export function checkTable(value: unknown, field: TableField, context: CheckContext): ValueRefusal | undefined {
  const failing = findFailingCells(value, field, context)
  const [first] = failing
  return (
    first && {
      text: '@:widgets.editable-table.failing',
      values: { count: failing.length, row: first.row + 1 },
    }
  )
}
