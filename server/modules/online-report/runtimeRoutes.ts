import { Type } from 'typebox'
import { signedIn } from '../../http/access.ts'
import { toRecordPage } from '../../http/envelope.ts'
import type { Values } from '../../http/resource/declaration.ts'
import { route } from '../../http/route.ts'
import { describeColumns, describeQuery } from './columns.ts'
import { type ReportData, readReportData } from './data.ts'
import { readOptions } from './dictionaries.ts'
import { getReport } from './report.ts'
import { exportReport, exportReports } from './sheets.ts'

const access = signedIn('Who may read a report is said by the report: its menu node, its code, or that it is open.')
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

/** The calls of who reads reports (specification 7.3, wire contract 1.15); a report is named by its id or its code. */
export const runtimeRoutes = [
  route({
    method: 'GET',
    path: `${base}/getRpColumns/:code`,
    access,
    params: byCode,
    handler: async (call) => {
      const report = await getReport(call, call.params.code)
      return {
        cgRpConfigId: report.head.id,
        cgRpConfigName: report.head.name,
        ...(await describeColumns(call, report)),
      }
    },
  }),
  route({
    method: 'GET',
    path: `${base}/getQueryInfo/:id`,
    access,
    params: byId,
    handler: async (call) => describeQuery(await getReport(call, call.params.id)),
  }),
  route({
    method: 'GET',
    path: `${base}/getParamsInfo/:id`,
    access,
    params: byId,
    handler: async (call) => (await getReport(call, call.params.id)).params,
  }),
  route({
    method: 'GET',
    path: `${base}/getReportDictList`,
    access,
    query: Type.Object({ id: Type.String({ default: '' }), field: Type.String({ default: '' }) }),
    handler: async (call) => {
      const { id, field } = call.query
      const { items } = await getReport(call, id)
      const options = await readOptions(call, field === '' ? items : items.filter((item) => item.fieldName === field))
      return field === '' ? options : Object.hasOwn(options, field) ? options[field] : []
    },
  }),
  route({
    method: 'GET',
    path: `${base}/getData/:id`,
    access,
    params: byId,
    handler: async (call) => toAnswer(await readReportData(call, await getReport(call, call.params.id))),
  }),
  route({
    method: 'GET',
    path: `${base}/getColumnsAndData/:id`,
    access,
    params: byId,
    handler: async (call) => {
      const report = await getReport(call, call.params.id)
      return {
        ...(await describeColumns(call, report)),
        data: toAnswer(await readReportData(call, report)),
        cgreportHeadName: report.head.name,
      }
    },
  }),
  route({
    method: 'GET',
    path: `${base}/exportXls/:id`,
    access,
    params: byId,
    handler: (call) => exportReport(call, call.params.id),
  }),
  route({
    method: 'GET',
    path: `${base}/exportManySheetXls/:id`,
    access,
    params: byId,
    handler: (call) => {
      const { force_id: forced } = call.query as Values
      const named = typeof forced === 'string' && forced.trim() !== '' ? forced : call.params.id
      const ids = named.split(',').map((id) => id.trim())
      return exportReports(call, [...new Set(ids.filter((id) => id !== ''))])
    },
  }),
]
