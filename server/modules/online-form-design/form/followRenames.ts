import { sql } from 'kysely'
import { isObject, renameInCondition } from '../../../../runtime/language/index.ts'
import { findRow, findRows, updateRows } from '../../../db/rows.ts'
import type { Connection } from '../../../db/schema.ts'
import { type SignedInCall, splitCodes } from '../../../http/index.ts'
import { toField } from '../../../http/rules/toRuleGroups.ts'
import { renamePlaces } from '../../../online/form/button/places.ts'
import type { FormDescription } from '../../../online/form/description.ts'
import { toAddresses } from '../../../online/form/grant/addresses.ts'
import { readExtend } from '../../../online/form/readExtend.ts'
import { refuseNamedInSql } from './namedInSql.ts'
import type { Renames } from './renames.ts'

/** A comma list of fields in their new names; a name that a field has now stays. */
export function renameColumns(list: string, renames: Renames, names: ReadonlySet<string>): string {
  return list
    .split(',')
    .map((name) => renameColumn(name.trim(), renames, names))
    .join(',')
}

/** A field in its new name, unless a field is called so now. */
export function renameColumn(name: string, renames: Renames, names: ReadonlySet<string>): string {
  return names.has(name) ? name : (renames.get(name) ?? name)
}

/**
 * Brings what else names the fields of a form to their new names: sub tables that refer to them, what roles are granted of
 * them, rules, whom the form opens to, conditions of buttons and the places of their statements, first values, the files
 * of its records and their versions. A field that asks for a grant keeps asking for it under its new name. What names a
 * column in SQL is not rewritten: the field keeps its name as long as that is so.
 */
export async function followRenames(call: SignedInCall, form: FormDescription, renames: Renames): Promise<void> {
  if (renames.size === 0) return
  const { db } = call
  const { head } = form
  await refuseNamedInSql(call, form, renames)
  const former = [...renames.keys()]
  const grants = await findRows(db, 'onlAuthPage', { cgformId: head.id, type: 1, code: former }, ['id', 'code'])
  // Codes that swap stand apart from the rest until all of them are written.
  for (const { id } of grants) await db.updateTable('onlAuthPage').set({ code: id }).where('id', '=', id).execute()
  for (const { id, code } of grants) await updateRows(db, 'onlAuthPage', { id }, { code: renames.get(code) ?? code })
  const rules = await findRows(db, 'onlAuthData', { cgformId: head.id, ruleColumn: former }, ['id', 'ruleColumn'])
  for (const { id, ruleColumn } of rules)
    await updateRows(db, 'onlAuthData', { id }, { ruleColumn: renames.get(ruleColumn ?? '') ?? ruleColumn })
  const keys = await findRows(db, 'onlCgformField', { mainTable: head.tableName, mainField: former }, [
    'id',
    'mainField',
  ])
  for (const { id, mainField } of keys)
    await updateRows(db, 'onlCgformField', { id }, { mainField: renames.get(mainField ?? '') ?? mainField })
  await renameInNodeRules(db, head, renames)
  await renameInOpenness(db, head, renames)
  await renameInButtons(db, head, renames)
  await renameInFirstValues(db, head, renames)
  // A view shows the records of the form that it was copied from.
  if (head.copyType !== 1) await renameInRecords(db, head, renames)
}

/** Rules at the nodes of the menu that lead to the form, or that carry codes of it and of no other. */
async function renameInNodeRules(db: Connection, head: FormDescription['head'], renames: Renames): Promise<void> {
  const prefix = `onl:${head.tableName}:`
  const addresses = toAddresses(head)
  const nodes = await db
    .selectFrom('sysPermission')
    .select(['id', 'url', 'perms'])
    .where(({ eb, or }) => or([eb('url', 'in', addresses), eb('perms', 'like', '%onl:%')]))
    .execute()
  const own = nodes.filter(({ url, perms }) => {
    const codes = splitCodes(perms)
    return addresses.includes(url ?? '') || (codes.length > 0 && codes.every((code) => code.startsWith(prefix)))
  })
  const ids = own.map(({ id }) => id)
  const rules = await findRows(db, 'sysPermissionDataRule', { permissionId: ids }, ['id', 'ruleColumn'])
  const fields = Object.fromEntries([...renames.keys()].map((name) => [name, { type: 'text' }] as const))
  for (const { id, ruleColumn } of rules) {
    const name = renames.get(toField(ruleColumn ?? '', fields) ?? '')
    if (name !== undefined) await updateRows(db, 'sysPermissionDataRule', { id }, { ruleColumn: name })
  }
}

/** The values that a record needs to be open to everybody. */
async function renameInOpenness(db: Connection, { id }: FormDescription['head'], renames: Renames): Promise<void> {
  const row = await findRow(db, 'onlCgformHead', { id }, ['extConfigJson'])
  const settings = readExtend(row?.extConfigJson ?? null)
  if (!isObject(settings.everybody)) return
  const values = Object.entries(settings.everybody).map(([name, value]) => [renames.get(name) ?? name, value])
  const extConfigJson = JSON.stringify({ ...settings, everybody: Object.fromEntries(values) })
  await updateRows(db, 'onlCgformHead', { id }, { extConfigJson })
}

/** The conditions of buttons, and the values of a record that their statements are given. */
async function renameInButtons(db: Connection, { id }: FormDescription['head'], renames: Renames): Promise<void> {
  const rename = (name: string): string => renames.get(name) ?? name
  const buttons = await findRows(db, 'onlCgformButton', { cgformHeadId: id }, ['id', 'exp'])
  for (const { id: button, exp } of buttons)
    if (exp !== null) await updateRows(db, 'onlCgformButton', { id: button }, { exp: renameInCondition(exp, rename) })
  const statements = await findRows(db, 'onlCgformEnhanceSql', { cgformHeadId: id }, ['id', 'cgbSql'])
  for (const { id: statement, cgbSql } of statements)
    if (cgbSql !== null)
      await updateRows(db, 'onlCgformEnhanceSql', { id: statement }, { cgbSql: renamePlaces(cgbSql, rename) })
}

/** Rules that fill a field anew whenever another one changes (wire contract 3.2, defaults). */
async function renameInFirstValues(db: Connection, { id }: FormDescription['head'], renames: Renames): Promise<void> {
  const fields = await findRows(db, 'onlCgformField', { cgformHeadId: id }, ['id', 'fieldDefaultValue'])
  for (const { id: field, fieldDefaultValue } of fields) {
    const written = fieldDefaultValue?.replace(
      /^(\s*\$\{[^}]*\bonl_watch\s*=\s*)(\w+)(?=\s*\}\s*$)/,
      (_whole, start: string, name: string) => `${start}${renames.get(name) ?? name}`,
    )
    if (written !== undefined && written !== fieldDefaultValue)
      await updateRows(db, 'onlCgformField', { id: field }, { fieldDefaultValue: written })
  }
}

/** The files that records name in a field, and what versions keep of it. */
async function renameInRecords(
  db: Connection,
  { tableName }: FormDescription['head'],
  renames: Renames,
): Promise<void> {
  const former = [...renames.keys()]
  const names = JSON.stringify(Object.fromEntries(renames))
  await sql`
    update sys_file_reference set column_name = cast(${names} as jsonb) ->> column_name
    where table_name = ${tableName} and column_name in (${sql.join(former)})`.execute(db)
  await sql`
    update sys_data_log set data_content = (
      select jsonb_object_agg(coalesce(cast(${names} as jsonb) ->> key, key), value) from jsonb_each(data_content)
    )
    where data_table = ${tableName} and data_content ?| array[${sql.join(former)}]`.execute(db)
}
