import { Type } from 'typebox'
import { defineModule, route, signedIn } from '../../http/index.ts'
import { listTodos } from './listTodos.ts'

/** What waits for a person (specification 2.3). */
export const todoModule = defineModule({
  id: 'todo',
  section: '2.3',
  routes: [
    route(
      'GET',
      '/sys/todo/list',
      signedIn('It lists what waits for the user themselves; each source asks for its own code.'),
      {
        query: Type.Object(
          {
            pageNo: Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }),
            pageSize: Type.Integer({ minimum: 1, maximum: 200, default: 10 }),
          },
          { additionalProperties: true },
        ),
      },
      (call) => listTodos(call, call.query),
    ),
  ],
})
