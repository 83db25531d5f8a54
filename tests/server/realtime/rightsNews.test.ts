import { expect, test } from 'vitest'
import { describeEachDatabase, type TestUser } from '../harness.ts'
import { listen, openSocket } from './socketClient.ts'

const news = { cmd: 'permission' }

describeEachDatabase('the app of a person', {}, (server) => {
  const open = async (user: TestUser) => {
    const socket = await openSocket(`${await listen(server())}/websocket/${user.id}?token=${user.token}`)
    socket.send('HeartBeat')
    await socket.next()
    return socket
  }

  test('is told at once when what its person may do changes, and no other is', async () => {
    const [ada, grace] = [await server().signIn({ codes: ['role:list'] }), await server().signIn()]
    const [ofAda, ofGrace] = [await open(ada), await open(grace)]
    await server().db.deleteFrom('sysRolePermission').where('roleId', '=', ada.roleId).execute()
    expect(await ofAda.next()).toEqual(news)
    ofGrace.send('HeartBeat')
    expect(await ofGrace.next()).not.toEqual(news)
    await Promise.all([ofAda.close(), ofGrace.close()])
  })

  test('is told of a change of the menu', async () => {
    const socket = await open(await server().signIn({ isAdmin: true }))
    let added = 0
    const hasNews = async () => {
      added += 1
      const node = { id: `news${added}`, name: 'News', url: `/news/${added}` }
      await server().db.insertInto('sysPermission').values(node).execute()
      return socket.received.some((frame) => JSON.stringify(frame) === JSON.stringify(news))
    }
    await expect.poll(hasNews, { interval: 100 }).toBe(true)
    await socket.close()
  })
})
