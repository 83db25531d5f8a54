import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { formatWireTime } from '../../../server/db/time.ts'
import { describeEachDatabase } from '../harness.ts'
import { announcementCodes, signInClient } from '../modules/announcements.ts'
import { listen, noticePath, openSocket } from '../realtime/socketClient.ts'
import { addDelegate, addDepart, addDepartRole, addGivenRole } from './delegates.ts'
import { createFormScene } from './formScene.ts'

const freshName = () => `kept_${createId().slice(-10)}`

describeEachDatabase('what is kept from somebody', {}, (server) => {
  const { call, person } = createFormScene(server)
  test('an explanation names no role that a rule keeps from who asks', async () => {
    const name = freshName()
    const other = await person([])
    const shown = await addGivenRole(server(), [{ perms: 'position:add' }])
    await server().db.updateTable('sysRole').set({ roleName: name }).where('id', '=', shown.id).execute()
    const who = await person([
      'permission:explain',
      'user:list',
      { perms: 'role:list', rules: [{ column: 'roleName', operator: '!=', value: name }] },
    ])
    const listed = await call(who, 'GET', '/sys/role/list', { pageSize: '1000' })
    expect([listed.success, JSON.stringify(listed).includes(name)]).toEqual([true, false])
    const explained = await call(who, 'GET', '/sys/permission/explain', {
      user: other.id,
      url: '/sys/position/add',
      method: 'POST',
    })
    expect([explained.success, JSON.stringify(explained).includes(name)]).toEqual([true, false])
  })

  test('what begins later tells nobody of it before, neither by a socket nor by mail', async () => {
    const [ada, bob] = [await signInClient(server(), announcementCodes), await signInClient(server())]
    const email = `${bob.user.id}@example.com`
    await server().db.updateTable('sysUser').set({ email }).where('id', '=', bob.user.id).execute()
    await bob.prefer({ mail: true })
    const socket = await openSocket((await listen(server())) + noticePath(bob.user))
    const startTime = formatWireTime(Date.now() + 3_600_000)
    const id = await ada.announce({ titile: 'Wages are cut', priority: 'H', startTime })
    const shown = await bob.show(id)
    // What begins now comes after it, by both ways.
    await ada.announce({ titile: 'The doors are open', priority: 'H' })
    expect(await socket.next()).toMatchObject({ msgTxt: 'The doors are open' })
    await socket.close()
    const subjects = () => server().sent.flatMap((sent) => (sent.to === email ? [sent.subject] : []))
    await expect.poll(subjects).toContain('The doors are open')
    expect([shown.body.success, subjects()]).toEqual([false, ['The doors are open']])
  })

  test('members of a department are not told by the roles of departments that are none of the asker', async () => {
    const [own, theirs] = [await addDepart(server(), freshName()), await addDepart(server(), freshName())]
    const member = await addDelegate(server(), { departs: [own, theirs] })
    const droleId = await addDepartRole(server(), { departId: theirs, nodes: [], members: [member.id] })
    const role = await addGivenRole(server(), [{ perms: 'myDepart:list' }])
    const who = await addDelegate(server(), { roles: [role.id], userIdentity: 2, departIds: own })
    const direct = await call(who, 'GET', '/sys/sysDepartRole/getDeptRoleByUserId', {
      userId: member.id,
      departId: theirs,
    })
    const found = JSON.stringify(await call(who, 'GET', '/sys/user/departUserList', { droleId }))
    expect([direct.success, found.includes(member.id)]).toEqual([false, false])
  })
})
