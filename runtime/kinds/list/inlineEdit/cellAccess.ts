import { evaluateCondition } from '../../../form/index.ts'
import { actionAccess, type Field, findCall, type ResolvedPage, type Scope } from '../../../language/index.ts'
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
  if (!canEdit(resolved, hasAccess)) return new Set()
  const editable = toColumns(resolved.page.columns).filter(
    ({ column }) => column.editable && isWritable(resolved.fields[column.field]),
  )
  return new Set(editable.map(({ column }) => column.field))
}

/** Whether the source can save a record that exists, and the person may edit one. */
export function canEdit({ page, source }: ResolvedPage<RecordsKind>, hasAccess: (code: string) => boolean): boolean {
  const entry = page.rowActions?.find((action) => (typeof action === 'string' ? action : action.id) === 'edit')
  const code = actionAccess(page, entry ?? 'edit')
  return findCall(source, 'edit') !== undefined && (code === undefined || hasAccess(code))
}

/** Whether a value may be written in records that exist: no formula gives it, and the field lets it. */
export const isWritable = (field: Field | undefined): boolean =>
  field?.value === undefined && (field?.editable ?? 'always') === 'always'

/** Whether a field of this record may be left without a value. */
export function mayBeEmpty(
  { fields }: ResolvedPage<RecordsKind>,
  name: string,
  record: DataRecord,
  names: Scope,
): boolean {
  const { required = false, requiredWhen } = fields[name] ?? {}
  return !required && !evaluateCondition(requiredWhen, { ...names, record, values: record, self: record[name] }, false)
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
