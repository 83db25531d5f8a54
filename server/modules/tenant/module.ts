import { Type } from 'typebox'
import { createError } from '../../../runtime/language/index.ts'
import { code, defineModule, ok, route, type SignedInCall } from '../../http/index.ts'
import { everyTenant, selectVisible, splitIds } from '../../http/resource/index.ts'
import { users } from '../user/resource.ts'
import { tenants } from './resource.ts'
import { belongsTo } from './tenants.ts'
import { changeTenantUsers } from './tenantUsers.ts'

const tenantId = Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 })
const userId = Type.String({ minLength: 1, maxLength: 100 })

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
    route(
      'POST',
      '/sys/tenant/addUsers',
      code('tenant:users'),
      { body: { tenantId, userIdList: Type.Array(userId, { minItems: 1, maxItems: 1000 }) } },
      async (call) => {
        await requireTenant(call, call.body.tenantId)
        return ok(await changeTenantUsers(call, call.body.tenantId, call.body.userIdList, true))
      },
    ),
    route(
      'DELETE',
      '/sys/tenant/removeUsers',
      code('tenant:users'),
      { query: { tenantId, userIds: Type.String({ minLength: 1 }) } },
      async (call) => {
        await requireTenant(call, call.query.tenantId)
        const ids = splitIds(call.query.userIds)
        if (ids.length > 0) await changeTenantUsers(call, call.query.tenantId, ids, false)
        return ok(null)
      },
    ),
  ],
})

/** Who looks after the people of a tenant does so for the tenant of the call, or for all of them. */
async function requireTenant(call: SignedInCall, tenantId: number): Promise<void> {
  if (call.tenantId !== tenantId && !(await call.access()).has(everyTenant)) throw createError('forbidden')
}
