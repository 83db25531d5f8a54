import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { createFailure, type LanguageTexts } from '../../../runtime/language/index.ts'
import type { RecordQuery } from '../../db/dynamic.ts'
import { camelCaseName } from '../../db/names.ts'
import {
  type AccessibleTable,
  type Call,
  findAccessibleTable,
  findLookup,
  openLookup,
  type SignedInCall,
  selectAccessible,
  toShownText,
} from '../../http/index.ts'
import { namesTable, readNamedTable } from '../../online/form/dictionaryTable.ts'
import { readTableCondition } from './tableCondition.ts'

const messages = {
  form: { zh: '字典Code格式不正确！', en: 'The dictionary code has an invalid format.', tw: '字典Code格式不正確！' },
  refused: {
    zh: '该表或字段未登记为字典',
    en: 'This table or column is not registered as a dictionary.',
    tw: '該表或欄位未登記為字典',
  },
} as const satisfies Record<string, LanguageTexts>

/** A registered table read as a dictionary; every name in it was looked up. */
export interface TableSource {
  readonly table: AccessibleTable
  readonly text: string
  readonly code: string
  readonly predicate: Expression<SqlBool> | undefined
}

/** The conditions of the server's own that a dictionary code may carry, word for word. */
const predicates: readonly {
  readonly table: string
  readonly text: string
  readonly condition: RawBuilder<SqlBool>
}[] = [{ table: 'sys_user', text: 'status=1', condition: sql<SqlBool>`status = 1` }]

/** Columns of packs' texts that stand in for a column in the language of the call. */
const translations: ReadonlyMap<string, string> = new Map([
  ['sys_dict.dict_name', 'names'],
  ['sys_permission.name', 'names'],
])

/** Whether a dictionary code names a table. */
export function isTableCode(code: string): boolean {
  return code.includes(',')
}

/** Reads `table,text,code` with an optional condition; throws when a part is not registered (wire contract 1.8, 5 S1). */
export async function parseTableCode(call: SignedInCall, dict: string): Promise<TableSource> {
  const { name, text, code, condition } = readTableCode(dict)
  const table = await findTable(call, name)
  const names = { text: findColumn(table, text), code: findColumn(table, code) }
  return { table, ...names, predicate: condition === '' ? undefined : await findPredicate(call, table, condition) }
}

/** The parts of `table,text,code,condition`, or of `table where condition,text,code` as designers store the table. */
function readTableCode(dict: string) {
  const [, stored, text = '', code = ''] = /^([^,]+?\swhere\s.+),([^,]*),([^,]*)$/is.exec(dict) ?? []
  if (stored !== undefined) {
    const { table, condition } = readNamedTable(stored)
    return { name: table, text: text.trim(), code: code.trim(), condition }
  }
  const parts = dict.split(',')
  if (parts.length < 3) throw createFailure(messages.form)
  const [name = '', label = '', value = '', ...condition] = parts
  if (name.trim() === '') throw createFailure(messages.form)
  return { name, text: label.trim(), code: value.trim(), condition: condition.join(',').trim() }
}

/** The condition of a dictionary: one of the server's own, or one that a designer stored with the table (wire contract 7.6). */
async function findPredicate(
  call: SignedInCall,
  table: AccessibleTable,
  condition: string,
): Promise<Expression<SqlBool>> {
  const named = condition
    .split('=')
    .map((side) => side.trim())
    .join('=')
  const known = predicates.find((each) => each.table === table.table && each.text === named)
  if (known !== undefined) return known.condition
  const read = (await isStored(call, table, condition))
    ? await readTableCondition(table, condition, call.user.id)
    : undefined
  if (read === undefined) throw createFailure(messages.refused)
  return read
}

/** Whether a field of a form has the condition behind the name of the table, word for word. */
async function isStored({ db }: SignedInCall, { table }: AccessibleTable, condition: string): Promise<boolean> {
  const rows = await db
    .selectFrom('onlCgformField')
    .select(['dictTable', 'queryDictTable'])
    .where((where) =>
      where.or([
        sql<SqlBool>`strpos(dict_table, ${condition}) > 0`,
        sql<SqlBool>`strpos(query_dict_table, ${condition}) > 0`,
      ]),
    )
    .execute()
  return rows
    .flatMap(({ dictTable, queryDictTable }) => [dictTable, queryDictTable])
    .some((text) => namesTable(text, table) && readNamedTable(text).condition === condition)
}

/** Finds a table that is registered for dictionaries. */
export async function findTable(call: SignedInCall, name: string): Promise<AccessibleTable> {
  const found = await findAccessibleTable(call, name)
  const table = found === undefined ? undefined : await openLookup(found, call)
  if (table === undefined || table.lookup.length === 0) throw createFailure(messages.refused)
  return table
}

/** Finds a column that is registered for dictionaries. */
export function findColumn(table: AccessibleTable, name: string): string {
  const column = findLookup(table, name)
  if (column === undefined) throw createFailure(messages.refused)
  return column
}

/** The column with the text, in the language of the call where packs gave it in three. */
export function toTextColumn(table: AccessibleTable, column: string, call: Pick<Call, 'language'>): RawBuilder<string> {
  if (table.translated?.includes(column) === true) return toShownText(camelCaseName(column), column, call.language)
  const texts = translations.get(`${table.table}.${column}`)
  const stored = sql<string>`cast(${sql.ref(column)} as text)`
  return texts === undefined ? stored : sql<string>`coalesce(${sql.ref(texts)} ->> ${call.language}, ${stored})`
}

/** A column as text, as dictionary values are. */
export function toCodeColumn(column: string): RawBuilder<string> {
  return sql<string>`cast(${sql.ref(column)} as text)`
}

/** The records of a registered table that are not deleted and that the caller may see. */
export async function selectTable(call: SignedInCall, table: AccessibleTable): Promise<RecordQuery> {
  const query = selectAccessible(call.db, table)
  return table.narrow === undefined ? query : table.narrow(query, call)
}
