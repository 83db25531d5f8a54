import { createFailure, fillText } from '../../../runtime/language/index.ts'
import { logOperation, type RawAnswer, type SignedInCall, texts } from '../../http/index.ts'
import type { Values } from '../../http/resource/index.ts'
import { answerSheet, answerSheets, type RowBatches } from '../../http/spreadsheet/answerSheet.ts'
import { withSheetTimes } from '../../http/spreadsheet/sheetTimes.ts'
import type { QueryResult } from '../../online/sql/runQuery.ts'
import { presentRecords, queryReport } from './data.ts'
import { reportMessages } from './messages.ts'
import { getReport, type Report } from './report.ts'

/** Exports have so many times the rows of a call. */
const share = 10
/** Rows that are given their texts at once. */
const batchSize = 1000
/** The most reports of one spreadsheet. */
const maxSheets = 20

/** A report as the rows of a sheet. */
interface Sheet {
  readonly title: string
  readonly headers: readonly string[]
  readonly batches: RowBatches
  /** How many rows it has. */
  readonly count: number
}

/** Answers with a report as a spreadsheet: what its list would show, without its pages (wire contract 1.15). */
export async function exportReport(call: SignedInCall, idOrCode: string): Promise<RawAnswer> {
  const report = await getReport(call, idOrCode, 'export')
  const sheet = await readSheet(call, report, call.config.reportRows * share)
  await log(call, [report], sheet.count)
  return answerSheet(sheet)
}

/** Answers with several reports, each in a sheet of one spreadsheet; all of them take the parameters of the call. */
export async function exportReports(call: SignedInCall, idsOrCodes: readonly string[]): Promise<RawAnswer> {
  if (idsOrCodes.length > maxSheets)
    throw createFailure(reportMessages.tooManySheets, { details: { count: String(maxSheets) } })
  // A spreadsheet has one sheet at least.
  if (idsOrCodes.length === 0) throw createFailure(reportMessages.noReport, { details: { code: '' } })
  const reports: Report[] = []
  for (const each of idsOrCodes) reports.push(await getReport(call, each, 'export'))
  const sheets: Sheet[] = []
  for (const report of reports) sheets.push(await readSheet(call, report, call.config.reportRows))
  await log(
    call,
    reports,
    sheets.reduce((sum, { count }) => sum + count, 0),
  )
  const name = reports
    .map(({ head }) => head.name)
    .join('-')
    .slice(0, 100)
  return answerSheets(name, sheets)
}

async function readSheet(call: SignedInCall, report: Report, max: number): Promise<Sheet> {
  const { head, items } = report
  const { records, columns, totals, isCut } = await queryReport(call, report, { rows: max })
  const shown = items.filter(({ isShow }) => isShow === 1)
  const names = shown.length > 0 ? shown.map(({ fieldName }) => fieldName) : listColumns(columns, items)
  const sums = totals === undefined || Object.keys(totals).length === 0 ? [] : [toTotals(call, names, totals)]
  const cut = isCut ? [[fillText(reportMessages.cut[call.language], { rows: String(max) })]] : []
  const last = [...sums, ...cut]
  const sheet = {
    title: head.name,
    headers: shown.length > 0 ? shown.map(({ fieldTxt }) => fieldTxt) : names,
    types: names.map((name) => columns.find((column) => column.name === name)?.type),
    batches: presentBatches(call, report, { records, names, last }),
    count: records.length + last.length,
  }
  return withSheetTimes(sheet, call.timeZone)
}

/** The columns of a report that shows none: those that it has, else all of its query. */
function listColumns(columns: QueryResult['columns'], items: Report['items']): readonly string[] {
  const names = columns.map(({ name }) => name)
  return items.length === 0 ? names : names.filter((name) => items.some(({ fieldName }) => fieldName === name))
}

/** The rows of a sheet: records with their texts some at a time, and what stands below them. */
async function* presentBatches(
  call: SignedInCall,
  report: Report,
  {
    records,
    names,
    last,
  }: Pick<QueryResult, 'records'> & {
    readonly names: readonly string[]
    readonly last: readonly (readonly unknown[])[]
  },
): RowBatches {
  for (let start = 0; start < records.length; start += batchSize) {
    const some = await presentRecords(call, report, records.slice(start, start + batchSize))
    yield some.map((record: Values) => names.map((name) => record[`${name}_dictText`] ?? record[name]))
  }
  yield last
}

function toTotals(call: SignedInCall, names: readonly string[], totals: Readonly<Record<string, unknown>>) {
  const sums = names.map((name) => (Object.hasOwn(totals, name) ? totals[name] : null))
  const place = sums.indexOf(null)
  return sums.map((sum, index) => (index === place ? reportMessages.total[call.language] : sum))
}

const log = (call: SignedInCall, reports: readonly Report[], count: number) =>
  logOperation(call, {
    type: 'export',
    content: texts('导出在线报表', 'Online report exported', '匯出線上報表'),
    values: { codes: reports.map(({ head }) => head.code), count },
  })
