import { type SqlBool, sql } from 'kysely'
import { readCached } from '../../db/changes.ts'
import type { RecordQuery } from '../../db/dynamic.ts'
import type { Connection } from '../../db/schema.ts'
import type { ResourceModel } from '../../http/resource/declaration.ts'
import { selectVisible } from '../../http/resource/select.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { FormDescription, FormHead } from './description.ts'
import { isOfCall } from './grant/readGrant.ts'
import { readKeptRules } from './keptRules.ts'
import { type FormScope, toFormModel } from './resource/toFormModel.ts'
import { type ForeignKey, findForeignKey, findFormHead, readDescription } from './storedForms.ts'

/**
 * Leaves the records of a sub table whose main record is seen, for calls that name the table without opening its form;
 * undefined for a form that is no sub table. None is left while the table of the main form is not as the form says.
 */
export function toMainNarrowing(form: FormDescription): FormScope | undefined {
  const key = form.head.tableType === 3 ? findForeignKey(form) : undefined
  if (key === undefined) return undefined
  return async (query, viewer) => {
    const main = await readMain(viewer.db, key.mainTable)
    if (main === undefined) return query
    if (main.head.isDbSynch !== 'Y') return query.where(sql<SqlBool>`false`)
    const rules = await readKeptRules(viewer, main.head)
    return narrowToMain(query, viewer, { key, main: main.head, model: toFormModel(main, rules) })
  }
}

/**
 * Leaves of a query over a sub table the records whose main record is seen, which a field of both says; none where the main
 * form belongs to another tenant.
 */
export async function narrowToMain(
  query: RecordQuery,
  viewer: Viewer,
  { key, main, model }: { readonly key: ForeignKey; readonly main: FormHead; readonly model: ResourceModel },
): Promise<RecordQuery> {
  if (!(await isOfCall(viewer, main))) return query.where(sql<SqlBool>`false`)
  const visible = await selectVisible(model, viewer)
  return query.where(key.field, 'in', visible.select(key.mainField).$castTo<Record<string, unknown>>())
}

function readMain(db: Connection, table: string): Promise<FormDescription | undefined> {
  return readCached(db, `formOfTable:${table}`, async () => {
    const head = await findFormHead(db, table)
    const value = head === undefined || head.tableName !== table ? undefined : await readDescription(db, head)
    return { value, topics: ['onl_cgform_head', 'onl_cgform_field'], size: 2 + (value?.fields.length ?? 0) }
  })
}
