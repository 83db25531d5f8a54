import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { storeFile } from '../../../server/files/fileStore.ts'
import { createFileAccess, type FileCaller, fileColumns } from '../../../server/http/fileAccess.ts'
import { toLogTexts } from '../../../server/http/logTexts.ts'
import { describeEachDatabase } from '../harness.ts'
import { addPerson } from './people.ts'

interface StoredFile {
  readonly id: string
  readonly path: string
}

describeEachDatabase('the security area', {}, (server) => {
  const asAdministrator = async () => (await server().signIn({ isAdmin: true })).token
  const get = async <T>(path: string, token: string, query: Record<string, string> = {}) =>
    (await server().call<T>('GET', path, { token, query })).body.result
  const save = (token: string, body: object) => server().call('PUT', '/sys/security/settings', { token, body })
  const signIn = (username: string, password: string) =>
    server().call<{ token: string }>('POST', '/sys/login', { body: { username, password } })
  const fail = async (username: string, times: number) => {
    const ids = Array.from({ length: times }, () => createId())
    const attempt = { username, ip: '10.9.9.9', outcome: 'failed' }
    await server()
      .db.insertInto('sysSignInAttempt')
      .values(ids.map((id) => ({ id, ...attempt })))
      .execute()
    const entry = {
      logType: 1,
      ...toLogTexts({ zh: '', en: '', tw: '' }),
      username,
      ip: '10.9.9.9',
      method: 'signIn.failed',
    }
    await server()
      .db.insertInto('sysLog')
      .values(ids.map((id) => ({ id, ...entry })))
      .execute()
  }
  const store = async (name: string, type: string, owner: string | null = null) => {
    const file = { folder: 'temp', name, type, content: Buffer.from('x'.repeat(2000)), owner, tenantId: 0 }
    return storeFile(server().db, server().config, file)
  }

  test('lists stored files with who brought them, and shows pictures', async () => {
    const { token, id, username } = await server().signIn({ isAdmin: true })
    const path = await store('a.png', 'image/png', id)
    await store('b.txt', 'text/plain')
    const { records } = await get<{ records: readonly StoredFile[] }>('/sys/securityFile/list', token, {
      name: 'a.png',
    })
    expect(records).toMatchObject([
      { name: 'a.png', path, picture: path, size: 2000, sizeText: '2.0 KB', owner: id, owner_dictText: username },
    ])
    const texts = await get<{ records: readonly StoredFile[] }>('/sys/securityFile/list', token, { type: 'text/*' })
    expect(texts.records).toMatchObject([{ name: 'b.txt', picture: null }])
  })

  test('deletes stored files from the disk and from what is served', async () => {
    const token = await asAdministrator()
    const paths = [await store('c.txt', 'text/plain'), await store('d.txt', 'text/plain')]
    const { records } = await get<{ records: readonly StoredFile[] }>('/sys/securityFile/list', token)
    const ids = records.filter(({ path }) => paths.includes(path)).map(({ id }) => id)
    const { body } = await server().call('DELETE', '/sys/securityFile/deleteBatch', {
      token,
      query: { ids: ids.join(',') },
    })
    expect(body.success).toBe(true)
    for (const path of paths) {
      expect(existsSync(join(server().config.dataDir, 'files', path))).toBe(false)
      expect((await server().call('GET', `/sys/common/static/${path}`, { token })).status).toBe(404)
    }
    const again = await server().call('DELETE', '/sys/securityFile/delete', { token, query: { id: ids[0] ?? '' } })
    expect(again.body.success).toBe(false)
  })

  test('no stored file is deleted by who may not read it', async () => {
    const owner = await server().signIn({ codes: [] })
    const path = await store('e.txt', 'text/plain', owner.id)
    const { id } = await server()
      .db.selectFrom('sysFile')
      .select('id')
      .where('path', '=', path)
      .executeTakeFirstOrThrow()
    const remove = async (codes: readonly string[]) => {
      const { token } = await server().signIn({ codes })
      return (await server().call('DELETE', '/sys/securityFile/delete', { token, query: { id } })).body.success
    }
    expect(await remove(['securityFile:delete'])).toBe(false)
    expect(await remove(['securityFile:delete', 'securityFile:list'])).toBe(true)
  })

  test('asks about many stored files no more often than about one', async () => {
    const { db } = server()
    const { id: owner } = await server().signIn({ codes: [] })
    const paths = Array.from({ length: 20 }, (_, index) => store(`many-${index}.txt`, 'text/plain', owner))
    const files = await db
      .selectFrom('sysFile')
      .select(fileColumns)
      .where('path', 'in', await Promise.all(paths))
      .execute()
    const tables = { list: () => [], find: async () => undefined }
    const access = createFileAccess({ tables, further: async () => false, others: [] })
    const caller = { db, user: { id: owner, relTenantIds: null }, services: { turnedOff: new Set() } }
    const read = async (some: typeof files) => {
      const spy = vi.spyOn(db.getExecutor(), 'executeQuery')
      const found = await access.findReadable(caller as unknown as FileCaller, some)
      const count = spy.mock.calls.length
      spy.mockRestore()
      return [found.size, count]
    }
    const [, once] = await read(files.slice(0, 1))
    expect(await read(files)).toEqual([20, once])
  })

  test('reports sign-ins by day, addresses, and who is locked now', async () => {
    const token = await asAdministrator()
    const username = `locked-${createId().slice(-6)}`
    await fail(username, 10)
    const days = await get<readonly { day: string; failed: number }[]>('/sys/security/signInDays', token, { days: '7' })
    expect(days).toHaveLength(7)
    expect(days.at(-1)?.failed).toBeGreaterThanOrEqual(10)
    expect(await get('/sys/security/locked', token)).toEqual(
      expect.arrayContaining([expect.objectContaining({ username, failures: 10, minutes: 10, ip: '10.9.9.9' })]),
    )
    const addresses = await get<readonly { ip: string; total: number }[]>('/sys/security/addresses', token)
    expect(addresses.find(({ ip }) => ip === '10.9.9.9')?.total).toBeGreaterThanOrEqual(10)
    const summary = await get<{ locked: number; failedToday: number }>('/sys/security/summary', token)
    expect(summary.locked).toBeGreaterThan(0)
    expect(summary.failedToday).toBeGreaterThanOrEqual(10)
  })

  test('tells who works in a tenant of the accounts that they see alone', async () => {
    const tenants = [{ name: `T ${createId()}` }, { name: `T ${createId()}` }]
    const [one, two] = await server().db.insertInto('sysTenant').values(tenants).returning('id').execute()
    const signInTo = async (tenant: number | undefined) => {
      const person = await server().signIn({ codes: ['security:report'] })
      const relTenantIds = String(tenant)
      await server().db.updateTable('sysUser').set({ relTenantIds }).where('id', '=', person.id).execute()
      return person
    }
    const read = async (tenant: number | undefined) => {
      const { token } = await signInTo(tenant)
      const answers: unknown[] = []
      for (const path of ['summary', 'signInDays', 'locked', 'addresses', 'devices', 'weaknesses'])
        answers.push(await get(`/sys/security/${path}`, token))
      return answers
    }
    // As many others as there are readers, so that only what is told of others differs.
    const before = await read(one?.id)
    const theirs = await signInTo(two?.id)
    await fail(theirs.username, 10)
    await fail(`nobody-${createId().slice(-6)}`, 10)
    await server().db.updateTable('sysUser').set({ status: 2 }).where('id', '=', theirs.id).execute()
    const [summary, days, locked, addresses, devices, weaknesses] = await read(one?.id)
    expect(before[0]).toMatchObject({ accounts: 1, sessions: 1, failedToday: 0, locked: 0 })
    expect(summary).toMatchObject({
      accounts: 2,
      frozen: 0,
      sessions: 2,
      failedToday: 0,
      failedYesterday: 0,
      locked: 0,
    })
    expect([days, locked, addresses, weaknesses]).toEqual([before[1], [], [], []])
    expect(devices).toEqual([{ device: '未知设备', total: 2 }])
    const [, , lockedOfTwo, addressesOfTwo] = await read(two?.id)
    expect([lockedOfTwo, addressesOfTwo]).toMatchObject([
      [{ username: theirs.username }],
      [{ ip: '10.9.9.9', total: 10 }],
    ])
  })

  test('reports the weak spots among the accounts', async () => {
    const { token, roleId } = await server().signIn({ isAdmin: true })
    const plain = await addPerson(server())
    const frozen = await addPerson(server(), { status: 2, roleIds: [roleId] })
    const used = await server().signIn({ codes: ['role:list'] })
    const old = await server().signIn({ codes: ['role:list'] })
    await server()
      .db.updateTable('sysUser')
      .set({ createTime: '2020-01-01 00:00:00' })
      .where('id', '=', old.id)
      .execute()
    const spots = await get<readonly { username: string; weakness: string }[]>('/sys/security/weaknesses', token)
    const weaknessOf = (username: string) => spots.find((spot) => spot.username === username)?.weakness
    expect(weaknessOf(plain.username)).toBe('withoutRole')
    expect(weaknessOf(frozen.username)).toBe('frozenAdministrator')
    expect(weaknessOf(old.username)).toBe('unused')
    expect(weaknessOf(used.username)).toBeUndefined()
    const devices = await get<readonly { device: string; total: number }[]>('/sys/security/devices', token)
    expect(devices.find(({ device }) => device === '未知设备')?.total).toBeGreaterThan(0)
  })

  test('has defaults, and refuses settings that would be weaker or make no sense', async () => {
    const token = await asAdministrator()
    expect(await get('/sys/security/settings', token)).toMatchObject({
      lockAfter: 10,
      lockMinutes: 10,
      sessionDays: 7,
      passwordLength: 8,
      passwordMixedCase: false,
      passwordSign: false,
    })
    for (const wrong of [
      { passwordLength: 7 },
      { lockAfter: 2 },
      { lockMinutes: 0 },
      { sessionDays: 31 },
      { lockAfter: 'x' },
    ])
      expect((await save(token, wrong)).body.success).toBe(false)
  })

  test('changes the lock, and the log says so', async () => {
    const token = await asAdministrator()
    const person = await addPerson(server())
    await fail(person.username, 6)
    expect((await signIn(person.username, 'wrong')).body.message).not.toContain('锁定')
    const { body } = await save(token, { lockAfter: 3, lockMinutes: 60 })
    expect(body).toMatchObject({ success: true, result: { lockAfter: 3, lockMinutes: 60, sessionDays: 7 } })
    expect((await signIn(person.username, 'wrong')).body.message).toContain('60分钟')
    const entry = await server()
      .db.selectFrom('sysLog')
      .select('requestParam')
      .where('logContent', '=', '修改安全设置')
      .orderBy('createTime', 'desc')
      .executeTakeFirstOrThrow()
    expect(entry.requestParam).toContain('"lockAfter":3')
    await save(token, { lockAfter: 10, lockMinutes: 10 })
  })

  test('changes how long sessions last, those that are open too', async () => {
    const token = await asAdministrator()
    const user = await server().signIn()
    await server()
      .db.updateTable('sysSession')
      .set({ lastSeenAt: new Date(Date.now() - 2 * 86_400_000).toISOString() })
      .where('userId', '=', user.id)
      .execute()
    await save(token, { sessionDays: 1 })
    expect((await server().call('GET', '/sys/user/getUserInfo', { token: user.token })).status).toBe(401)
    const fresh = await server().signIn()
    const { expiresAt } = await server()
      .db.selectFrom('sysSession')
      .select('expiresAt')
      .where('userId', '=', fresh.id)
      .executeTakeFirstOrThrow()
    expect(Date.parse(`${expiresAt.replace(' ', 'T')}+08:00`) - Date.now()).toBeLessThan(86_400_000 + 1000)
    await save(token, { sessionDays: 7 })
  })

  test('changes what new passwords need, in words', async () => {
    const token = await asAdministrator()
    const person = await addPerson(server())
    const change = (password: string) =>
      server().call('PUT', '/sys/user/changePassword', { token, body: { username: person.username, password } })
    expect((await change('abcdefg1')).body.success).toBe(true)
    await save(token, { passwordLength: 10, passwordMixedCase: true, passwordSign: true })
    expect((await change('abcdefg1')).body).toMatchObject({
      success: false,
      message: '密码须为10到128个字符，且包含大小写字母、数字和符号',
    })
    for (const weak of ['abcdefghi1', 'Abcdefghi1', 'abcdefgh1!', 'ABCDEFGH1!'])
      expect((await change(weak)).body.success).toBe(false)
    expect((await change('Abcdefgh1!')).body.success).toBe(true)
    await save(token, { passwordLength: 8, passwordMixedCase: false, passwordSign: false })
  })
})
