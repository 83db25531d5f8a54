import { findRows, updateRows } from '../../../db/rows.ts'
import type { SignedInCall } from '../../../http/index.ts'
import type { FormDescription } from '../../../online/form/description.ts'

/** What fields were called, and what they are called now. */
export type Renames = ReadonlyMap<string, string>

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
 * Brings what else names the fields of a form to their new names: the sub tables that refer to them, and what roles are
 * granted of them. A field that asks for a grant keeps asking for it under its new name.
 */
export async function followRenames(call: SignedInCall, { head }: FormDescription, renames: Renames): Promise<void> {
  if (renames.size === 0) return
  const { db } = call
  const grants = await findRows(db, 'onlAuthPage', { cgformId: head.id, type: 1, code: [...renames.keys()] }, [
    'id',
    'code',
  ])
  // Codes that swap stand apart from the rest until all of them are written.
  for (const { id } of grants) await db.updateTable('onlAuthPage').set({ code: id }).where('id', '=', id).execute()
  for (const { id, code } of grants) await updateRows(db, 'onlAuthPage', { id }, { code: renames.get(code) ?? code })
  const rules = await findRows(db, 'onlAuthData', { cgformId: head.id, ruleColumn: [...renames.keys()] }, [
    'id',
    'ruleColumn',
  ])
  for (const { id, ruleColumn } of rules)
    await updateRows(db, 'onlAuthData', { id }, { ruleColumn: renames.get(ruleColumn ?? '') ?? ruleColumn })
  const keys = await findRows(db, 'onlCgformField', { mainTable: head.tableName, mainField: [...renames.keys()] }, [
    'id',
    'mainField',
  ])
  for (const { id, mainField } of keys)
    await updateRows(db, 'onlCgformField', { id }, { mainField: renames.get(mainField ?? '') ?? mainField })
}
