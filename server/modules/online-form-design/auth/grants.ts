import { createFailure } from '../../../../runtime/language/index.ts'
import { createId } from '../../../db/id.ts'
import { insertRows } from '../../../db/rows.ts'
import { logOperation, type SignedInCall, texts } from '../../../http/index.ts'
import {
  type ResourceModel,
  requireVisible,
  saveWhole,
  type Values,
  type Whole,
  withWholeVersion,
} from '../../../http/resource/index.ts'
import { departModel } from '../../depart/records.ts'
import { roles } from '../../role/resource.ts'
import { users } from '../../user/resource.ts'
import { getHead, lockForm } from '../form/heads.ts'
import { listRequested } from './listRequested.ts'
import { authMessages } from './messages.ts'
import { listRules } from './rules.ts'

/** What is granted: fields, buttons, or rules on records (wire contract 2.5). */
export const grantTypes = { column: 1, button: 2, data: 3 } as const

/** Whose grants they are: those of a role, of a department, or of a user (wire contract 2.5, `auth_mode`). */
export const authModes: Readonly<Record<'role' | 'depart' | 'user', ResourceModel>> = {
  role: roles.model,
  depart: departModel,
  user: users.model,
}

/** Who is granted something of which form. */
export interface Grantee {
  /** The id of a role, a department or a user, as `authMode` says. */
  readonly roleId: string
  readonly cgformId: string
  readonly authMode: keyof typeof authModes
  readonly type: number
}

/** What can be granted of a form, and the ids of what is. */
export interface Grants {
  readonly rows: readonly Values[]
  readonly checked: readonly string[]
}

/** What somebody has been granted of a form, as it is loaded and saved. */
const toWhole = (grantee: Grantee): Whole => ({
  lock: `grants of ${Object.values(grantee).join(' ')}`,
  read: async (call) => ({ checked: (await readGrants(call, grantee)).checked }),
})

/** Reads what can be granted of a form, and which of it somebody has, with the version of that. */
export const readShownGrants = async (call: SignedInCall, grantee: Grantee): Promise<Grants> =>
  withWholeVersion(call, toWhole(grantee), await readGrants(call, grantee))

async function readGrants(call: SignedInCall, grantee: Grantee): Promise<Grants> {
  const head = await getHead(call, grantee.cgformId)
  await requireVisible(authModes[grantee.authMode], call, [grantee.roleId])
  const rows = await readGrantable(call, head.id, grantee.type)
  const known = new Set(rows.map(({ id }) => id))
  const granted = await selectGrants(call, grantee).select('authId').orderBy('authId').execute()
  return { rows, checked: granted.flatMap(({ authId }) => (known.has(authId) ? [authId] : [])) }
}

/**
 * Gives somebody exactly these grants of one kind, where `body` says nothing else of what they were. What does not ask for a
 * grant now keeps those that it had.
 */
export function saveGrants(
  call: SignedInCall,
  grantee: Grantee,
  authIds: readonly string[],
  body: unknown,
): Promise<Grants> {
  return saveWhole(call, toWhole(grantee), body, async (inner) => {
    await lockForm(inner, grantee.cgformId)
    const { rows, checked } = await readGrants(inner, grantee)
    const known = new Set(rows.map(({ id }) => id))
    if (authIds.some((id) => !known.has(id))) throw createFailure(authMessages.foreign)
    const removed = checked.filter((id) => !authIds.includes(id))
    if (removed.length > 0)
      await inner.db
        .deleteFrom('onlAuthRelation')
        .where('id', 'in', selectGrants(inner, grantee).select('id').where('authId', 'in', removed))
        .execute()
    const added = [...new Set(authIds)].filter((id) => !checked.includes(id))
    const { roleId, cgformId, authMode, type } = grantee
    if (added.length > 0)
      await insertRows(
        inner.db,
        'onlAuthRelation',
        added.map((authId) => ({
          id: createId(),
          roleId,
          cgformId,
          authMode,
          type,
          authId,
          createBy: call.user.username,
        })),
      )
    await logOperation(inner, {
      type: 'edit',
      content: texts('在线表单授权', 'Online form permissions changed', '線上表單授權'),
      values: { ...grantee, added, removed },
    })
    return readGrants(inner, grantee)
  })
}

function readGrantable(call: SignedInCall, formId: string, type: number): Promise<readonly Values[]> {
  return type === grantTypes.data ? listRules(call, formId, true) : listRequested(call, formId, type)
}

function selectGrants({ db }: SignedInCall, { roleId, cgformId, authMode, type }: Grantee) {
  return db
    .selectFrom('onlAuthRelation')
    .where('roleId', '=', roleId)
    .where('cgformId', '=', cgformId)
    .where('authMode', '=', authMode)
    .where('type', '=', type)
}
