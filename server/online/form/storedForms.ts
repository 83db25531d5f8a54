import { createFailure, type LanguageTexts } from '../../../runtime/language/index.ts'
import type { Connection } from '../../db/schema.ts'
import type { FormDescription, FormHead } from './description.ts'

const noForm: LanguageTexts = {
  zh: '在线表单不存在：{code}',
  en: 'There is no online form with the id or table {code}.',
  tw: '線上表單不存在：{code}',
}

/** The failure of a call that names a form which is not there. */
export function noSuchForm(code: string): Error {
  return createFailure(noForm, { details: { code: code.slice(0, 100) } })
}

/** Finds the head of a form by its id or by the name of its table (wire contract 1.13). */
export async function findFormHead(db: Connection, code: string): Promise<FormHead | undefined> {
  return (
    db
      .selectFrom('onlCgformHead')
      .selectAll()
      .where((where) => where.or([where('id', '=', code), where('tableName', '=', code)]))
      // An id goes before a table that somebody gave the same name.
      .orderBy((order) => order.case().when('id', '=', code).then(0).else(1).end())
      .limit(1)
      .executeTakeFirst()
  )
}

/** Reads the whole description of a form; throws when no form has the id or the table. */
export async function readForm(db: Connection, code: string): Promise<FormDescription> {
  const head = await findFormHead(db, code)
  if (head === undefined) throw noSuchForm(code)
  return readDescription(db, head)
}

/** Reads the rest of a form whose head is known. */
export async function readDescription(db: Connection, head: FormHead): Promise<FormDescription> {
  const original = head.copyType === 1 ? await findOriginal(db, head) : undefined
  const [fields, indexes, buttons] = [
    await db
      .selectFrom('onlCgformField')
      .selectAll()
      .where('cgformHeadId', '=', head.id)
      .orderBy('orderNum')
      .orderBy('dbFieldName')
      .execute(),
    await db
      .selectFrom('onlCgformIndex')
      .selectAll()
      .where('cgformHeadId', '=', head.id)
      .where('delFlag', '=', 0)
      .orderBy('indexName')
      .execute(),
    await db
      .selectFrom('onlCgformButton')
      .selectAll()
      .where('cgformHeadId', '=', head.id)
      .orderBy('orderNum')
      .orderBy('buttonCode')
      .execute(),
  ]
  return { head, fields, indexes, buttons, ...(original === undefined ? {} : { original }) }
}

/** The form whose table a view shows, where that one has rules. */
async function findOriginal(db: Connection, { physicId }: FormHead): Promise<FormDescription['original']> {
  const head = await db
    .selectFrom('onlCgformHead')
    .selectAll()
    .where('id', '=', physicId)
    .where('tableRules', 'is not', null)
    .executeTakeFirst()
  return head === undefined ? undefined : readDescription(db, head)
}

/** The sub tables of a main table in the order of their tabs (wire contract 3.1). */
export async function readSubForms(db: Connection, head: FormHead): Promise<readonly FormDescription[]> {
  const names = (head.subTableStr ?? '').split(',').filter((name) => name !== '')
  if (head.tableType !== 2 || names.length === 0) return []
  const heads = await db
    .selectFrom('onlCgformHead')
    .selectAll()
    .where('tableName', 'in', names)
    .where('tableType', '=', 3)
    .orderBy('tabOrderNum')
    .orderBy('tableName')
    .execute()
  const forms: FormDescription[] = []
  for (const sub of heads) forms.push(await readDescription(db, sub))
  return forms
}

/** The field of a sub table that holds the key of its main record, and the field of the main table that it names. */
export interface ForeignKey {
  readonly field: string
  readonly mainField: string
  readonly mainTable: string
}

/** Finds it; of several that of a main table, or the first one. */
export function findForeignKey(sub: Pick<FormDescription, 'fields'>, mainTable?: string): ForeignKey | undefined {
  const field = sub.fields.find(
    (each) =>
      (each.mainTable ?? '') !== '' &&
      (each.mainField ?? '') !== '' &&
      (mainTable === undefined || each.mainTable === mainTable),
  )
  if (field === undefined) return undefined
  return { field: field.dbFieldName, mainField: field.mainField ?? 'id', mainTable: field.mainTable ?? '' }
}
