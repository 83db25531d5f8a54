import { sql } from 'kysely'
import { fillText, type LanguageTexts } from '../../../../runtime/language/index.ts'
import { refuseFields, type SignedInCall, texts } from '../../../http/index.ts'
import { isOfAsker, listPlaces, replacePlaces } from '../../../online/form/button/places.ts'
import { type FormDescription, toPhysicalTable } from '../../../online/form/description.ts'
import type { Renames } from './renames.ts'

const messages = {
  statement: texts(
    '表单“{table}”按钮“{name}”的SQL增强使用了字段“{field}”，请先修改该SQL再改名',
    'the statement of the button {name} of the form {table} names the column {field}; change the statement first.',
    '表單「{table}」按鈕「{name}」的SQL增強使用了欄位「{field}」，請先修改該SQL再改名',
  ),
  asker: texts(
    '表单“{table}”按钮“{name}”的SQL增强以#{{field}}取值，而新名称是当前用户的变量，请换一个名称',
    'the statement of the button {name} of the form {table} takes the value of {field}, and the new name is that of a variable; choose another name.',
    '表單「{table}」按鈕「{name}」的SQL增強以#{{field}}取值，而新名稱是目前使用者的變數，請換一個名稱',
  ),
  report: texts(
    '报表“{name}”的SQL使用了字段“{field}”，请先修改该SQL再改名',
    'the query of the report {name} names the column {field}; change the query first.',
    '報表「{name}」的SQL使用了欄位「{field}」，請先修改該SQL再改名',
  ),
  foreign: texts(
    '其他租户的内容使用了字段“{field}”，请联系管理员',
    'something of another tenant names the column {field}; please ask an administrator.',
    '其他租戶的內容使用了欄位「{field}」，請聯絡管理員',
  ),
} as const satisfies Readonly<Record<string, LanguageTexts>>

/** A text of SQL, and the words that say where it stands. */
interface SqlText {
  readonly text: string
  readonly tenantId: number
  readonly message: LanguageTexts
  readonly details: Readonly<Record<string, string>>
  /** What is shown of its result, by names that a star may bring. */
  readonly shown: readonly string[]
}

interface Renamed {
  readonly former: string
  readonly name: string
}

/**
 * Refuses to rename a field whose column a statement of a button or the query of a report names: nobody rewrites these
 * safely, and one that keeps the old name would read or write whichever field takes it next.
 */
export async function refuseNamedInSql(call: SignedInCall, form: FormDescription, renames: Renames): Promise<void> {
  const renamed = [...renames].map(([former, name]): Renamed => ({ former, name }))
  await refuseAskers(call, form, renamed)
  // The columns of a view are those of the form that it was copied from.
  if (form.head.copyType === 1) return
  const table = toPhysicalTable(form).toLowerCase()
  const kept = new Set(form.fields.flatMap(({ dbFieldName, dbIsPersist }) => (dbIsPersist === 0 ? [] : [dbFieldName])))
  const columns = renamed.filter(({ name }) => kept.has(name))
  for (const one of [...(await readStatements(call)), ...(await readReports(call))]) {
    const words = toWords(one.text)
    if (!words.has(table)) continue
    const names = one.text.includes('*') ? words.union(toWords(one.shown.join(' '))) : words
    const used = columns.find(({ former }) => names.has(former.toLowerCase()))
    if (used !== undefined) refuse(call, form, used, one)
  }
}

const toWords = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\w$]+/g) ?? [])

/** A place that came to bear the name of a variable would stand for who asks. */
async function refuseAskers(call: SignedInCall, form: FormDescription, renamed: readonly Renamed[]): Promise<void> {
  const risky = renamed.filter(({ name }) => isOfAsker(name))
  if (risky.length === 0) return
  for (const one of await readStatements(call, form.head.id)) {
    const used = risky.find(({ former }) => one.places.includes(former))
    if (used !== undefined) refuse(call, form, used, { ...one, message: messages.asker })
  }
}

/** What is of another tenant is not named. */
function refuse(
  { language }: SignedInCall,
  { head }: FormDescription,
  { former, name }: Renamed,
  found: SqlText,
): never {
  const message = found.tenantId === head.tenantId ? found.message : messages.foreign
  const text = fillText(message[language], { ...found.details, field: former })
  throw refuseFields({ [name]: `${name}: ${text}` })
}

/** The statements of one form or of all: those of main and sub tables may name a table as well. */
async function readStatements(
  { db }: SignedInCall,
  formId?: string,
): Promise<readonly (SqlText & { readonly places: readonly string[] })[]> {
  const rows = await db
    .selectFrom('onlCgformEnhanceSql')
    .innerJoin('onlCgformHead', 'onlCgformHead.id', 'onlCgformEnhanceSql.cgformHeadId')
    .select(['onlCgformHead.tableName', 'onlCgformHead.tenantId', 'buttonCode', 'cgbSql'])
    .where('cgbSql', '!=', '')
    .$if(formId !== undefined, (query) => query.where('onlCgformHead.id', '=', formId ?? ''))
    .execute()
  return rows.map(({ tableName, tenantId, buttonCode, cgbSql }) => ({
    text: replacePlaces(cgbSql ?? '', () => ' '),
    places: listPlaces(cgbSql ?? ''),
    ...{ tenantId, message: messages.statement, shown: [], details: { name: buttonCode, table: tableName } },
  }))
}

/** The queries of reports and graph reports over the server's own database. */
async function readReports({ db }: SignedInCall): Promise<readonly SqlText[]> {
  const reports = await db
    .selectFrom('onlCgreportHead')
    .select(({ selectFrom }) => [
      ...(['code', 'cgrSql', 'tenantId'] as const),
      selectFrom('onlCgreportItem')
        .select(({ fn }) => fn.agg<string | null>('string_agg', ['fieldName', sql`' '`]).as('names'))
        .whereRef('cgrheadId', '=', 'onlCgreportHead.id')
        .as('shown'),
    ])
    .where(({ or, eb }) => or([eb('dbSource', '=', ''), eb('dbSource', 'is', null)]))
    .execute()
  const graphs = await db
    .selectFrom('onlGraphreportHead')
    .select(({ selectFrom }) => [
      ...(['code', 'cgrSql', 'tenantId', 'xaxisField', 'yaxisField'] as const),
      selectFrom('onlGraphreportItem')
        .select(({ fn }) => fn.agg<string | null>('string_agg', ['fieldName', sql`' '`]).as('names'))
        .whereRef('graphreportHeadId', '=', 'onlGraphreportHead.id')
        .as('shown'),
    ])
    .where('dataType', '=', 'sql')
    .where(({ or, eb }) => or([eb('dbSource', '=', ''), eb('dbSource', 'is', null)]))
    .execute()
  return [
    ...reports.map(({ shown, ...report }) => toReportText(report, [shown])),
    ...graphs.map(({ shown, xaxisField, yaxisField, ...graph }) =>
      toReportText(graph, [shown, xaxisField, yaxisField]),
    ),
  ]
}

function toReportText(
  { code, cgrSql, tenantId }: { readonly code: string; readonly cgrSql: string | null; readonly tenantId: number },
  shown: readonly (string | null)[],
): SqlText {
  const names = shown.filter((name) => name !== null)
  return { text: cgrSql ?? '', tenantId, message: messages.report, details: { name: code }, shown: names }
}
