import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { SignedInCall } from '../../../http/call.ts'
import type { Values } from '../../../http/resource/declaration.ts'
import { findSentVersion, versionField, wantsVersions } from '../../../http/resource/recordVersion.ts'
import { selectVisible } from '../../../http/resource/select.ts'
import { requireUnchanged, toRefusal } from '../../../http/resource/unchanged.ts'
import type { OpenForm, OpenSubForm } from '../openForm.ts'
import { lockSubRows } from './subRows.ts'

/**
 * The version of a record with its rows of sub tables: that of its row, and after a point what the rows that its reader sees
 * come to. Rows have calls of their own, and the record is written together with them.
 */
export async function withSubVersion(
  call: SignedInCall,
  record: Values,
  subs: readonly OpenSubForm[],
  row: Values,
): Promise<Values> {
  const version = record[versionField]
  if (!wantsVersions(call) || typeof version !== 'string' || subs.length === 0) return record
  return { ...record, [versionField]: `${version}.${await readSubVersion(call, subs, row)}` }
}

/** What the rows of a record in its sub tables come to: other rows, or a row that was written, are something else. */
async function readSubVersion(call: SignedInCall, subs: readonly OpenSubForm[], row: Values): Promise<string> {
  const hash = createHash('sha256')
  for (const { model, form, foreignKey, mainField } of subs) {
    const visible = await selectVisible(model, call)
    const rows = await visible
      .select(['id', sql<string>`cast(${sql.ref(`${model.table}.xmin`)} as text)`.as('version')])
      .where(foreignKey, '=', row[mainField])
      .orderBy('id')
      .execute()
    hash.update(JSON.stringify([form.head.id, rows.map(({ id, version }) => [String(id), version])]))
  }
  return hash.digest('base64url').slice(0, 22)
}

/** Refuses to change a record of which the request says a version that it is not any more, its rows of sub tables among it. */
export async function requireFormUnchanged(
  call: SignedInCall,
  { model }: OpenForm,
  { body, before, subs }: { readonly body: Values; readonly before: Values; readonly subs: readonly OpenSubForm[] },
): Promise<void> {
  await requireUnchanged(model, call, before, body)
  const [, below] = findSentVersion(body)?.split('.') ?? []
  if (below === undefined) return
  for (const sub of subs) await lockSubRows(call, sub, [before[sub.mainField]])
  if ((await readSubVersion(call, subs, before)) !== below) throw toRefusal(model, call, before)
}
