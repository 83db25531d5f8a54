import { evaluateCondition } from '../../../form/index.ts'
import { actionAccess, findCall, type ResolvedPage, type Scope } from '../../../language/index.ts'
import type { DataRecord } from '../../../registry/index.ts'
import { type RecordsKind, toColumns } from '../listPage.ts'

/**
 * The columns whose values may be edited in the table at all: the page says so, the field may be written in records
 * that exist, the source has the call, and the person may edit.
 */
export function editableColumns(
  resolved: ResolvedPage<RecordsKind>,
  hasAccess: (code: string) => boolean,
): ReadonlySet<string> {
  const { page, fields, source } = resolved
  const entry = page.rowActions?.find((action) => (typeof action === 'string' ? action : action.id) === 'edit')
  const code = actionAccess(page, entry ?? 'edit')
  if (!findCall(source, 'edit') || (code !== undefined && !hasAccess(code))) return new Set()
  const editable = toColumns(page.columns).filter(({ column }) => {
    const field = fields[column.field]
    return column.editable && field?.value === undefined && (field?.editable ?? 'always') === 'always'
  })
  return new Set(editable.map(({ column }) => column.field))
}

/** Whether the conditions of a field let its value be edited in this record. */
export function isCellOpen(
  { fields }: ResolvedPage<RecordsKind>,
  name: string,
  record: DataRecord,
  names: Scope,
): boolean {
  const scope = { ...names, record, values: record, self: record[name] }
  const field = fields[name]
  return evaluateCondition(field?.showWhen, scope, true) && !evaluateCondition(field?.disabledWhen, scope, false)
}
