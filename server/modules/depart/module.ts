import { defineModule } from '../../http/index.ts'
import { departMemberRoutes } from './memberRoutes.ts'
import { departs } from './resource.ts'
import { treeRoutes } from './treeRoutes.ts'

/** Departments and who belongs to them (wire contract 1.6 and 1.7). */
export const departModule = defineModule({
  id: 'depart',
  section: '7.2',
  tables: [departs.table],
  routes: [departs.routes, treeRoutes, departMemberRoutes],
})
