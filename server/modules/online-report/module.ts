import { defineModule } from '../../http/route.ts'
import { designRoutes } from './designRoutes.ts'
import { heads } from './resource.ts'
import { runtimeRoutes } from './runtimeRoutes.ts'

/** Online reports: queries that are described on the server, and the calls that read them (specification 7.3). */
export const onlineReportModule = defineModule({
  id: 'online-report',
  section: '7.3',
  tables: [heads.table],
  routes: [...designRoutes, ...runtimeRoutes],
})
