import { sql } from 'kysely'
import { readCached } from '../db/changes.ts'
import type { RecordQuery } from '../db/dynamic.ts'
import { camelCaseName } from '../db/names.ts'
import type { Call } from './call.ts'
import type { Language } from './language.ts'
import { toShownText } from './recordTexts.ts'
import { narrowTexts } from './resource/narrow.ts'
import { type AccessibleTable, findAccessibleTable, findLookup, openLookup, selectAccessible } from './tableAccess.ts'

/** A field whose values have texts: a dictionary code, or `table,text,code` of a registered table. */
export interface DictionaryField {
  readonly field: string
  readonly dict: string
  /** The value that names no row, such as the root of a tree: its text is empty. */
  readonly dictRoot?: string | undefined
}

type FlatRecord = Readonly<Record<string, unknown>>
type CallSources = Pick<Call, 'db' | 'language' | 'services' | 'tenantId' | 'access' | 'user'>

/** The text of each value of a dictionary. */
export type DictionaryTexts = ReadonlyMap<string, string>

/**
 * Adds `<field>_dictText` to records; comma lists are translated item by item, and a value without a text stands for
 * itself (wire contract 1.1).
 */
export async function addDictionaryTexts(
  records: readonly FlatRecord[],
  fields: readonly DictionaryField[],
  call: CallSources,
): Promise<readonly FlatRecord[]> {
  if (fields.length === 0 || records.length === 0) return records
  const texts = await readDictionaryTexts(fields, records, call)
  return records.map((record) => {
    const translated: Record<string, unknown> = { ...record }
    for (const { field, dict, dictRoot } of fields) {
      const isRoot = dictRoot !== undefined && String(record[field] ?? '') === dictRoot
      translated[`${field}_dictText`] = isRoot ? '' : translate(record[field], texts.get(dict))
    }
    return translated
  })
}

function translate(value: unknown, texts: DictionaryTexts | undefined): string | null {
  if (value === null || value === undefined || value === '') return null
  const text = String(value)
  return (
    texts?.get(text) ??
    text
      .split(',')
      .map((part) => texts?.get(part.trim()) ?? part)
      .join(',')
  )
}

/** Reads the dictionaries that some fields need, each once. */
async function readDictionaryTexts(
  fields: readonly DictionaryField[],
  records: readonly FlatRecord[],
  call: CallSources,
): Promise<ReadonlyMap<string, DictionaryTexts>> {
  const codes = [...new Set(fields.map((field) => field.dict))]
  const [tables, plain] = [codes.filter((code) => code.includes(',')), codes.filter((code) => !code.includes(','))]
  const wanted = tables.map((dict): TableDictionary => {
    const named = fields.filter((field) => field.dict === dict)
    const values = records.flatMap((record) => named.flatMap(({ field }) => String(record[field] ?? '').split(',')))
    return { dict, sought: [...new Set(values)].filter((value) => value !== '') }
  })
  const [ofCodes, ofTables] = await Promise.all([readCodeTexts(plain, call), readTablesTexts(wanted, call)])
  return new Map([...ofCodes, ...ofTables])
}

/** Reads the items of plain dictionaries in the language of the call; disabled items keep their text. */
export async function readCodeTexts(
  codes: readonly string[],
  call: CallSources,
): Promise<ReadonlyMap<string, DictionaryTexts>> {
  if (codes.length === 0) return new Map()
  const key = `dictionaries:${JSON.stringify([call.language, codes])}`
  return readCached(call.db, key, async () => {
    const items = await call.db
      .selectFrom('sysDictItem')
      .innerJoin('sysDict', 'sysDict.id', 'sysDictItem.dictId')
      .select(['sysDict.dictCode', 'sysDictItem.itemValue', 'sysDictItem.itemText', 'sysDictItem.texts'])
      .where('sysDict.dictCode', 'in', codes)
      .where('sysDict.delFlag', '=', 0)
      .orderBy('sysDictItem.sortOrder')
      .execute()
    const byCode = new Map<string, Map<string, string>>(codes.map((code) => [code, new Map()]))
    for (const item of items)
      byCode.get(item.dictCode)?.set(item.itemValue, item.texts?.[call.language] ?? item.itemText)
    return { value: byCode, topics: ['sys_dict', 'sys_dict_item'], size: 1 + items.length / 10 }
  })
}

/** A dictionary of a table, and the values of it whose texts are wanted. */
interface TableDictionary {
  readonly dict: string
  readonly sought: readonly string[]
}

/** Reads the texts of values of several tables in one round trip, or two where tables of online forms are among them. */
async function readTablesTexts(
  wanted: readonly TableDictionary[],
  call: CallSources,
): Promise<ReadonlyMap<string, DictionaryTexts>> {
  const found = await Promise.all(wanted.map(({ dict, sought }) => selectTexts(dict, sought, call, 'value')))
  const texts = new Map<string, Map<string, string>>(wanted.map(({ dict }) => [dict, new Map()]))
  const queries = found.flatMap((selection, index) => {
    if (selection === undefined) return []
    const query = selection.query.select(sql<string>`cast(${wanted[index]?.dict} as text)`.as('dict'))
    return [{ ...selection, query }]
  })
  // Names word for word and names in camelCase cannot stand in one query.
  const groups = Map.groupBy(queries, ({ isVerbatim }) => isVerbatim)
  const rows = await Promise.all(
    [...groups.values()].flatMap(([first, ...more]) =>
      first === undefined ? [] : [more.reduce((all, { query }) => all.unionAll(query), first.query).execute()],
    ),
  )
  for (const row of rows.flat()) texts.get(String(row.dict))?.set(String(row.code), String(row.text ?? ''))
  return texts
}

/** Reads the texts of values of a table, or of those values that have some texts. */
export async function readTableTexts(
  dict: string,
  sought: readonly string[],
  call: CallSources,
  by: 'value' | 'text' = 'value',
): Promise<DictionaryTexts> {
  const selection = await selectTexts(dict, sought, call, by)
  const rows = selection === undefined ? [] : await selection.query.orderBy('code').execute()
  return new Map(rows.map((row) => [String(row.code), String(row.text ?? '')]))
}

/** Texts and codes of a table, as far as the call may read them; undefined where there is nothing to read. */
async function selectTexts(
  dict: string,
  sought: readonly string[],
  call: CallSources,
  by: 'value' | 'text',
): Promise<{ readonly query: RecordQuery; readonly isVerbatim: boolean } | undefined> {
  const [name = '', textName = '', codeName = ''] = dict.split(',').map((part) => part.trim())
  if (sought.length === 0) return undefined
  const table = await findOpenTable(call, name)
  const [text, code] = [findLookup(table, textName), findLookup(table, codeName)]
  if (table === undefined || text === undefined || code === undefined) return undefined
  const all = selectAccessible(call.db, table)
  const ofTenant = table.tenant === undefined ? all : await narrowTexts(all, table.tenant, call)
  const open = await narrowToReader(ofTenant, table, call)
  if (open === undefined) return undefined
  const [textColumn, codeColumn] = [toTextColumn(table, text, call.language), toTextOf(code)]
  const query = open
    .select([textColumn.as('text'), codeColumn.as('code')])
    .where(by === 'value' ? codeColumn : textColumn, 'in', sought)
  return { query, isVerbatim: table.isVerbatim === true }
}

async function findOpenTable({ user, ...call }: CallSources, name: string): Promise<AccessibleTable | undefined> {
  const table = await findAccessibleTable(call, name)
  return table === undefined || user === undefined ? table : openLookup(table, { ...call, user })
}

/** What the rules of the reader leave, where a table asks for them; undefined for nobody. */
async function narrowToReader(
  query: RecordQuery,
  { narrowTexts: narrow }: AccessibleTable,
  { user, ...call }: CallSources,
): Promise<RecordQuery | undefined> {
  if (narrow === undefined) return query
  return user === undefined ? undefined : narrow(query, { ...call, user })
}

/** A column as its reader reads it. */
const toTextColumn = ({ translated }: AccessibleTable, column: string, language: Language) =>
  translated?.includes(column) === true ? toShownText(camelCaseName(column), column, language) : toTextOf(column)

const toTextOf = (column: string) => sql<string>`cast(${sql.ref(column)} as text)`
