import { type SqlBool, sql } from 'kysely'
import { selectVisible } from '../../http/resource/select.ts'
import type { FormDescription } from './description.ts'
import { readFormRules } from './grant/readGrant.ts'
import { type FormScope, toFormModel } from './resource/toFormModel.ts'
import { findForeignKey, findFormHead, readDescription } from './storedForms.ts'

/**
 * Leaves the records of a sub table whose main record is seen, for calls that name the table without opening its form;
 * undefined for a form that is no sub table. None is left while the table of the main form is not as the form says.
 */
export function toMainNarrowing(form: FormDescription): FormScope | undefined {
  const key = form.head.tableType === 3 ? findForeignKey(form) : undefined
  if (key === undefined) return undefined
  return async (query, viewer) => {
    const main = await findFormHead(viewer.db, key.mainTable)
    if (main === undefined || main.tableName !== key.mainTable) return query
    if (main.isDbSynch !== 'Y') return query.where(sql<SqlBool>`false`)
    const description = await readDescription(viewer.db, main)
    const rules = await readFormRules(viewer, main)
    const visible = await selectVisible(toFormModel(description, rules), viewer)
    return query.where(key.field, 'in', visible.select(key.mainField).$castTo<Record<string, unknown>>())
  }
}
