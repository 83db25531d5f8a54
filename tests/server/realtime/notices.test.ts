import { expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'
import { announcementCodes, signInClient } from '../modules/announcements.ts'
import { addTenant } from '../modules/organisation.ts'
import { listen, noticePath, openSocket, refusalOf } from './socketClient.ts'

describeEachDatabase('the socket of notices', {}, (server) => {
  test('answers any word with its heartbeat', async () => {
    const user = await server().signIn()
    const socket = await openSocket(`${await listen(server())}${noticePath(user)}`)
    for (const text of ['heartbeat', '{"cmd":"x"}', '{']) {
      socket.send(text)
      expect(await socket.next()).toEqual({ cmd: 'heartcheck', msgTxt: '心跳响应' })
    }
    await socket.close()
  })

  test('opens under the id of the person, with or without words behind it, and under no other', async () => {
    const [ada, bob] = [await server().signIn(), await server().signIn()]
    const address = await listen(server())
    const socket = await openSocket(`${address}${noticePath(ada, `${ada.id}_d41d8cd98f00b204`)}`)
    await socket.close()
    for (const asUser of [bob.id, `${bob.id}_${ada.id}`, `_${ada.id}`, `${ada.id}x`, '%20'])
      expect(await refusalOf(`${address}${noticePath(ada, asUser)}`)).toBe(200)
    expect(await refusalOf(`${address}/websocket/${ada.id}`)).toBe(401)
    expect(await refusalOf(`${address}/websocket/${ada.id}?token=${'x'.repeat(43)}`)).toBe(401)
  })

  test('tells everybody of what is for everybody, on release and on revocation', async () => {
    const [ada, bob] = [await signInClient(server(), announcementCodes), await server().signIn()]
    const address = await listen(server())
    const sockets = [await openSocket(address + noticePath(ada.user)), await openSocket(address + noticePath(bob))]
    const id = await ada.announce({ titile: 'Hear' })
    const frame = { cmd: 'topic', msgId: id, msgTxt: 'Hear' }
    for (const socket of sockets) expect(await socket.next()).toEqual(frame)
    await ada.revoke(id)
    for (const socket of sockets) expect(await socket.next()).toEqual(frame)
    for (const socket of sockets) await socket.close()
  })

  test('tells the people of a tenant of what is for all of them, and nobody else', async () => {
    const [ada, bob, eve] = [
      await signInClient(server(), announcementCodes),
      await server().signIn(),
      await server().signIn(),
    ]
    const tenant = await addTenant(server())
    const relTenantIds = String(tenant)
    const members = [ada.user.id, bob.id]
    await server().db.updateTable('sysUser').set({ relTenantIds }).where('id', 'in', members).execute()
    const address = await listen(server())
    const [here, there] = [await openSocket(address + noticePath(bob)), await openSocket(address + noticePath(eve))]
    const id = await ada.within(tenant).announce({ titile: 'Ours' })
    expect(await here.next()).toEqual({ cmd: 'user', userId: bob.id, msgId: id, msgTxt: 'Ours' })
    there.send('heartbeat')
    expect(await there.next()).toMatchObject({ cmd: 'heartcheck' })
    expect(there.received).toHaveLength(1)
    await Promise.all([here.close(), there.close()])
  })

  test('tells chosen people of what is for them, and nobody else', async () => {
    const [ada, bob, eve] = [
      await signInClient(server(), announcementCodes),
      await server().signIn(),
      await server().signIn(),
    ]
    const address = await listen(server())
    const [here, there] = [await openSocket(address + noticePath(bob)), await openSocket(address + noticePath(eve))]
    const id = await ada.announce({ titile: 'Bob', msgType: 'USER', userIds: bob.id })
    const frame = { cmd: 'user', userId: bob.id, msgId: id, msgTxt: 'Bob' }
    expect(await here.next()).toEqual(frame)
    await ada.revoke(id)
    expect(await here.next()).toEqual(frame)
    there.send('heartbeat')
    expect(await there.next()).toMatchObject({ cmd: 'heartcheck' })
    expect(there.received).toHaveLength(1)
    await Promise.all([here.close(), there.close()])
  })

  test('tells nobody who left the tenant of what becomes of an announcement of it', async () => {
    const [ada, bob] = [await signInClient(server(), announcementCodes), await server().signIn()]
    const outsider = await signInClient(server(), announcementCodes)
    const tenant = await addTenant(server())
    const relTenantIds = String(tenant)
    await server().db.updateTable('sysUser').set({ relTenantIds }).where('id', 'in', [ada.user.id, bob.id]).execute()
    const address = (await listen(server())) + noticePath(bob)
    const before = await openSocket(address)
    const own = ada.within(tenant)
    const id = await own.announce({ titile: 'Ours', msgType: 'USER', userIds: bob.id })
    expect(await before.next()).toMatchObject({ cmd: 'user', msgId: id })
    await server().db.updateTable('sysUser').set({ relTenantIds: null }).where('id', '=', bob.id).execute()
    // It was opened by a member.
    expect(await before.closed()).toBe(1008)
    const socket = await openSocket(address)
    await own.synchronise(id)
    await own.revoke(id)
    // What is announced later comes later: nothing of the above is still on its way.
    const last = await outsider.announce({ titile: 'Last' })
    expect(await socket.next()).toMatchObject({ cmd: 'topic', msgId: last })
    await socket.close()
  })

  test('is told once more of an announcement: all receivers by who may release, else oneself alone', async () => {
    const ada = await signInClient(server(), announcementCodes)
    const [bob, eve] = [await signInClient(server()), await server().signIn()]
    const address = await listen(server())
    const [here, there] = [
      await openSocket(address + noticePath(bob.user)),
      await openSocket(address + noticePath(eve)),
    ]
    const id = await ada.announce({ titile: 'Again' })
    for (const socket of [here, there]) expect(await socket.next()).toMatchObject({ cmd: 'topic', msgId: id })
    await bob.synchronise(id)
    expect(await here.next()).toMatchObject({ cmd: 'user', userId: bob.user.id, msgId: id })
    await ada.synchronise(id)
    expect(await here.next()).toMatchObject({ cmd: 'topic', msgId: id })
    expect(await there.next()).toMatchObject({ cmd: 'topic', msgId: id })
    await Promise.all([here.close(), there.close()])
    const secret = (await ada.add({ titile: 'Secret' })).body.result.id
    expect((await bob.synchronise(secret)).body).toMatchObject({ success: false, message: '未找到对应实体' })
  })
})
