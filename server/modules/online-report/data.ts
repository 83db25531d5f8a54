import type { SignedInCall } from '../../http/index.ts'
import type { QueryFields } from '../../http/query/condition.ts'
import { parseFilters } from '../../http/query/parseFilters.ts'
import { type PageRange, parsePage } from '../../http/query/parsePage.ts'
import { parseSort } from '../../http/query/parseSort.ts'
import { parseSuperQuery } from '../../http/query/parseSuperQuery.ts'
import type { Values } from '../../http/resource/index.ts'
import { readRules, toField } from '../../http/rules/toRuleGroups.ts'
import { toReportCodes } from '../../online/operations/operationCodes.ts'
import { type QueryColumn, type QueryResult, runQuery } from '../../online/sql/runQuery.ts'
import { addTexts } from './dictionaries.ts'
import { readCallParameters, readReportParameters } from './parameters.ts'
import type { ReportItem } from './parts.ts'
import { addressesOf, type Report } from './report.ts'

/** A page of a report, or all of it. */
export interface ReportData {
  readonly records: readonly Values[]
  readonly total: number
  /** Sums over all rows that the call asks for, of the columns whose total is wanted. */
  readonly totals?: Values
  /** Whether rows were left out because of a limit. */
  readonly isCut: boolean
  readonly page: PageRange
  /** The values that the statement was run with. */
  readonly bound: Values
  /** The tables of the server's own database that it reads. */
  readonly tables: readonly string[]
}

/** How much of a report is wanted: a page as the call says, or its rows up to a limit. */
export interface Extent {
  readonly rows?: number
}

/** Reads what a call asks of a report, with the texts of its values. */
export async function readReportData(call: SignedInCall, report: Report, extent: Extent = {}): Promise<ReportData> {
  const page = parsePage(readCallParameters(call.query as Values), true)
  const { records, total, totals, isCut, bound, tables } = await queryReport(call, report, extent)
  const presented = await presentRecords(call, report, records)
  return { records: presented, total, isCut, page, bound, tables, ...(totals === undefined ? {} : { totals }) }
}

/**
 * Reads the rows of a report that a call asks for: its parameters, filters, advanced query, order and page, within what
 * the data rules of the person's roles let through (wire contract 1.15, 2, 2.5).
 */
export async function queryReport(
  call: SignedInCall,
  report: Report,
  extent: Extent,
): Promise<QueryResult & Pick<ReportData, 'bound'>> {
  const { head, items } = report
  const given = readCallParameters(call.query as Values)
  const page = parsePage(given, true)
  const bound = await readReportParameters(call, report, given)
  const result = await runQuery(call, {
    sql: head.cgrSql,
    dataSource: head.dbSource,
    parameters: bound,
    narrow: async (columns) => ({
      fields: toFields(columns, []),
      conditions: [
        ...parseFilters(given, toFields(columns, items), call.timeZone),
        ...[parseSuperQuery(given, toFields(columns, items), call.timeZone)].filter((group) => group !== null),
        ...(await readRuleGroups(call, report, toFields(columns, []))),
      ],
    }),
    sort: (columns) => (isOrdered(given) ? parseSort(given, toFields(columns, items)) : []),
    ...(extent.rows === undefined ? { page, count: true } : { limits: { rows: extent.rows } }),
    totals: items.filter(({ isTotal }) => isTotal === '1').map(({ fieldName }) => fieldName),
  })
  return { ...result, bound }
}

/** Rows of a report with their texts. Only columns that the report has leave. */
export function presentRecords(
  call: SignedInCall,
  { items }: Report,
  records: readonly Values[],
): Promise<readonly Values[]> {
  return addTexts(call, items, pick(records, items))
}

const isOrdered = ({ column, sortInfoString }: Values): boolean =>
  (typeof column === 'string' && column.trim() !== '') || typeof sortInfoString === 'string'

/** The columns that a call may name: those of the report, or all when it names none. */
function toFields(columns: readonly QueryColumn[], items: readonly ReportItem[]): QueryFields {
  return Object.fromEntries(
    columns
      .filter(({ name }) => !name.includes('.'))
      .filter(({ name }) => items.length === 0 || items.some(({ fieldName }) => fieldName === name))
      .map(({ name, type }) => [name, { type }]),
  )
}

/**
 * Rules at every node that opens the report, by its address or by a code. A node may carry the codes of other things too:
 * a rule there on what the report does not have is about those.
 */
async function readRuleGroups(call: SignedInCall, { head }: Report, fields: QueryFields) {
  const { isAdmin, rules } = await call.access()
  const [addresses, codes] = [addressesOf(head), new Set(toReportCodes(head.code))]
  const isAbout = ({ url, codes: carried, ruleColumn }: (typeof rules)[number]): boolean => {
    if (addresses.includes(url ?? '')) return true
    if (!carried.some((code) => codes.has(code))) return false
    return carried.every((code) => codes.has(code)) || toField(ruleColumn, fields) !== undefined
  }
  const own = isAdmin ? [] : rules.filter(isAbout)
  return (await readRules(own, fields, call)).map(({ group }) => group)
}

function pick(records: readonly Values[], items: readonly ReportItem[]): readonly Values[] {
  if (items.length === 0) return records
  return records.map((record) =>
    Object.fromEntries(
      items.flatMap(({ fieldName }) => (Object.hasOwn(record, fieldName) ? [[fieldName, record[fieldName]]] : [])),
    ),
  )
}
