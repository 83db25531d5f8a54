import { Type } from 'typebox'
import { code, signedIn } from '../../http/access.ts'
import { defineModule, route } from '../../http/route.ts'
import { readActive, readLatest, readOperations } from './operations.ts'
import { readVisitDays, readVisitTotals } from './visits.ts'

const counts = signedIn('The dashboards show everybody how many came and what was done; numbers name nobody.')

/** The figures of the dashboards, from the log and from this process (wire contract 1.4; specification 2.3, 7.2). */
export const dashboardModule = defineModule({
  id: 'dashboard',
  section: '7.2',
  routes: [
    route({ method: 'GET', path: '/sys/loginfo', access: counts, handler: ({ db }) => readVisitTotals(db) }),
    route({ method: 'GET', path: '/sys/visitInfo', access: counts, handler: ({ db }) => readVisitDays(db) }),
    route({
      method: 'GET',
      path: '/sys/dashboard/operations',
      access: counts,
      query: Type.Object({ days: Type.Integer({ minimum: 1, maximum: 90, default: 7 }) }),
      handler: (call) => readOperations(call, call.query.days),
    }),
    route({ method: 'GET', path: '/sys/dashboard/active', access: code('log:list'), handler: readActive }),
    route({
      method: 'GET',
      path: '/sys/dashboard/latest',
      access: code('log:list'),
      handler: (call) => readLatest(call),
    }),
    route({
      method: 'GET',
      path: '/sys/dashboard/mine',
      access: signedIn('It shows nobody but the user themselves.'),
      handler: (call) => readLatest(call, call.user.id),
    }),
    route({
      method: 'GET',
      path: '/sys/dashboard/process',
      access: code('monitor:process'),
      handler: ({ services }) => services.process.read(),
    }),
  ],
})
