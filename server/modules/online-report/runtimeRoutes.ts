import { Type } from 'typebox'
import { anyone, isStranger, noteShownFiles, route, type SignedInCall, toRecordPage } from '../../http/index.ts'
import type { Values } from '../../http/resource/index.ts'
import { describeColumns, describeQuery } from './columns.ts'
import { type ReportData, readReportData } from './data.ts'
import { readOptions } from './dictionaries.ts'
import { isBound } from './parameters.ts'
import { getReport, type Report, reportTable } from './report.ts'
import { exportReport, exportReports } from './sheets.ts'

const access = anyone(
  'Who may read a report is said by the report: its menu node, its code, or that it is open; strangers get public columns.',
)
const byCode = Type.Object({ code: Type.String({ minLength: 1 }) })
const byId = Type.Object({ id: Type.String({ minLength: 1 }) })
const base = '/online/cgreport/api'

function toAnswer({ records, total, page, totals, isCut }: ReportData) {
  return {
    ...toRecordPage(records, total, page),
    ...(totals === undefined ? {} : { totals }),
    ...(isCut ? { isCut } : {}),
  }
}

/** The rows that a call asks for; who sees them may see the pictures that they name. */
async function readShown(call: SignedInCall, report: Report) {
  const data = await readReportData(call, report)
  // Files of reports are for people who were shown them under their name.
  if (isStranger(call.user)) return toAnswer(data)
  await noteShownFiles(call, {
    table: reportTable,
    id: report.head.id,
    rows: data.records,
    bound: data.bound,
    from: data.tables,
  })
  return toAnswer(data)
}

/** The calls of who reads reports (specification 7.3, wire contract 1.15); a report is named by its id or its code. */
export const runtimeRoutes = [
  route('GET', `${base}/getRpColumns/:code`, access, { params: byCode }, async (call) => {
    const report = await getReport(call, call.params.code)
    return {
      cgRpConfigId: report.head.id,
      cgRpConfigName: report.head.name,
      ...(await describeColumns(call, report)),
    }
  }),
  route('GET', `${base}/getQueryInfo/:id`, access, { params: byId }, async (call) =>
    describeQuery(await getReport(call, call.params.id)),
  ),
  route(
    'GET',
    `${base}/getParamsInfo/:id`,
    access,
    { params: byId },
    // What follows from who asks would be filled in for nothing.
    async (call) => (await getReport(call, call.params.id)).params.filter((param) => !isBound(param)),
  ),
  route(
    'GET',
    `${base}/getReportDictList`,
    access,
    { query: { id: Type.String({ default: '' }), field: Type.String({ default: '' }) } },
    async (call) => {
      const { id, field } = call.query
      const { items } = await getReport(call, id)
      const options = await readOptions(call, field === '' ? items : items.filter((item) => item.fieldName === field))
      return field === '' ? options : Object.hasOwn(options, field) ? options[field] : []
    },
  ),
  route('GET', `${base}/getData/:id`, access, { params: byId }, async (call) =>
    readShown(call, await getReport(call, call.params.id)),
  ),
  route('GET', `${base}/getColumnsAndData/:id`, access, { params: byId }, async (call) => {
    const report = await getReport(call, call.params.id)
    return {
      ...(await describeColumns(call, report)),
      data: await readShown(call, report),
      cgreportHeadName: report.head.name,
    }
  }),
  route('GET', `${base}/exportXls/:id`, access, { params: byId }, (call) => exportReport(call, call.params.id)),
  route('GET', `${base}/exportManySheetXls/:id`, access, { params: byId }, (call) => {
    const { force_id: forced } = call.query as Values
    const named = typeof forced === 'string' && forced.trim() !== '' ? forced : call.params.id
    const ids = named.split(',').map((id) => id.trim())
    return exportReports(call, [...new Set(ids.filter((id) => id !== ''))])
  }),
]
