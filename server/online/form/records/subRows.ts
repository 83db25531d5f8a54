import { createFailure, isObject, type LanguageTexts } from '../../../../runtime/language/index.ts'
import { toDynamic } from '../../../db/dynamic.ts'
import type { SignedInCall } from '../../../http/call.ts'
import type { Values } from '../../../http/resource/declaration.ts'
import { presentRows } from '../../../http/resource/present.ts'
import { removeRecords } from '../../../http/resource/remove.ts'
import { selectVisible } from '../../../http/resource/select.ts'
import { addRecord, editRecord } from '../../../http/resource/write.ts'
import type { OpenSubForm } from '../openForm.ts'
import { refuseSeveral } from './onlyRow.ts'
import { inSubRow } from './subMessages.ts'

const notRows: LanguageTexts = {
  zh: '{label}的数据格式不正确',
  en: 'The rows of {label} are no list of records.',
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
  const visible = await selectVisible(model, call)
  let query = visible.select(model.readable).where(foreignKey, '=', key)
  if (Object.hasOwn(model.fields, 'create_time')) query = query.orderBy('create_time')
  return presentRows(model, await query.orderBy('id').limit(maxRows).execute(), call)
}

/** Adds the rows of a new main record; what is wrong with one is told at its table, row and field. */
export async function addSubRows(
  call: SignedInCall,
  sub: OpenSubForm,
  key: unknown,
  rows: readonly Values[],
): Promise<void> {
  for (const [index, row] of rows.entries())
    await inSubRow(sub, index, () => addRecord(sub.model, call, { ...row, [sub.foreignKey]: key }))
}

/** Makes the rows of a main record those of the request: rows it has keep their id, the others are new or go. */
export async function replaceSubRows(
  call: SignedInCall,
  sub: OpenSubForm,
  key: unknown,
  rows: readonly Values[],
): Promise<void> {
  const { model, foreignKey } = sub
  const stored = await toDynamic(call.db, model)
    .selectFrom(model.table)
    .select('id')
    .where(foreignKey, '=', key)
    .forUpdate()
    .execute()
  const known = new Set(stored.map(({ id }) => String(id)))
  const kept = new Set(rows.map(({ id }) => String(id ?? '')).filter((id) => known.has(id)))
  const gone = [...known].filter((id) => !kept.has(id))
  // What goes makes room first, for values that only one row may have.
  if (gone.length > 0) await removeRecords(model, call, gone)
  for (const [index, row] of rows.entries()) {
    const id = String(row.id ?? '')
    const values = { ...row, [foreignKey]: key }
    await inSubRow(sub, index, () =>
      kept.has(id) ? editRecord(model, call, { ...values, id }) : addRecord(model, call, values),
    )
  }
}

/** Removes the rows of main records that go. */
export async function removeSubRows(call: SignedInCall, sub: OpenSubForm, keys: readonly unknown[]): Promise<void> {
  const { model, foreignKey } = sub
  if (keys.length === 0) return
  const rows = await toDynamic(call.db, model)
    .selectFrom(model.table)
    .select('id')
    .where(foreignKey, 'in', keys)
    .execute()
  for (let start = 0; start < rows.length; start += maxRows)
    await removeRecords(
      model,
      call,
      rows.slice(start, start + maxRows).map(({ id }) => String(id)),
    )
}
