import { Type } from 'typebox'
import {
  code,
  logOperation,
  ok,
  type RecordPage,
  type Route,
  route,
  type SignedInCall,
  signedIn,
  withTransaction,
} from '../../http/index.ts'
import { requireVisible, selectVisible, splitIds, type Values } from '../../http/resource/index.ts'
import { listAddresses } from '../user/addressBook.ts'
import { listDepartPickerUsers } from '../user/picker.ts'
import { users } from '../user/resource.ts'
import { addMembers, readMemberships, removeMembers, requireDeparts } from './members.ts'
import { manageOwn, readOwnIds, readReach, requireDepartIn, requireReach, seeOwn } from './reach.ts'
import { readLineage } from './rows.ts'

const id = Type.String({ minLength: 1, maxLength: 100 })
const text = Type.String({ default: '' })
const everyMember = 'depart:users'
const changing = { everywhere: [everyMember], own: [manageOwn] }
const reading = { everywhere: [everyMember], own: [seeOwn, manageOwn] }

/** The users of departments, and who joins and leaves them (wire contract 1.6). */
export const memberRoutes: readonly Route[] = [
  route(
    'GET',
    '/sys/user/departUserList',
    code(everyMember, seeOwn, manageOwn),
    { query: { depId: text, droleId: text, mine: text } },
    listMembers,
  ),
  route(
    'POST',
    '/sys/user/editSysDepartWithUser',
    code(everyMember, manageOwn),
    { body: { depId: id, userIdList: Type.Array(id, { minItems: 1, maxItems: 1000 }) } },
    async (call) => {
      const { depId, userIdList } = call.body
      return ok(
        await change(call, '添加部门用户', depId, userIdList, async (inner) => {
          await addMembers(inner, depId, userIdList)
          await requireVisible(users.model, inner, userIdList)
        }),
      )
    },
  ),
  route(
    'DELETE',
    '/sys/user/deleteUserInDepart',
    code(everyMember, manageOwn),
    { query: { depId: id, userId: id } },
    async (call) => {
      const { depId, userId } = call.query
      return ok(await change(call, '移除部门用户', depId, [userId], (inner) => removeSeen(inner, depId, [userId])))
    },
  ),
  route(
    'DELETE',
    '/sys/user/deleteUserInDepartBatch',
    code(everyMember, manageOwn),
    { query: { depId: id, userIds: Type.String({ minLength: 1 }) } },
    async (call) => {
      const { depId } = call.query
      const userIds = splitIds(call.query.userIds)
      return ok(await change(call, '移除部门用户', depId, userIds, (inner) => removeSeen(inner, depId, userIds)))
    },
  ),
  route('GET', '/sys/user/userDepartList', code('user:list', everyMember), { query: { userId: id } }, async (call) => {
    const { db, query } = call
    await requireVisible(users.model, call, [query.userId])
    const ids = await readMemberships(call, query.userId)
    const names = new Map((await readLineage(db)).map((row) => [row.id, row.departName]))
    return ids.map((key) => ({ key, value: key, title: names.get(key) ?? key }))
  }),
  route(
    'GET',
    '/sys/user/queryUserByDepId',
    signedIn('Pickers of every form choose users by department; only names and pictures are shown to all.'),
    listDepartPickerUsers,
  ),
  route('GET', '/sys/user/queryByOrgCodeForAddressList', code('address:list'), listAddresses),
]

/**
 * Lists the members of a department, or of all departments in reach without one; `droleId` keeps those who have a role of
 * a department, and `mine` keeps to what the caller is in charge of, whatever else they may see.
 */
async function listMembers(
  call: SignedInCall<{ readonly depId: string; readonly droleId: string; readonly mine: string }>,
): Promise<RecordPage<Values>> {
  const { db, query: requested } = call
  const reach = requested.mine === '' ? await readReach(call, reading) : new Set(await readOwnIds(call))
  if (requested.depId !== '') {
    requireReach(reach, [requested.depId])
    await requireDeparts(call, [requested.depId])
  }
  const departs = requested.depId !== '' ? [requested.depId] : reach === 'everywhere' ? undefined : [...reach]
  let members = db.selectFrom('sysUserDepart').select('userId')
  // Nobody is a member of an empty text, while a list without entries is none that the database takes.
  if (departs !== undefined) members = members.where('depId', 'in', ['', ...departs])
  const roleMembers = db.selectFrom('sysDepartRoleUser').select('userId').where('droleId', '=', requested.droleId)
  return users.list(call, {
    narrow: (query) => {
      const within = query.where('id', 'in', members)
      return requested.droleId === '' ? within : within.where('id', 'in', roleMembers)
    },
  })
}

/** Takes those users out of a department whom the caller sees; who is gone already does not matter. */
async function removeSeen(call: SignedInCall, depId: string, userIds: readonly string[]): Promise<void> {
  const visible = await selectVisible(users.model, call)
  const seen = await visible.select('id').where('id', 'in', userIds).execute()
  await removeMembers(
    call,
    [depId],
    seen.map(({ id }) => String(id)),
  )
}

/** Changes the members of a department within the caller's reach, and writes it to the log. */
function change(
  call: SignedInCall,
  content: string,
  depId: string,
  userIds: readonly string[],
  run: (call: SignedInCall) => Promise<void>,
): Promise<void> {
  return withTransaction(call, async (inner) => {
    await requireDepartIn(inner, changing, depId)
    await run(inner)
    await logOperation(inner, { type: 'edit', content, values: { depId, userIds } })
  })
}
