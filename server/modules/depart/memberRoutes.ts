import { Type } from 'typebox'
import { findRow } from '../../db/rows.ts'
import { code, type RecordPage, type Route, route, type SignedInCall, signedIn, texts } from '../../http/index.ts'
import { requireVisible, selectVisible, type Values } from '../../http/resource/index.ts'
import { listAddresses } from '../user/addressBook.ts'
import { memberRoutes } from '../user/membership.ts'
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
export const departMemberRoutes: readonly Route[] = [
  route(
    'GET',
    '/sys/user/departUserList',
    code(everyMember, seeOwn, manageOwn),
    { query: { depId: text, droleId: text, mine: text } },
    listMembers,
  ),
  ...memberRoutes({
    owner: 'depId',
    access: code(everyMember, manageOwn),
    title: texts('部门用户', 'Users of department', '部門使用者'),
    paths: {
      join: '/sys/user/editSysDepartWithUser',
      leave: '/sys/user/deleteUserInDepartBatch',
      leaveAlone: '/sys/user/deleteUserInDepart',
    },
    join: async (call, depId: string, userIds) => {
      await requireDepartIn(call, changing, depId)
      await addMembers(call, [depId], userIds)
      await requireVisible(users.model, call, userIds)
    },
    leave: removeSeen,
  }),
  route('GET', '/sys/user/userDepartList', code('user:list', everyMember), { query: { userId: id } }, async (call) => {
    const { db, query } = call
    await requireVisible(users.model, call, [query.userId])
    const ids = await readMemberships(call, query.userId)
    const names = new Map((await readLineage(db, undefined, call.language)).map((row) => [row.id, row.departName]))
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
  if (requested.droleId !== '') {
    const { departId = '' } = (await findRow(db, 'sysDepartRole', { id: requested.droleId }, ['departId'])) ?? {}
    requireReach(reach, [departId])
    await requireDeparts(call, [departId])
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
  await requireDepartIn(call, changing, depId)
  const visible = await selectVisible(users.model, call)
  const seen = await visible.select('id').where('id', 'in', userIds).execute()
  await removeMembers(
    call,
    [depId],
    seen.map(({ id }) => String(id)),
  )
}
