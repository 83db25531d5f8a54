import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { removeExpired } from '../../server/jobs/classes/removeExpired.ts'
import { engines } from './database.ts'
import { createTestServer, describeEachDatabase } from './harness.ts'

const path = '/sys/position/add'

describeEachDatabase('a call that adds a record with an idempotency key', {}, (server) => {
  const signIn = () => server().signIn({ isAdmin: true })
  const newKey = () => ({ 'idempotency-key': randomUUID() })
  const named = (name: string) => ({ code: name, name })
  const count = async (code: string) =>
    (await server().db.selectFrom('sysPosition').select('id').where('code', '=', code).execute()).length

  test('is answered as the first time when it comes again, and adds one record', async () => {
    const { token } = await signIn()
    const request = { token, headers: newKey(), body: named('again') }
    const first = await server().call('POST', path, request)
    const second = await server().call('POST', path, { ...request, body: { name: 'again', code: 'again' } })
    expect(first.body).toMatchObject({ success: true, result: { code: 'again' } })
    expect(second.text).toBe(first.text)
    expect(first.headers['idempotent-replayed']).toBeUndefined()
    expect(second.headers['idempotent-replayed']).toBe('true')
    expect(await count('again')).toBe(1)
  })

  test('adds one record of twenty that come at once, and gives all of them its answer', async () => {
    const { token } = await signIn()
    const request = { token, headers: newKey(), body: named('twenty') }
    const answers = await Promise.all(Array.from({ length: 20 }, () => server().call('POST', path, request)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.body).toMatchObject({ success: true, result: { code: 'twenty' } })
    expect(await count('twenty')).toBe(1)
  })

  test.each([
    ['zh-CN', '该表单已提交过'],
    ['en', 'Not saved: this form was submitted before with other values'],
    ['zh-TW', '該表單已提交過'],
  ])('is refused where it sends something else, in the language %s', async (language, words) => {
    const { token } = await signIn()
    const headers = { ...newKey(), 'accept-language': language }
    await server().call('POST', path, { token, headers, body: named(`first-${language}`) })
    const { body } = await server().call('POST', path, { token, headers, body: named(`other-${language}`) })
    expect(body).toMatchObject({ success: false, code: 422, message: expect.stringContaining(words) })
    expect(await count(`other-${language}`)).toBe(0)
  })

  test('keeps nothing of a write that failed, so that it can be mended and sent again', async () => {
    const { token } = await signIn()
    const headers = newKey()
    const refused = await server().call('POST', path, { token, headers, body: { code: 'mended', name: '' } })
    expect(refused.body.success).toBe(false)
    const mended = await server().call('POST', path, { token, headers, body: named('mended') })
    expect(mended.body.success).toBe(true)
    expect(await count('mended')).toBe(1)
  })

  test('belongs to one person and one path', async () => {
    const [one, other] = [await signIn(), await signIn()]
    const headers = newKey()
    await server().call('POST', path, { token: one.token, headers, body: named('of-one') })
    await server().call('POST', path, { token: other.token, headers, body: named('of-other') })
    const role = { roleCode: 'of-one', roleName: 'Of one' }
    const { body } = await server().call('POST', '/sys/role/add', { token: one.token, headers, body: role })
    expect(body.success, body.message).toBe(true)
    expect([await count('of-one'), await count('of-other')]).toEqual([1, 1])
  })

  test('is checked as an act on rights where it is one, and is answered once all the same', async () => {
    const { token } = await server().signIn({ codes: ['user:add', 'user:list'] })
    const body = { username: 'once', realname: 'Once', password: 'Chosen by the test 1', workNo: 'once' }
    const request = { token, headers: newKey(), body }
    const answers = await Promise.all(Array.from({ length: 3 }, () => server().call('POST', '/sys/user/add', request)))
    expect(answers.map(({ body: { success } }) => success)).toEqual([true, true, true])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  })

  test('without a key adds a record with each call, and a key that is none is refused', async () => {
    const { token } = await signIn()
    const taken = await Promise.all([1, 2].map(() => server().call('POST', path, { token, body: named('no-key') })))
    expect(taken.filter(({ body }) => body.success)).toHaveLength(1)
    const { body } = await server().call('POST', path, {
      token,
      headers: { 'idempotency-key': 'two words' },
      body: named('broken'),
    })
    expect(body).toMatchObject({ success: false, message: expect.stringContaining('Idempotency-Key') })
  })

  test('is forgotten after a day', async () => {
    const { token } = await signIn()
    await server().call('POST', path, { token, headers: newKey(), body: named('old') })
    await server().db.updateTable('sysIdempotencyKey').set({ createdAt: '2020-01-01 00:00:00' }).execute()
    await server().call('POST', path, { token, headers: newKey(), body: named('new') })
    await removeExpired.run({ db: server().db } as Parameters<typeof removeExpired.run>[0])
    expect(await server().db.selectFrom('sysIdempotencyKey').select('key').execute()).toHaveLength(1)
  })
})

// The embedded database has one connection, and so one process.
describe.runIf(engines.includes('postgresql'))('while another process is at work with the same key', () => {
  test('a call waits for it, and adds nothing once that has committed', async () => {
    const server = await createTestServer('postgresql')
    const { id, token } = await server.signIn({ isAdmin: true })
    const transaction = await server.db.startTransaction().execute()
    await transaction
      .insertInto('sysIdempotencyKey')
      .values({ userId: id, path: `/api${path}`, key: 'shared', fingerprint: 'of another request', answer: '{}' })
      .execute()
    const body = { code: 'shared', name: 'shared' }
    const adding = server.call('POST', path, { token, headers: { 'idempotency-key': 'shared' }, body })
    await transaction.commit().execute()
    expect((await adding).body).toMatchObject({ success: false, code: 422 })
    expect(await server.db.selectFrom('sysPosition').select('id').where('code', '=', 'shared').execute()).toEqual([])
    await server.close()
  })

  test('a call goes on where that one is undone', async () => {
    const server = await createTestServer('postgresql')
    const { id, token } = await server.signIn({ isAdmin: true })
    const transaction = await server.db.startTransaction().execute()
    await transaction
      .insertInto('sysIdempotencyKey')
      .values({ userId: id, path: `/api${path}`, key: 'undone', fingerprint: 'of another request', answer: '{}' })
      .execute()
    const body = { code: 'undone', name: 'undone' }
    const adding = server.call('POST', path, { token, headers: { 'idempotency-key': 'undone' }, body })
    await transaction.rollback().execute()
    expect((await adding).body).toMatchObject({ success: true, result: { code: 'undone' } })
    await server.close()
  })
})
