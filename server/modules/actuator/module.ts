import { defineModule } from '../../http/index.ts'
import { metricRoutes } from './metricRoutes.ts'
import { pageRoutes } from './pageRoutes.ts'
import { storeRoutes } from './storeRoutes.ts'
import { traceRoutes } from './traceRoutes.ts'

/**
 * The monitors of this process, its machine and its database (wire contract 1.12). What else other servers answer below
 * `/actuator`, such as the heap and the environment, is not there (wire contract 5, A2).
 */
export const actuatorModule = defineModule({
  id: 'actuator',
  section: '7.2',
  routes: [metricRoutes, traceRoutes, storeRoutes, pageRoutes],
})
