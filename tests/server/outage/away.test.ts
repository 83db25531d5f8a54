import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { engines } from '../database.ts'
import { openSocket, tablePath } from '../realtime/socketClient.ts'
import { type FragileServer, openFragileServer, signIn } from './fragileServer.ts'

const soon = { timeout: 5000 }

describe.runIf(engines.includes('postgresql'))('while the database is away', { timeout: 60_000 }, () => {
  let server: FragileServer
  let user: Awaited<ReturnType<typeof signIn>>
  const list = (path = '/sys/dict/list') => server.call('GET', path, user.token)
  const readState = async () => (await server.call('GET', '/ready')).status

  beforeAll(async () => {
    server = await openFragileServer()
    user = await signIn(server, ['dict:list', 'dict:add', 'job:run'])
  })
  afterEach(async () => {
    server.proxy.setWay('open')
    await expect.poll(readState, soon).toBe(200)
    await expect.poll(async () => (await list()).status, soon).toBe(200)
    expect(server.bugs).toEqual([])
  })
  afterAll(() => server.close())

  test('every call is answered with 503 within two seconds, in the words of its reader and with a time to try again', async () => {
    server.proxy.setWay('refused')
    const first = await Promise.all(Array.from({ length: 16 }, () => list()))
    const second = await list()
    for (const { status, headers, milliseconds, body } of [...first, second]) {
      expect([status, headers['retry-after'], body.success]).toEqual([503, '2', false])
      expect(body.message).toContain('数据库暂时无法访问')
      expect(milliseconds).toBeLessThan(2000)
    }
    // Once it is known nobody waits.
    expect(second.milliseconds).toBeLessThan(500)
  })

  test('the process says that it lives, and that it is not ready', async () => {
    server.proxy.setWay('refused')
    expect([(await server.call('GET', '/health')).status, await readState()]).toEqual([200, 503])
  })

  test('a call that comes in a short absence waits and succeeds', async () => {
    server.proxy.setWay('refused')
    const answer = list()
    await wait(400)
    server.proxy.setWay('open')
    expect((await answer).status).toBe(200)
  })

  test('that takes connections and says nothing, calls on their way and new ones are answered with 503', async () => {
    server.proxy.setWay('silent')
    const answers = await Promise.all([list(), list('/sys/dict/list?pageNo=2')])
    expect(answers.map(({ status }) => status)).toEqual([503, 503])
    for (const { milliseconds } of answers) expect(milliseconds).toBeLessThan(4000)
    expect((await list()).milliseconds).toBeLessThan(500)
    expect(await readState()).toBe(503)
  })

  test('a job that comes to its time runs once the database is back', async () => {
    const id = createId()
    server.proxy.setWay('refused')
    await server.db
      .insertInto('sysQuartzJob')
      .values({
        id,
        jobClassName: 'TrimLogJob',
        cronExpression: '0 0 0 1 1 ? 2099',
        parameter: '3650',
        status: 0,
        nextRunAt: '2020-01-01 00:00:00',
      })
      .execute()
    await expect(list()).resolves.toMatchObject({ status: 503 })
    server.proxy.setWay('open')
    const readRuns = () => server.db.selectFrom('sysJobRun').select('outcome').where('jobId', '=', id).execute()
    await expect.poll(readRuns, { timeout: 10_000 }).toEqual([{ outcome: 'done' }])
  })

  test('a socket learns that it may have missed something, and hears the others once it has come again', async () => {
    const address = `${server.socketAddress}${tablePath({ ...user, username: '', roleId: '' }, 'orders')}`
    const socket = await openSocket(address)
    server.proxy.cut()
    expect(await socket.closed()).toBe(1012)
    const [one, other] = [await openSocket(address), await openSocket(address)]
    one.send({ type: 'update_vxe_table', data: 1 })
    expect(await other.next()).toEqual({ type: 'update_vxe_table', data: 1 })
    // What is said while the connection between the processes is lost is said once it is back.
    server.proxy.cut()
    other.send({ type: 'update_vxe_table', data: 2 })
    expect([await one.closed(), await other.closed()]).toEqual([1012, 1012])
  })
})
