import { Type } from 'typebox'
import { code, defineModule, logOperation, messages, ok, route, texts } from '../../http/index.ts'
import type { Values } from '../../http/resource/index.ts'
import { gatewayMessages } from './messages.ts'
import { gatewayRoutes } from './resource.ts'

/** The configuration of a gateway in front of servers of this contract (wire contract 1.10). */
export const gatewayModule = defineModule({
  id: 'gateway',
  section: '7.2',
  powers: ['gateway:edit', 'gateway:delete'],
  tables: [gatewayRoutes.table],
  routes: [
    gatewayRoutes.routes,
    route(
      ['POST', 'PUT'],
      '/sys/gatewayRoute/updateAll',
      code('gateway:edit'),
      { body: Type.Record(Type.String(), Type.Unknown()), act: 'power', adds: 'wholly' },
      async (call) => {
        // The wire wraps the route; a form of ours sends it as it is.
        const { router } = call.body
        const values: Values = typeof router === 'object' && router !== null ? { ...router } : call.body
        const isNew = typeof values.id !== 'string' || values.id === ''
        return isNew
          ? ok(await gatewayRoutes.add(call, values), messages.added)
          : ok(await gatewayRoutes.editRead(call, values), messages.edited)
      },
    ),
    route('GET', '/sys/gatewayRoute/clearRedis', code('gateway:edit'), async (call) => {
      // Nothing is cached here: a gateway that reads the table has what was saved last.
      return ok(
        await logOperation(call, {
          type: 'edit',
          content: texts('重新发布网关路由', 'Gateway routes published', '重新發布閘道路由'),
        }),
        gatewayMessages.published,
      )
    }),
  ],
})
