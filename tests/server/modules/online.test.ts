import { expect, test } from 'vitest'
import { createSession } from '../../../server/http/session.ts'
import { describeEachDatabase, type TestUser } from '../harness.ts'
import { listen, noticePath, openSocket } from '../realtime/socketClient.ts'

interface Online {
  readonly id: string
  readonly token: string
  readonly username: string
  readonly birthday?: string | null
  readonly device: string | null
  readonly isCurrent: boolean
}

const codes = ['online:list', 'online:logout']

describeEachDatabase('online users', {}, (server) => {
  const list = async (token: string, query: Record<string, string> = {}) =>
    (
      await server().call<{ readonly records: readonly Online[]; readonly total: number }>('GET', '/sys/online/list', {
        token,
        query: { pageSize: '1000', ...query },
      })
    ).body.result
  const sessionOf = async (keeper: TestUser, user: TestUser) => {
    const found = (await list(keeper.token)).records.find(({ username }) => username === user.username)
    return found?.token ?? ''
  }
  const logout = (token: string, session: string) =>
    server().call('POST', '/sys/online/forceLogout', { token, body: { token: session } })

  test('are listed with their person and device, and never with what opens a session', async () => {
    const keeper = await server().signIn({ codes })
    const user = await server().signIn()
    await server().db.updateTable('sysUser').set({ birthday: '1990-02-03' }).where('id', '=', user.id).execute()
    const userAgent =
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
    const token = await createSession(server().db, { userId: user.id, ip: '10.1.2.3', userAgent })
    const { records } = await list(keeper.token, { username: user.username.slice(2) })
    expect(records).toHaveLength(2)
    expect(records.find(({ device }) => device !== null)).toMatchObject({
      username: user.username,
      ip: '10.1.2.3',
      device: 'Chrome 140, Linux',
      isCurrent: false,
    })
    const text = JSON.stringify(records)
    expect(text).not.toContain(token)
    expect(text).not.toContain('tokenHash')
    expect(text).not.toContain('1990-02-03')
    const reader = await server().signIn({ codes: ['online:list', 'user:list'] })
    expect(JSON.stringify(await list(reader.token, { username: user.username }))).toContain('1990-02-03')
    expect((await list(keeper.token, { birthday: '1990-02-03' })).total).toBeGreaterThan(1)
    expect((await list(keeper.token)).records.find(({ isCurrent }) => isCurrent)?.username).toBe(keeper.username)
  })

  test('are no longer online half an hour after they were seen, nor once they are frozen', async () => {
    const keeper = await server().signIn({ codes })
    const [away, late, frozen] = [await server().signIn(), await server().signIn(), await server().signIn()]
    const seen = (user: TestUser, minutes: number) =>
      server()
        .db.updateTable('sysSession')
        .set({ lastSeenAt: new Date(Date.now() - minutes * 60_000).toISOString() })
        .where('userId', '=', user.id)
        .execute()
    await seen(away, 31)
    await seen(late, 29)
    await server().db.updateTable('sysUser').set({ status: 2 }).where('id', '=', frozen.id).execute()
    const names = (await list(keeper.token)).records.map(({ username }) => username)
    expect(names).toContain(late.username)
    expect(names).not.toContain(away.username)
    expect(names).not.toContain(frozen.username)
  })

  test('lose their session and their sockets at once when they are signed out', async () => {
    const keeper = await server().signIn({ codes })
    const user = await server().signIn()
    const socket = await openSocket(`${await listen(server())}${noticePath(user)}`)
    const started = performance.now()
    expect((await logout(keeper.token, await sessionOf(keeper, user))).body.success).toBe(true)
    expect(await socket.closed()).toBe(1008)
    expect(performance.now() - started).toBeLessThan(5000)
    expect((await server().call('GET', '/sys/user/getUserInfo', { token: user.token })).status).toBe(401)
    const entry = await server()
      .db.selectFrom('sysLog')
      .select('requestParam')
      .where('logContent', '=', '强制退出')
      .where('userid', '=', keeper.id)
      .executeTakeFirstOrThrow()
    expect(entry.requestParam).toContain(user.username)
  })

  test('keep their session before who may do less than they may', async () => {
    const keeper = await server().signIn({ codes })
    const stronger = await server().signIn({ codes: ['role:list'] })
    const refused = await logout(keeper.token, await sessionOf(keeper, stronger))
    expect(refused.body).toMatchObject({ success: false, code: 510 })
    expect((await server().call('GET', '/sys/user/getUserInfo', { token: stronger.token })).status).toBe(200)
  })

  test('do not end their own session, nor one that is gone', async () => {
    const keeper = await server().signIn({ codes })
    const own = await logout(keeper.token, await sessionOf(keeper, keeper))
    expect(own.body).toMatchObject({ success: false, message: '不能强制退出自己当前的会话，请使用退出登录' })
    expect((await logout(keeper.token, keeper.token)).body).toMatchObject({ success: false, message: '该用户已不在线' })
    expect((await list(keeper.token)).records.length).toBeGreaterThan(0)
  })
})
