import { Type } from 'typebox'
import { code, defineModule, route, texts } from '../../http/index.ts'
import { selectVisible, splitIds } from '../../http/resource/index.ts'
import { memberRoutes } from '../user/membership.ts'
import { users } from '../user/resource.ts'
import { tenants } from './resource.ts'
import { belongsTo } from './tenants.ts'
import { changeTenantUsers } from './tenantUsers.ts'

const tenantId = Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 })

/** Tenants and who belongs to them (wire contract 1.10). */
export const tenantModule = defineModule({
  id: 'tenant',
  section: '7.2',
  tables: [tenants.table],
  routes: [
    tenants.routes,
    route(
      'GET',
      '/sys/tenant/queryList',
      code('tenant:list', 'user:tenants'),
      { query: { ids: Type.String({ default: '' }) } },
      async (call) => {
        const { query } = call
        const ids = splitIds(query.ids).flatMap((id) => (/^\d{1,9}$/.test(id) ? [Number(id)] : []))
        const visible = await selectVisible(tenants.model, call)
        return visible
          .select(['id', 'name', 'beginDate', 'endDate', 'status'])
          .where('status', '=', 1)
          .$if(query.ids !== '', (rows) => rows.where('id', 'in', ids.length === 0 ? [0] : ids))
          .orderBy('id')
          .limit(10_000)
          .execute()
      },
    ),
    route(
      'GET',
      '/sys/tenant/userList',
      code('tenant:users'),
      { query: Type.Object({ tenantId }, { additionalProperties: true }) },
      (call) => users.list(call, { narrow: (query) => query.where(belongsTo(call.query.tenantId)) }),
    ),
    memberRoutes({
      owner: 'tenantId',
      id: tenantId,
      access: code('tenant:users'),
      title: texts('租户用户', 'Users of tenant', '租戶使用者'),
      paths: { join: '/sys/tenant/addUsers', leave: '/sys/tenant/removeUsers' },
      join: (call, tenantId: number, userIds) => changeTenantUsers(call, tenantId, userIds, true),
      leave: (call, tenantId: number, userIds) => changeTenantUsers(call, tenantId, userIds, false),
    }),
  ],
})
