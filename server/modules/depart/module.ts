import { Type } from 'typebox'
import { code } from '../../http/access.ts'
import type { SignedInCall } from '../../http/call.ts'
import { messages, ok } from '../../http/envelope.ts'
import { splitIds } from '../../http/resource/remove.ts'
import { defineModule, route } from '../../http/route.ts'
import { inTransaction } from '../../http/transaction.ts'
import { memberRoutes } from './memberRoutes.ts'
import { lockDeparts } from './orgCode.ts'
import { departs } from './resource.ts'
import { treeRoutes } from './treeRoutes.ts'

/** Departments and who belongs to them (wire contract 1.6 and 1.7). */
export const departModule = defineModule({
  id: 'depart',
  section: '7.2',
  tables: [departs.table],
  routes: [
    departs.routes,
    treeRoutes,
    memberRoutes,
    route(
      ['PUT', 'POST'],
      '/sys/sysDepart/edit',
      code('depart:edit'),
      { body: Type.Record(Type.String(), Type.Unknown()) },
      (call) => inTurn(call, async (inner) => ok(await departs.edit(inner, call.body), messages.edited)),
    ),
    route(
      'DELETE',
      '/sys/sysDepart/delete',
      code('depart:delete'),
      { query: { id: Type.String({ minLength: 1 }) } },
      (call) => inTurn(call, async (inner) => ok(await departs.remove(inner, [call.query.id]), messages.removed)),
    ),
    route(
      'DELETE',
      '/sys/sysDepart/deleteBatch',
      code('depart:delete'),
      { query: { ids: Type.String({ minLength: 1 }) } },
      (call) =>
        inTurn(call, async (inner) => ok(await departs.remove(inner, splitIds(call.query.ids)), messages.removedBatch)),
    ),
  ],
})

/**
 * Runs one after the other what changes where departments stand. The lock comes before those of single records, so that
 * nobody waits for a record while they hold what its owner waits for.
 */
function inTurn<T>(call: SignedInCall, run: (inner: SignedInCall) => Promise<T>): Promise<T> {
  return inTransaction(call.db, async (db) => {
    await lockDeparts(db)
    return run({ ...call, db })
  })
}
