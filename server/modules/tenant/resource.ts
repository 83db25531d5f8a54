import { createFailure, isObject } from '../../../runtime/language/index.ts'
import { findRows } from '../../db/rows.ts'
import { endsBeforeStart } from '../../db/time.ts'
import { noTenant, type SignedInCall, type Subjects } from '../../http/index.ts'
import { resource, type Values } from '../../http/resource/index.ts'
import { tenantMessages } from './messages.ts'
import { belongsTo, lockTenants, skipTakenNumbers, toOwnNumber } from './tenants.ts'

/** What may close a tenant, or open it. */
const spans = ['status', 'beginDate', 'endDate'] as const

/** What people may do in a tenant hangs on whether it is open. */
async function findSwitched(ids: readonly string[], { db, body, request }: SignedInCall): Promise<Subjects> {
  if (request.method === 'DELETE' || !isObject(body) || ids.length === 0) return {}
  const [id = ''] = ids
  const [stored] = /^[1-9]\d{0,9}$/.test(id) ? await findRows(db, 'sysTenant', { id: Number(id) }, spans) : []
  const isChanged = spans.some((name) => body[name] !== undefined && toMoment(body[name]) !== toMoment(stored?.[name]))
  return isChanged && stored !== undefined ? { switched: ids } : {}
}

/** A value as it is stored: a day begins at midnight. */
const toMoment = (value: unknown): string =>
  String(value ?? '')
    .trim()
    .replace(/^(\d{4}-\d\d-\d\d)$/, '$1 00:00:00')

/** Tenants as records (wire contract 1.10); the database numbers those that bring no number of their own (7.16). */
export const tenants = resource({
  path: '/sys/tenant',
  table: 'sysTenant',
  model: 'system.tenant',
  key: 'integer',
  title: { zh: '租户', en: 'Tenants', tw: '租戶' },
  access: 'tenant',
  act: { changes: findSwitched },
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
    beforeAdd: async (values, { db, body }) => {
      await skipTakenNumbers(db)
      return { ...toStored(values, {}), ...(await toOwnNumber(db, isObject(body) ? body.id : undefined)) }
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
