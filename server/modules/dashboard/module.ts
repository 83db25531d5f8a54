import { Type } from 'typebox'
import { code, defineModule, route, signedIn } from '../../http/index.ts'
import { readActive, readLatest, readMine, readOperations } from './operations.ts'
import { figuresCode, readVisitDays, readVisitTotals } from './visits.ts'

const visits = signedIn(
  'Everybody is told of their own sign-ins; those of all are told to who holds `dashboard:figures`.',
)

/** The figures of the dashboards, from the log and from this process (wire contract 1.4; specification 2.3, 7.2). */
export const dashboardModule = defineModule({
  id: 'dashboard',
  section: '7.2',
  routes: [
    route('GET', '/sys/loginfo', visits, readVisitTotals),
    route('GET', '/sys/visitInfo', visits, readVisitDays),
    route(
      'GET',
      '/sys/dashboard/operations',
      code(figuresCode),
      { query: { days: Type.Integer({ minimum: 1, maximum: 90, default: 7 }) } },
      (call) => readOperations(call, call.query.days),
    ),
    route('GET', '/sys/dashboard/active', code('log:list'), readActive),
    route('GET', '/sys/dashboard/latest', code('log:list'), readLatest),
    route('GET', '/sys/dashboard/mine', signedIn('It shows nobody but the user themselves.'), readMine),
    route('GET', '/sys/dashboard/process', code('monitor:process'), ({ services }) => services.process.read()),
  ],
})
