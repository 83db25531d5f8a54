import { afterEach, expect, test, vi } from 'vitest'
import type { InstalledPage } from '../../../server/packs/installedPage.ts'
import { describeEachDatabase, type TestServer, type TestUser } from '../harness.ts'
import { listen, openSocket, tablePath } from './socketClient.ts'

const page: InstalledPage = {
  id: 'shop.secret',
  pack: 'shop',
  kind: 'list',
  checksum: '',
  document: { kind: 'list', id: 'shop.secret', accessPrefix: 'secret' },
  model: undefined,
  texts: { zh: {}, en: {}, tw: {} },
}
const install = async () => ({ pages: [page], tables: [], powers: [] })

/** What takes away from a person what their socket needs. */
const losses: Readonly<Record<string, (server: TestServer, user: TestUser) => Promise<unknown>>> = {
  'the right to its page is taken away': ({ db }, { roleId }) =>
    db.deleteFrom('sysRolePermission').where('roleId', '=', roleId).execute(),
  'their role is taken away': ({ db }, { id }) => db.deleteFrom('sysUserRole').where('userId', '=', id).execute(),
  'they sign out': (server, { token }) => server.call('POST', '/sys/logout', { token }),
  'their account is frozen': ({ db }, { id }) =>
    db.updateTable('sysUser').set({ status: 2 }).where('id', '=', id).execute(),
  'they leave the tenant in which they work': ({ db }, { id }) =>
    db.updateTable('sysUser').set({ relTenantIds: '8' }).where('id', '=', id).execute(),
}

describeEachDatabase('a socket', { install }, (server) => {
  afterEach(() => vi.useRealTimers())

  async function signIn(tenants: string): Promise<TestUser> {
    const user = await server().signIn({ codes: ['secret:list'] })
    for (const id of [7, 8])
      await server()
        .db.insertInto('sysTenant')
        .values({ id, name: String(id), status: 1 })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    await server().db.updateTable('sysUser').set({ relTenantIds: tenants }).where('id', '=', user.id).execute()
    return user
  }

  test.each(Object.entries(losses))('of a person ends at once when %s', async (_title, lose) => {
    // It is never looked at again by itself: only the word of the change is left.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const address = await listen(server())
    const [user, other] = [await signIn('7'), await signIn('7')]
    const ended = await openSocket(`${address}${tablePath(user, page.id)}`)
    const stays = await openSocket(`${address}${tablePath(other, page.id)}`)
    const started = performance.now()
    await lose(server(), user)
    expect(await ended.closed()).toBe(1008)
    expect(performance.now() - started).toBeLessThan(2000)
    stays.send({ type: 'heart_beat' })
    expect(await stays.next()).toEqual({ type: 'heart_beat', data: true })
    await stays.close()
  })

  test('hears what is typed in its own tenant, the one that it names or the first of its person, and in no other', async () => {
    const address = await listen(server())
    const [ada, grace, both] = [await signIn('7'), await signIn('8'), await signIn('7,8')]
    const sockets = [
      await openSocket(`${address}${tablePath(ada, page.id)}`),
      await openSocket(`${address}${tablePath(grace, page.id)}`),
      await openSocket(`${address}${tablePath(both, page.id)}&tenant_id=8`),
      await openSocket(`${address}${tablePath(both, page.id)}`),
    ] as const
    const [inSeven, inEight, alsoInEight, alsoInSeven] = sockets
    inSeven.send({ type: 'update_vxe_table', data: 7 })
    expect(await alsoInSeven.next()).toEqual({ type: 'update_vxe_table', data: 7 })
    inEight.send({ type: 'update_vxe_table', data: 8 })
    expect(await alsoInEight.next()).toEqual({ type: 'update_vxe_table', data: 8 })
    expect([inSeven, inEight].map(({ received }) => received)).toEqual([[], []])
    await expect(openSocket(`${address}${tablePath(ada, page.id)}&tenant_id=8`)).rejects.toThrow()
    await Promise.all(sockets.map((socket) => socket.close()))
  })
})
