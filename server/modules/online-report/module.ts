import { defineModule, readsShownFile } from '../../http/index.ts'
import { toVersioned } from '../../http/resource/index.ts'
import { designRoutes } from './designRoutes.ts'
import { getReport, reportTable } from './report.ts'
import { heads, sqlCode, versionModel } from './resource.ts'
import { runtimeRoutes } from './runtimeRoutes.ts'

/** Online reports: queries that are described on the server, and the calls that read them (specification 7.3). */
export const onlineReportModule = defineModule({
  id: 'online-report',
  section: '7.3',
  powers: [sqlCode],
  designCodes: ['online.report:add', 'online.report:edit', 'online.report:delete', sqlCode],
  tables: [{ ...heads.table, ...toVersioned(versionModel) }],
  readsFile: readsShownFile(reportTable, (viewer, id) => getReport(viewer, id)),
  routes: [...designRoutes, ...runtimeRoutes],
})
