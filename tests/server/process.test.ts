import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import { createServerDatabase, engines } from './database.ts'
import { ServerProcess, withDataFolder } from './serverProcess.ts'

async function signIn(address: string, password: string): Promise<string> {
  const response = await fetch(`${address}/api/sys/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  })
  const { result, message } = await response.json()
  expect(message).toBe('登录成功')
  return result.token
}

/** Starts a server in a folder and stops it as soon as a file stands there. */
async function cutBoot(folder: string, file: string): Promise<void> {
  const seen = new Promise<void>((resolve) => {
    const watcher = watch(folder, () => {
      if (!existsSync(join(folder, file))) return
      watcher.close()
      resolve()
    })
  })
  const cut = new ServerProcess({ DATA_DIR: folder })
  await seen
  expect(await cut.stop()).toBe(0)
  expect(cut.output).toBe('')
  expect(existsSync(join(folder, 'server.lock'))).toBe(false)
}

describe('the server process', { timeout: 120_000 }, () => {
  test('stops during the boot, starts healthy afterwards, shows the administrator once, refuses a second start, and stops cleanly', () =>
    withDataFolder(async (folder) => {
      await cutBoot(folder, 'server.lock')
      await cutBoot(folder, 'postgres.making')
      const first = new ServerProcess({ DATA_DIR: folder })
      const address = await first.address()
      const password = await first.shows(/password:\s+(\S{16})\s/)
      // Existing clients sign with a constant of their own (wire contract 7.17).
      await first.shows(/(SIGN_SECRET is not set)/)
      expect(await (await fetch(`${address}/api/health`)).json()).toEqual({ status: 'ok' })
      await signIn(address, password)

      const second = new ServerProcess({ DATA_DIR: folder })
      expect(await second.ended()).toBe(1)
      expect(second.output.trim().split('\n')).toHaveLength(1)
      expect(second.output).toContain(folder)
      expect(second.output).toContain(`process ${first.child.pid}`)
      expect((await fetch(`${address}/api/health`)).status).toBe(200)

      const started = Date.now()
      expect(await first.stop('SIGTERM')).toBe(0)
      expect(Date.now() - started).toBeLessThan(5000)
      expect(existsSync(join(folder, 'server.lock'))).toBe(false)

      const next = new ServerProcess({ DATA_DIR: folder })
      await signIn(await next.address(), password)
      expect(next.output).not.toContain(password)
      expect(next.output).not.toContain('SIGN_SECRET')
      expect(await next.stop('SIGINT')).toBe(0)
    }))

  test.each([
    [{ PORT: 'abc' }, /^PORT is "abc"/],
    [{ PORT: '70000' }, /^PORT is "70000"/],
    [{ DEMO: 'maybe' }, /^DEMO is "maybe"/],
    [{ DATABASE_URL: 'mysql://user:hidden@x/y' }, /^DATABASE_URL must begin with postgres/],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, /DATABASE_URL does not answer/],
    [{ DATA_DIR: join(import.meta.filename, 'below') }, /^The data folder cannot be used: .*DATA_DIR/],
  ])('says in one line what is wrong with %j', (environment, message) =>
    withDataFolder(async (folder) => {
      const server = new ServerProcess({ DATA_DIR: folder, ...environment })
      expect(await server.ended()).toBe(1)
      expect(server.output).toMatch(message)
      expect(server.output.trim().split('\n')).toHaveLength(1)
      expect(server.output).not.toContain('hidden')
    }),
  )

  test.skipIf(!engines.includes('postgresql'))('two processes start at once on one empty PostgreSQL', () =>
    withDataFolder(async (folder) => {
      const database = await createServerDatabase()
      const servers = [1, 2].map(() => new ServerProcess({ DATA_DIR: folder, DATABASE_URL: database.url }))
      const addresses = await Promise.all(servers.map((server) => server.address()))
      for (const address of addresses) expect((await fetch(`${address}/api/health`)).status).toBe(200)
      const client = new Client({ connectionString: database.url })
      await client.connect()
      const { rows } = await client.query('select username from sys_user')
      expect(rows).toEqual([{ username: 'admin' }])
      await client.end()
      // An address of no machine, as documentation has it.
      const third = new ServerProcess({ DATA_DIR: folder, DATABASE_URL: database.url, HOST: '203.0.113.9' })
      expect(await third.ended()).toBe(1)
      expect(third.output.trim()).toMatch(/^The server cannot listen there: [^\n]+ Set HOST to [^\n]+$/)
      expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0])
      await database.drop()
    }),
  )
})
