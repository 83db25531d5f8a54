import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findPostgres } from '../../scripts/test/postgres/findPostgres.ts'
import { startPostgres } from '../../scripts/test/postgres/startPostgres.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-programs-'))
  chmodSync(folder, 0o755)
})

afterEach(() => rmSync(folder, { recursive: true }))

const program = (path: string, text = 'exit 0'): string => {
  const place = join(folder, path)
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(place, `#!/bin/sh\n${text}\n`)
  chmodSync(place, 0o755)
  return dirname(place)
}

const server = (path: string): string => {
  program(`${path}/initdb`)
  return program(`${path}/postgres`)
}

test('the newest packaged server is found, by its number and not by its letters', () => {
  server('lib/9/bin')
  const newest = server('lib/17/bin')
  server('lib/15/bin')
  expect(findPostgres({}, [join(folder, 'lib/*/bin/initdb')])).toBe(newest)
})

test('a server on the path is found where none is packaged, and a client alone is none', () => {
  program('client/psql')
  const bin = server('bin')
  const PATH = `${join(folder, 'client')}:${bin}`
  expect(findPostgres({ PATH }, [])).toBe(bin)
  expect(findPostgres({ PATH: join(folder, 'client') }, [])).toBeUndefined()
})

const clusters = () => readdirSync(tmpdir()).filter((name) => name.startsWith('pagewright-postgres-'))

const programs = findPostgres()

/** A busy machine may need long for a cluster. */
const timeout = 60_000

test.skipIf(programs === undefined)(
  'a started server answers on this machine, and nothing of it stays',
  { timeout },
  async () => {
    const before = new Set(clusters())
    const { url, stop } = await startPostgres(programs ?? '')
    const own = clusters().filter((name) => !before.has(name))
    const client = new Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query('select current_user as "user"')
    await client.end()
    expect(rows).toEqual([{ user: 'postgres' }])
    expect(new URL(url).hostname).toBe('127.0.0.1')
    await stop()
    await expect(new Client({ connectionString: url }).connect()).rejects.toThrow('ECONNREFUSED')
    expect(own.filter((name) => existsSync(join(tmpdir(), name)))).toEqual([])
  },
)

test('a server that ends at once says what it printed and leaves no folder', async () => {
  const before = clusters()
  program('bin/initdb')
  const bin = program('bin/postgres', 'echo "no shared memory" >&2; exit 1')
  await expect(startPostgres(bin)).rejects.toThrow('no shared memory')
  expect(clusters()).toEqual(before)
})
