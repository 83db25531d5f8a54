import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { formatWireTime } from '../../../server/db/time.ts'
import { describeEachDatabase } from '../harness.ts'
import { announcementCodes, signInClient } from '../modules/announcements.ts'
import { upload } from '../modules/upload.ts'
import { listen, noticePath, openSocket } from '../realtime/socketClient.ts'
import { addDelegate, addDepart, addDepartRole, addGivenRole } from './delegates.ts'
import { createFormScene } from './formScene.ts'

/** A picture of one point. */
const makePicture = () =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )

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

  test.each(['queryTreeList', 'queryDepartTreeSync', 'list'])(
    'who is in charge of a department is told by %s of those whom rules show',
    async (name) => {
      const depart = await addDepart(server(), freshName())
      const charge = { userIdentity: 2, departIds: depart }
      const hidden = await addDelegate(server(), { ...charge, realname: freshName() })
      const shown = await addDelegate(server(), { ...charge, realname: freshName() })
      const rules = [{ column: 'id', operator: '!=', value: hidden.id }]
      const path = `/sys/sysDepart/${name}`
      const read = async (nodes: Parameters<typeof person>[0]) =>
        JSON.stringify(await call(await person(['depart:list', ...nodes]), 'GET', path, { pageSize: '1000' }))
      const text = await read([{ perms: 'user:list', rules }])
      expect([text.includes(hidden.id), text.includes(shown.id)]).toEqual([false, true])
      expect(await read([])).toContain(hidden.id)
    },
  )

  test('items of a dictionary that lies in the bin are for who sees the bin', async () => {
    const { db } = server()
    const [dictId, itemText] = [createId(), freshName()]
    await db.insertInto('sysDict').values({ id: dictId, dictName: 'x', dictCode: dictId, delFlag: 1 }).execute()
    await db.insertInto('sysDictItem').values({ id: dictId, dictId, itemText, itemValue: '1' }).execute()
    const read = async (codes: readonly string[]) => {
      const who = await person(codes)
      const answers = [
        await call(who, 'GET', '/sys/dictItem/list', { dictId }),
        await call(who, 'GET', '/sys/dictItem/queryById', { id: dictId }),
      ]
      return answers.map((answer) => JSON.stringify(answer).includes(itemText))
    }
    expect(await read(['dict:list'])).toEqual([false, false])
    expect(await read(['dict:list', 'dict:recycle'])).toEqual([true, true])
  })

  test('pictures of people who were deleted are for who sees the bin', async () => {
    const leaver = await person(['file:upload'])
    const picture = { name: 'face.png', content: makePicture(), type: 'image/png' }
    const path = String((await upload(server(), leaver.token, '/sys/common/upload', picture)).body.message)
    await call(leaver, 'POST', '/sys/user/login/setting/userEdit', { avatar: path })
    const read = async (who: { readonly token: string }) => {
      const url = `/api/sys/common/static/${path}`
      const answer = await server().app.inject({ method: 'GET', url, headers: { 'x-access-token': who.token } })
      return answer.statusCode
    }
    const [lister, binner] = [await person(['user:list']), await person(['user:list', 'user:recycle'])]
    expect([await read(lister), await read(binner)]).toEqual([200, 200])
    await server().db.updateTable('sysUser').set({ delFlag: 1 }).where('id', '=', leaver.id).execute()
    expect([await read(lister), await read(binner)]).toEqual([404, 200])
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
