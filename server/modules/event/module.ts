import { Type } from 'typebox'
import { defineModule, route, signedIn } from '../../http/index.ts'
import { readAgenda } from './agenda.ts'
import { events } from './resource.ts'

/** The calendar of each person (specification 2.3). */
export const eventModule = defineModule({
  id: 'event',
  section: '2.3',
  tables: [events.table],
  routes: [
    events.routes,
    route(
      'GET',
      '/sys/event/agenda',
      signedIn('It shows nobody but the user themselves.'),
      { query: { days: Type.Integer({ minimum: 1, maximum: 60, default: 1 }) } },
      (call) => readAgenda(call, call.query.days),
    ),
  ],
})
