import { toRuledRecords } from '../../../../server/authority/binding.ts'
import { createDepartFinder } from '../../../../server/authority/departFinder.ts'
import type { Holder } from '../../../../server/authority/people.ts'
import { takeSnapshot } from '../../../../server/authority/snapshot.ts'
import { readLists } from '../../../../server/db/rowLists.ts'
import type { Connection } from '../../../../server/db/schema.ts'
import { listCalls } from '../../../../server/http/listCalls.ts'
import { modules } from '../../../../server/modules/list.ts'
import type { Moment } from './measure.ts'
import { toName } from './names.ts'
import { listTables } from './online.ts'
import { listState } from './state.ts'

const records = toRuledRecords(listCalls(modules))
const prepareDeparts = createDepartFinder()
const everybody: Holder = { tenants: [], roles: [], departRoles: [], departs: [], inChargeOf: [] }
const toTenants = (tenantId: number): readonly number[] => (tenantId === 0 ? [] : [tenantId])

/** Looks at a company: what there is, what its people reach, and what who has one role alone would. */
export async function lookAt(db: Connection): Promise<Moment> {
  const { tables, ...state } = await readLists(db, { ...listState, tables: listTables })
  const people = new Set(state.users.map(({ id }) => id))
  const tenantOf = new Map(state.departs.map(({ id, tenantId }) => [id, tenantId]))
  const imagined = new Map<string, Holder>([
    ...[0, 1, 2].map((id) => [`everybody ${id}`, { ...everybody, tenants: toTenants(id) }] as const),
    ...state.roles.map(({ id, tenantId }) => {
      const holder = { ...everybody, roles: [id], tenants: toTenants(tenantId) }
      return [toName('roles', id), holder] as const
    }),
    ...state.departRoles.map(({ id, departId }) => {
      const holder = { ...everybody, departRoles: [id], tenants: toTenants(tenantOf.get(departId) ?? 0) }
      return [toName('departRoles', id), holder] as const
    }),
  ])
  const snapshot = await takeSnapshot({ people, imagined }, { db, records, prepareDeparts, named: people })
  return { state, snapshot, tables: new Set(tables), watched: [...people, ...imagined.keys()], measures: new Map() }
}
