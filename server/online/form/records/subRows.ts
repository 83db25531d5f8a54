import { sql } from 'kysely'
import { createFailure, isObject, type LanguageTexts } from '../../../../runtime/language/index.ts'
import { toDynamic } from '../../../db/dynamic.ts'
import type { SignedInCall } from '../../../http/call.ts'
import { toTypedValue } from '../../../http/query/typedValue.ts'
import type { ResourceModel, Values } from '../../../http/resource/declaration.ts'
import type { Field } from '../../../http/resource/field.ts'
import { toOpenModel } from '../../../http/resource/openFields.ts'
import { presentRows } from '../../../http/resource/present.ts'
import { removeRecords } from '../../../http/resource/remove.ts'
import { selectVisible } from '../../../http/resource/select.ts'
import { addRecord, editRecord } from '../../../http/resource/write.ts'
import { fillDefaults } from '../defaults/fillDefaults.ts'
import type { LinkedSubForm, OpenSubForm } from '../openForm.ts'
import { toFormModel } from '../resource/toFormModel.ts'
import { isOneToOne, refuseSeveral } from './onlyRow.ts'
import { inSubRow, refuseSubRows } from './subMessages.ts'

const notRows: LanguageTexts = {
  zh: '{label}的数据格式不正确',
  en: 'The rows of {label} have an invalid format.',
  tw: '{label}的資料格式不正確',
}

/** The most rows that a record has in one sub table. */
const maxRows = 10_000

/** The rows of a request for a sub table: a list, or one record where the relation is one to one; undefined when it names none. */
export function readRows({ form }: OpenSubForm, body: Values): readonly Values[] | undefined {
  const { tableName, tableTxt } = form.head
  if (!Object.hasOwn(body, tableName)) return undefined
  const given = body[tableName]
  if (given === null || given === '') return []
  const rows: readonly unknown[] = Array.isArray(given) ? given : [given]
  if (rows.length > maxRows || !rows.every(isObject)) throw createFailure(notRows, { details: { label: tableTxt } })
  refuseSeveral(form, rows)
  return rows
}

/** Reads the rows of a sub table that belong to a main record, as they leave the server. */
export async function readSubRows(call: SignedInCall, sub: OpenSubForm, key: unknown): Promise<readonly Values[]> {
  const { model, foreignKey } = sub
  const open = await toOpenModel(model, call)
  const visible = await selectVisible(open, call)
  let query = visible.select(open.readable).where(foreignKey, '=', key)
  if (Object.hasOwn(model.fields, 'create_time')) query = query.orderBy('create_time')
  return presentRows(open, await query.orderBy('id').limit(maxRows).execute(), call)
}

/** Adds the rows of a new main record; what is wrong with one is told at its table, row and field. */
export async function addSubRows(
  call: SignedInCall,
  sub: OpenSubForm,
  key: unknown,
  { rows, operation }: { readonly rows: readonly Values[]; readonly operation: 'add' | 'import' },
): Promise<void> {
  const { grant, form, model, foreignKey } = sub
  if (leavesOut(sub, rows)) return
  if (rows.length > 0 && !grant.may(operation)) throw refuseSubRows(call, sub, operation, 0)
  for (const [index, row] of rows.entries()) {
    const filled = await fillDefaults(call, form, row)
    await inSubRow(sub, index, () => addRecord(model, call, { ...filled, [foreignKey]: key }))
  }
}

/** Whether a request only holds the empty fields of the one row that there may be, which a form sends however it is filled in (wire contract 7.15). */
function leavesOut({ form, model, foreignKey }: OpenSubForm, rows: readonly Values[]): boolean {
  const isEmpty = (row: Values) =>
    model.writable.every(([name]) => name === foreignKey || [undefined, null, ''].includes(row[name] as undefined))
  return isOneToOne(form) && rows.every(isEmpty)
}

/**
 * Makes the rows of a main record that the caller sees those of the request: rows it has keep their id, the others are new
 * or go. Rows that the caller does not see stay as they are. What is added, changed or removed is what the caller may add,
 * change or remove by the calls of the sub table itself.
 */
export async function replaceSubRows(
  call: SignedInCall,
  sub: OpenSubForm,
  key: unknown,
  given: readonly Values[],
): Promise<void> {
  const { form, model, foreignKey, grant } = sub
  const { all, visible } = await lockSubRows(call, sub, [key])
  const rows = nameOnlyRow(sub, given, visible)
  const hidden = all.length - visible.size
  if (leavesOut(sub, rows) && visible.size === 0) return
  refuseSeveral(form, hidden > 0 ? [...rows, hidden] : rows)
  const kept = new Set(rows.map(({ id }) => String(id ?? '')).filter((id) => visible.has(id)))
  const gone = [...visible.keys()].filter((id) => !kept.has(id))
  if (gone.length > 0 && !grant.may('delete')) throw refuseSubRows(call, sub, 'delete')
  // What goes makes room first, for values that only one row may have.
  if (gone.length > 0) await removeRecords(model, call, gone)
  const unchanged = grant.may('edit') ? new Set<string>() : await findUnchanged(call, sub, rows, visible)
  for (const [index, row] of rows.entries()) {
    const id = String(row.id ?? '')
    const operation = kept.has(id) ? 'edit' : 'add'
    if (unchanged.has(id)) continue
    if (!grant.may(operation)) throw refuseSubRows(call, sub, operation, index)
    const values = { ...row, [foreignKey]: key }
    await inSubRow(sub, index, () =>
      operation === 'edit' ? editRecord(model, call, { ...values, id }) : addRecord(model, call, values),
    )
  }
}

/** The rows of a request, of which the only one there may be is a change of the stored one for who could not replace it. */
function nameOnlyRow(
  { form, grant }: OpenSubForm,
  rows: readonly Values[],
  visible: ReadonlyMap<string, Values>,
): readonly Values[] {
  const [row] = rows
  const [id] = visible.keys()
  const mayReplace = grant.may('add') && grant.may('delete')
  if (!isOneToOne(form) || mayReplace || row === undefined || id === undefined || (row.id ?? '') !== '') return rows
  return [{ ...row, id }]
}

/** The ids of the rows of main records, held against other writers, and those rows among them that the caller sees. */
export async function lockSubRows(
  call: SignedInCall,
  { grant, model, foreignKey }: OpenSubForm,
  keys: readonly unknown[],
) {
  const all = await lockBelow(call, model, foreignKey, keys)
  const visible = await selectVisible(model, call)
  // What a row holds matters to who may not change it.
  const columns = grant.may('edit') ? ['id'] : [...new Set(['id', ...model.readable])]
  const rows = await visible.select(columns).where(foreignKey, 'in', keys).execute()
  return { all, visible: new Map(rows.map((row) => [String(row.id), row])) }
}

async function lockBelow(
  call: SignedInCall,
  model: ResourceModel,
  foreignKey: string,
  keys: readonly unknown[],
): Promise<readonly Values[]> {
  const table = toDynamic(call.db, model).selectFrom(model.table)
  return table.select('id').where(foreignKey, 'in', keys).orderBy('id').forUpdate().execute()
}

/** The ids of rows that a request sends back as they were read. */
async function findUnchanged(
  call: SignedInCall,
  { model, foreignKey }: OpenSubForm,
  rows: readonly Values[],
  visible: ReadonlyMap<string, Values>,
): Promise<ReadonlySet<string>> {
  const stored = new Map(
    (await presentRows(model, [...visible.values()], call)).map((record) => [String(record.id), record]),
  )
  const fields = model.writable.filter(([name]) => name !== foreignKey)
  return new Set(
    rows.flatMap((row) => {
      const id = String(row.id ?? '')
      const before = stored.get(id)
      const isSame = before !== undefined && fields.every(([name, field]) => isKept(field, row[name], before[name]))
      return isSame ? [id] : []
    }),
  )
}

/** Whether a request leaves a value: it does not name it, or it says the same of it. */
function isKept({ type }: Field, given: unknown, stored: unknown): boolean {
  if (given === undefined) return true
  const [sent, kept] = [String(given ?? ''), String(stored ?? '')]
  if (sent === kept) return true
  const value = toTypedValue(type, sent)
  return value !== undefined && value === toTypedValue(type, kept)
}

/**
 * Removes the rows of main records that go, in every sub table. Rows that the caller does not see or may not remove are
 * neither left behind nor taken along: they keep their main record.
 */
export async function removeSubRows(
  call: SignedInCall,
  { form, foreignKey, open }: LinkedSubForm,
  keys: readonly unknown[],
): Promise<void> {
  if (keys.length === 0) return
  const model = open?.model ?? toFormModel(form)
  const all = await lockBelow(call, model, foreignKey, keys)
  const ids = all.map(({ id }) => String(id))
  if (ids.length === 0) return
  if (open?.grant.may('delete') !== true) throw refuseSubRows(call, { form }, 'below')
  const visible = (await selectVisible(model, call)).select(sql<number>`count(*)::int`.as('count'))
  const [seen] = await visible.where(foreignKey, 'in', keys).execute()
  if (seen?.count !== ids.length) throw refuseSubRows(call, { form }, 'below')
  for (let start = 0; start < ids.length; start += maxRows)
    await removeRecords(model, call, ids.slice(start, start + maxRows))
}
