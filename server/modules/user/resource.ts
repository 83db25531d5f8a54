import { hashPassword, isMultipart, refuseFields, revokeAllOf, type SignedInCall } from '../../http/index.ts'
import { narrowValues, resource, splitIds, type Values } from '../../http/resource/index.ts'
import { readMemberships } from '../depart/members.ts'
import { type Charge, readCharge, readCurrentDepart, saveUserDeparts } from '../depart/userDeparts.ts'
import { departNames } from '../organisation/departs.ts'
import type { Seen } from '../organisation/hiddenParts.ts'
import { refuseOneself, requireAdministratorBeside } from './authority.ts'
import { inDepart, inDepartCode } from './departFilters.ts'
import { userRecords } from './fields.ts'
import { narrowedFields } from './narrowedFields.ts'
import { findWeakness, hashUnusablePassword } from './passwordPolicy.ts'
import { refuseFormerUsername } from './usedUsernames.ts'
import { readNamedRoleIds, setUserRoles } from './userRoles.ts'
import { withTenants } from './userTenants.ts'

/** The users as records (wire contract 1.6). Deleted ones lie in the recycle bin; the password never leaves. */
export const users = resource({
  ...userRecords,
  act: { actsFor: (ids) => ({ users: ids }) },
  // Nobody has a new account yet for whom one could act, and no record is its own.
  actOfNew: { gives: (ids) => ({ users: ids }) },
  operations: ['list', 'queryById', 'add', 'edit', 'delete', 'deleteBatch', 'exportXls'],
  lookup: ['id', 'username', 'realname'],
  filters: { departId: { fields: [], narrow: inDepart }, code: { fields: [], narrow: inDepartCode } },
  translated: ['realname'],
  derived: departNames,
  narrowedFields,
  recycleBin: {},
  beside: async (call, id) => {
    const { has } = await call.access(call.db)
    return {
      ...(has('user:roles') ? { selectedroles: (await readNamedRoleIds(call, id)).join(',') } : {}),
      ...(has('user:departs') ? { selecteddeparts: (await readMemberships(call, id)).join(',') } : {}),
    }
  },
  hooks: {
    beforeAdd: async (values, call) => {
      await refuseFormerUsername(call, values.username)
      return {
        ...(await withTenants(values, { stored: null, seen: null }, call)),
        ...(await chargeOf(call, { stored: nothing, seen: nothing })),
        ...(await currentOf(call, undefined)),
        password: await toFirstPassword(call),
      }
    },
    afterAdd: (row, call) => saveLinks(call, row),
    beforeEdit: async (values, stored, call) => {
      const [seen = stored] = await narrowValues(users.model, [stored], call)
      return {
        ...(await withTenants(values, { stored: stored.relTenantIds, seen: seen.relTenantIds }, call)),
        ...(await chargeOf(call, { stored: toCharge(stored), seen: toCharge(seen) })),
        ...(await currentOf(call, stored)),
      }
    },
    afterEdit: (row, _before, call) => saveLinks(call, row),
    beforeDelete: async (rows, call) => {
      const ids = rows.map((row) => String(row.id))
      refuseOneself(call, ids)
      await requireAdministratorBeside(call.db, ids)
    },
    afterDelete: (rows, call) =>
      revokeAllOf(
        call.db,
        rows.map((row) => String(row.id)),
      ),
  },
})

/** Spreadsheets carry no passwords: who comes from one cannot sign in before an administrator sets one. */
async function toFirstPassword(call: SignedInCall): Promise<string> {
  if (isMultipart(call.request)) return hashUnusablePassword()
  const { password } = call.body as Values
  const sent = typeof password === 'string' ? password : ''
  const weakness = await findWeakness(call.db, sent)
  if (weakness === undefined) return hashPassword(sent)
  throw refuseFields({ password: weakness[call.language] })
}

/** What a form of a user says beside the user: roles and departments. Spreadsheets say neither. */
async function saveLinks(call: SignedInCall, row: Values): Promise<void> {
  if (isMultipart(call.request)) return
  await saveRoles(call, String(row.id))
  await saveUserDeparts(call, String(row.id))
}

const nothing: Charge = { userIdentity: null, departIds: null }

const toCharge = (row: Values): Charge => row as unknown as Charge

function chargeOf(call: SignedInCall, before: Seen<Charge>): Promise<Partial<Charge>> {
  return isMultipart(call.request) ? Promise.resolve({}) : readCharge(call, before)
}

function currentOf(call: SignedInCall, user: Values | undefined): Promise<{ readonly orgCode?: string }> {
  return isMultipart(call.request) ? Promise.resolve({}) : readCurrentDepart(call, user)
}

async function saveRoles(call: SignedInCall, userId: string): Promise<void> {
  const { selectedroles } = call.body as Values
  if (typeof selectedroles === 'string') await setUserRoles(call, userId, splitIds(selectedroles))
  else if (Array.isArray(selectedroles)) await setUserRoles(call, userId, splitIds(selectedroles.join(',')))
}
