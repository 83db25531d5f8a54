import { createFailure } from '../../../runtime/language/index.ts'
import { endsBeforeStart } from '../../db/time.ts'
import { noTenant } from '../../http/index.ts'
import { resource, type Values } from '../../http/resource/index.ts'
import { tenantMessages } from './messages.ts'
import { belongsTo, lockTenants, skipTakenNumbers } from './tenants.ts'

/** Tenants as records (wire contract 1.10); the database numbers them. */
export const tenants = resource({
  path: '/sys/tenant',
  table: 'sysTenant',
  model: 'system.tenant',
  key: 'integer',
  title: { zh: '租户', en: 'Tenants', tw: '租戶' },
  access: 'tenant',
  act: 'none',
  // Who works in a tenant sees that one alone.
  scope: (query, { tenantId }) => (tenantId === noTenant ? query : query.where('id', '=', tenantId)),
  operations: ['list', 'queryById', 'add', 'edit', 'delete', 'deleteBatch', 'exportXls'],
  fields: {
    name: { unique: tenantMessages.taken },
    beginDate: { type: 'datetime' },
    endDate: { type: 'datetime' },
    status: { type: 'integer', hasDefault: true },
  },
  hooks: {
    beforeAdd: async (values, { db }) => {
      await skipTakenNumbers(db)
      return toStored(values, {})
    },
    beforeEdit: (values, before) => toStored(values, before),
    beforeDelete: async (rows, { db }) => {
      await lockTenants(db)
      for (const { id, name } of rows) {
        const user = await db
          .selectFrom('sysUser')
          .select('id')
          .where('delFlag', '=', 0)
          .where(belongsTo(Number(id)))
          .limit(1)
          .executeTakeFirst()
        if (user !== undefined) throw createFailure(tenantMessages.hasUsers, { details: { name: String(name) } })
      }
    },
  },
})

function toStored(values: Values, before: Values): Values {
  const { beginDate, endDate, status } = { ...before, ...values }
  if (status !== undefined && status !== 1 && status !== 0) throw createFailure(tenantMessages.status)
  if (endsBeforeStart(beginDate, endDate)) throw createFailure(tenantMessages.endsBeforeStart)
  return values
}
