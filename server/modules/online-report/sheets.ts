import { utils, write } from '@e965/xlsx'
import { createFailure, fillText } from '../../../runtime/language/index.ts'
import { attachment, logOperation, type RawAnswer, type SignedInCall } from '../../http/index.ts'
import { answerSheet } from '../../http/spreadsheet/answerSheet.ts'
import { toSheetName } from '../../http/spreadsheet/streamSheet.ts'
import { readReportData } from './data.ts'
import { reportMessages } from './messages.ts'
import { getReport, type Report } from './report.ts'

/** Exports have so many times the rows of a call. */
const share = 10
/** The most rows of a spreadsheet that is made in memory. */
const maxInMemory = 20_000
const batchSize = 1000
/** The most reports of one spreadsheet. */
const maxSheets = 20

/** A report as the rows of a sheet. */
interface Sheet {
  readonly title: string
  readonly headers: readonly string[]
  readonly rows: readonly (readonly unknown[])[]
}

/** Answers with a report as a spreadsheet: what its list would show, without its pages (wire contract 1.15). */
export async function exportReport(call: SignedInCall, idOrCode: string): Promise<RawAnswer> {
  const report = await getReport(call, idOrCode)
  const { title, headers, rows } = await readSheet(call, report, call.config.reportRows * share)
  await log(call, [report], rows.length)
  return answerSheet(title, headers, inBatches(rows), rows.length > maxInMemory)
}

/** Answers with several reports, each in a sheet of one spreadsheet; all of them take the parameters of the call. */
export async function exportReports(call: SignedInCall, idsOrCodes: readonly string[]): Promise<RawAnswer> {
  if (idsOrCodes.length > maxSheets)
    throw createFailure(reportMessages.tooManySheets, { details: { count: String(maxSheets) } })
  const reports: Report[] = []
  for (const each of idsOrCodes) reports.push(await getReport(call, each))
  const book = utils.book_new()
  const names = new Set<string>()
  let count = 0
  for (const report of reports) {
    const { title, headers, rows } = await readSheet(call, report, call.config.reportRows)
    const sheet = utils.aoa_to_sheet([[title], [...headers], ...rows.map((row) => row.map(toCell))])
    if (headers.length > 1) sheet['!merges'] = [{ s: { r: 0, c: 0 }, e: { r: 0, c: headers.length - 1 } }]
    utils.book_append_sheet(book, sheet, toFreeName(title, names))
    count += rows.length
  }
  await log(call, reports, count)
  const content = write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer
  const name = reports
    .map(({ head }) => head.name)
    .join('-')
    .slice(0, 100)
  return attachment(content, `${name}.xlsx`, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
}

async function readSheet(call: SignedInCall, report: Report, max: number): Promise<Sheet> {
  const { head, items } = report
  const { records, totals, isCut } = await readReportData(call, report, { rows: max })
  const shown = items.filter(({ isShow }) => isShow === 1)
  const names = shown.length > 0 ? shown.map(({ fieldName }) => fieldName) : Object.keys(records[0] ?? {})
  const rows = records.map((record) => names.map((name) => record[`${name}_dictText`] ?? record[name]))
  const sums = totals === undefined || Object.keys(totals).length === 0 ? [] : [toTotals(call, names, totals)]
  const cut = isCut ? [[fillText(reportMessages.cut[call.language], { rows: String(max) })]] : []
  return {
    title: head.name,
    headers: shown.length > 0 ? shown.map(({ fieldTxt }) => fieldTxt) : names,
    rows: [...rows, ...sums, ...cut],
  }
}

function toTotals(call: SignedInCall, names: readonly string[], totals: Readonly<Record<string, unknown>>) {
  const sums = names.map((name) => (Object.hasOwn(totals, name) ? totals[name] : null))
  const place = sums.indexOf(null)
  return sums.map((sum, index) => (index === place ? reportMessages.total[call.language] : sum))
}

async function* inBatches(rows: Sheet['rows']): AsyncGenerator<Sheet['rows']> {
  for (let start = 0; start < rows.length; start += batchSize) yield rows.slice(start, start + batchSize)
}

const log = (call: SignedInCall, reports: readonly Report[], count: number) =>
  logOperation(call, {
    type: 'export',
    content: '导出在线报表',
    values: { codes: reports.map(({ head }) => head.code), count },
  })

const longestCell = 32_767

function toCell(value: unknown): string | number | boolean | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return (typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, longestCell)
}

/** Sheets of one spreadsheet have names of their own, whatever their letters' case. */
function toFreeName(title: string, taken: Set<string>): string {
  const base = toSheetName(title)
  let name = base
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${base.slice(0, 27)} ${number}`
  taken.add(name.toLowerCase())
  return name
}
