import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectServer, openDatabase } from '../../server/db/connection.ts'
import { createServerDatabase, type Engine, engines } from './database.ts'
import { ServerProcess, withDataFolder } from './serverProcess.ts'

const password = 'chosen by the test 1'
const clients = 20
const writes = 1000

type Environment = Readonly<Record<string, string>>

async function call<T>(
  address: string,
  token: string,
  method: string,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<T> {
  const response = await fetch(`${address}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-access-token': token, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { success, message, result } = await response.json()
  expect(success, message).toBe(true)
  return result as T
}

async function signIn(address: string): Promise<string> {
  return (await call<{ token: string }>(address, '', 'POST', '/sys/login', { username: 'admin', password })).token
}

/** Adds a record under a key of its own. */
const add = (address: string, token: string, code: string) =>
  call(address, token, 'POST', '/sys/position/add', { code, name: code }, { 'idempotency-key': code })

/** Writes from many clients at once until all is written or the server is gone; gives the codes that were answered. */
async function writeAll(address: string, token: string, onAnswer: (answered: number) => void): Promise<Set<string>> {
  const answered = new Set<string>()
  let next = 0
  const work = async () => {
    while (next < writes) {
      next += 1
      const code = `kill-${next}`
      try {
        await add(address, token, code)
      } catch {
        return
      }
      onAnswer(answered.add(code).size)
    }
  }
  await Promise.all(Array.from({ length: clients }, work))
  return answered
}

/** What stands in the database after the server has ended: each record with its first version and its entry in the log. */
async function readWritten(environment: Environment) {
  const db =
    environment.DATABASE_URL === undefined
      ? await openDatabase({ databaseUrl: undefined, dataDir: String(environment.DATA_DIR) })
      : connectServer(environment.DATABASE_URL)
  const records = await db.selectFrom('sysPosition').select(['id', 'code']).where('code', 'like', 'kill-%').execute()
  const versions = await db.selectFrom('sysDataLog').select('dataId').where('dataTable', '=', 'sys_position').execute()
  const entries = await db
    .selectFrom('sysLog')
    .select('requestParam')
    .where('logContent', '=', '添加职务')
    .where('requestParam', 'like', '%kill-%')
    .execute()
  await db.destroy()
  return { records, versions: versions.map(({ dataId }) => dataId), entries: entries.length }
}

/** The data of a server that was started once and stopped, for the tests of an engine to copy. */
interface Installation {
  readonly folder: string
  /** The database; undefined for the embedded one, which is in the folder. */
  readonly database: string | undefined
  remove(): Promise<void>
}

async function install(engine: Engine): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-killed-'))
  const database = engine === 'pglite' ? undefined : await createServerDatabase()
  const server = new ServerProcess(toEnvironment(folder, database?.url))
  await server.address()
  expect(await server.stop()).toBe(0)
  const remove = async () => {
    await rm(folder, { recursive: true, force: true })
    await database?.drop()
  }
  return { folder, database: database?.name, remove }
}

const toEnvironment = (folder: string, url: string | undefined): Environment => ({
  ...{ DATA_DIR: folder, ADMIN_PASSWORD: password, DEMO: '0' },
  ...(url === undefined ? {} : { DATABASE_URL: url }),
})

/** Runs with a copy of an installation. */
function withCopy({ folder, database }: Installation, run: (environment: Environment) => Promise<void>): Promise<void> {
  return withDataFolder(async (own) => {
    await cp(folder, own, { recursive: true })
    if (database === undefined) return run(toEnvironment(own, undefined))
    const { url, drop } = await createServerDatabase(database)
    try {
      await run(toEnvironment(own, url))
    } finally {
      await drop()
    }
  })
}

describe.each(engines)('a server that is killed, on %s', { timeout: 180_000 }, (engine) => {
  let installation: Installation
  beforeAll(async () => {
    installation = await install(engine)
  })
  afterAll(() => installation.remove())

  test('loses no answered write of 20 clients and leaves none half', () =>
    withCopy(installation, async (environment) => {
      const first = new ServerProcess(environment)
      const address = await first.address()
      const token = await signIn(address)
      let end: Promise<unknown> | undefined
      const answered = await writeAll(address, token, (count) => {
        if (count > writes / 2) end ??= first.stop('SIGKILL')
      })
      await end
      expect(answered.size).toBeGreaterThan(writes / 2)
      expect(answered.size).toBeLessThan(writes)

      const next = new ServerProcess(environment)
      const again = await next.address()
      // The session goes on, and so does the writing.
      await call(again, token, 'POST', '/sys/position/add', { code: 'kill-afterwards', name: 'afterwards' })
      expect(await next.stop()).toBe(0)

      const { records, versions, entries } = await readWritten(environment)
      const codes = new Set(records.map(({ code }) => code))
      expect([...answered].filter((code) => !codes.has(code))).toEqual([])
      expect(versions.toSorted()).toEqual(records.map(({ id }) => id).toSorted())
      expect(entries).toBe(records.length)
    }))

  test('adds each record once, when clients that had no answer send theirs again with the same keys', () =>
    withCopy(installation, async (environment) => {
      const first = new ServerProcess(environment)
      const address = await first.address()
      const token = await signIn(address)
      let end: Promise<unknown> | undefined
      const answered = await writeAll(address, token, (count) => {
        if (count > clients) end ??= first.stop('SIGKILL')
      })
      await end
      const next = new ServerProcess(environment)
      const again = await next.address()
      const codes = Array.from({ length: answered.size + clients }, (_, index) => `kill-${index + 1}`)
      await Promise.all(codes.map((code) => add(again, token, code)))
      expect(await next.stop()).toBe(0)

      const { records, versions } = await readWritten(environment)
      expect(records.map(({ code }) => code).toSorted()).toEqual(codes.toSorted())
      expect(versions).toHaveLength(codes.length)
    }))

  test('has kept each write that was answered, however soon after the answer it is killed', () =>
    withCopy(installation, async (environment) => {
      const codes = ['kill-one', 'kill-two', 'kill-three']
      for (const code of codes) {
        const server = new ServerProcess(environment)
        const address = await server.address()
        const token = await signIn(address)
        await call(address, token, 'POST', '/sys/position/add', { code, name: code })
        await server.stop('SIGKILL')
      }
      const { records, entries } = await readWritten(environment)
      expect(records.map(({ code }) => code).toSorted()).toEqual(codes.toSorted())
      expect(entries).toBe(codes.length)
    }))

  test('is followed by another one that takes over sessions and jobs', () =>
    withCopy(installation, async (environment) => {
      const first = new ServerProcess(environment)
      const address = await first.address()
      const token = await signIn(address)
      const job = { jobClassName: 'SampleParamJob', cronExpression: '0/1 * * * * ?', parameter: 'tick', status: 0 }
      const { id } = await call<{ id: string }>(address, token, 'POST', '/sys/quartzJob/add', job)
      const runs = async (at: string) =>
        (await call<{ total: number }>(at, token, 'GET', `/sys/quartzJob/runs?jobId=${id}&outcome=done`)).total
      const reach = (at: string, wanted: number) =>
        expect.poll(() => runs(at), { timeout: 60_000, interval: 200 }).toBeGreaterThanOrEqual(wanted)
      // Processes may share a server of PostgreSQL; the embedded database has one process at a time.
      const beside = engine === 'pglite' ? undefined : new ServerProcess(environment)
      await beside?.address()
      await reach(address, 2)
      await first.stop('SIGKILL')
      const next = beside ?? new ServerProcess(environment)
      const again = await next.address()
      await reach(again, (await runs(again)) + 2)
      expect(await next.stop()).toBe(0)
    }))
})
