import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createServerDatabase } from '../../server/database.ts'
import { ServerProcess, withDataFolder } from '../../server/serverProcess.ts'
import { join, type LoadCall, type LoadResult, load, send } from './load.ts'

/**
 * Times the calls that people make most: the list of users at 20 connections, the menu with and without what the browser
 * has of it, and a mixed load of 50 connections. `BASE=/path/to/another/checkout` measures the server of that one beside
 * this one, in turns. On the embedded database, and on PostgreSQL where TEST_DATABASE_URL is set. BENCH_SECONDS and
 * BENCH_ROUNDS change how long is measured, BENCH_ENGINE which databases.
 */

const seconds = Number(process.env.BENCH_SECONDS ?? 5)
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const password = 'chosen by the bench 1'

const project = resolve(import.meta.dirname, '../../..')
const checkouts: Readonly<Record<string, string>> = {
  ...(process.env.BASE === undefined ? {} : { base: resolve(process.env.BASE) }),
  this: project,
}

/** A running server of a checkout, with what its calls need. */
interface Side {
  readonly title: string
  readonly server: ServerProcess
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly menuTag: string | undefined
  readonly userIds: readonly string[]
  readonly run: string
}

const listPath = '/sys/user/list?pageNo=1&pageSize=10&column=createTime&order=desc'
const menuPath = '/sys/permission/getUserPermissionByToken'

/** The headers of a browser. */
const browser = { 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'en' }

async function open(title: string, folder: string, environment: Readonly<Record<string, string>>): Promise<Side> {
  const server = new ServerProcess({ ...environment, ADMIN_PASSWORD: password, DEMO: '1' }, folder)
  const address = await server.address()
  const login = await send(address, { method: 'POST', path: '/sys/login', body: { username: 'admin', password } })
  const { token } = JSON.parse(String(login.body)).result
  const headers = { ...browser, 'x-access-token': token }
  const users = await send(address, {
    method: 'GET',
    path: `${listPath}&pageSize=50`,
    headers: { 'x-access-token': token },
  })
  const userIds = JSON.parse(String(users.body)).result.records.map(({ id }: { id: string }) => id)
  const menu = await send(address, { method: 'GET', path: menuPath, headers })
  const menuTag = menu.headers.etag
  const run = Date.now().toString(36)
  return { title, server, address, headers, menuTag: typeof menuTag === 'string' ? menuTag : undefined, userIds, run }
}

type Load = { readonly connections: number; calls(side: Side): () => LoadCall }

const get = (path: string, side: Side, more: Readonly<Record<string, string>> = {}): LoadCall => ({
  method: 'GET',
  path,
  headers: { ...side.headers, ...more },
})

let written = 0

/** Of 20 requests of the mixed load: lists, details, dictionaries, writes and the menu. */
const mixture: readonly ((side: Side) => LoadCall)[] = [
  ...Array.from({ length: 6 }, () => (side: Side) => get(listPath, side)),
  ...Array.from({ length: 2 }, () => (side: Side) => get('/sys/role/list?pageNo=1&pageSize=10', side)),
  ...Array.from({ length: 2 }, () => (side: Side) => get('/sys/log/list?pageNo=1&pageSize=10&logType=1', side)),
  ...Array.from({ length: 3 }, () => (side: Side) => {
    const id = side.userIds[written % side.userIds.length]
    return get(`/sys/user/queryById?id=${id}`, side)
  }),
  ...Array.from({ length: 3 }, () => (side: Side) => get('/sys/dict/getDictItems/sex', side)),
  ...Array.from({ length: 3 }, () => (side: Side): LoadCall => {
    written += 1
    const code = `bench-${side.run}-${written}`
    return { method: 'POST', path: '/sys/position/add', headers: side.headers, body: { code, name: code } }
  }),
  (side) => get(menuPath, side, side.menuTag === undefined ? {} : { 'if-none-match': side.menuTag }),
]

const loads: Readonly<Record<string, Load>> = {
  'user list, 20 connections': { connections: 20, calls: (side) => () => get(listPath, side) },
  'menu, 20 connections': { connections: 20, calls: (side) => () => get(menuPath, side) },
  'menu with If-None-Match': {
    connections: 20,
    calls: (side) => () => get(menuPath, side, side.menuTag === undefined ? {} : { 'if-none-match': side.menuTag }),
  },
  'mixed load, 50 connections': {
    connections: 50,
    calls: (side) => {
      let index = 0
      return () => {
        // A step that shares no divisor with the length, so that every kind comes between others.
        index = (index + 7) % mixture.length
        return mixture[index]?.(side) ?? get(listPath, side)
      }
    },
  },
}

const percentile = (times: readonly number[], part: number): number => {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** Seconds of the processor that a server's process has used; those of PostgreSQL are not among them. */
async function readProcessor(side: Side): Promise<number> {
  const stat = await readFile(`/proc/${side.server.child.pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** What Linux counts the time of processes in, on every machine in use. */
const ticksPerSecond = 100

interface Figures {
  readonly perSecond: number
  readonly p99: number
}

function report(title: string, { times, seconds: taken, errors, bytes }: LoadResult, processor: number): Figures {
  const [perSecond, p50, p99] = [times.length / taken, percentile(times, 0.5), percentile(times, 0.99)]
  console.log(
    `  ${title.padEnd(6)}${perSecond.toFixed(0).padStart(7)} a second   p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms   ` +
      `${(bytes / times.length / 1024).toFixed(1)} KB and ${((processor / times.length) * 1000).toFixed(2)} ms of the server's processor each   ${errors.length} errors`,
  )
  if (errors.length > 0) console.log(`    ${errors[0]}`)
  return { perSecond, p99 }
}

async function readMemory(side: Side): Promise<string> {
  const status = await readFile(`/proc/${side.server.child.pid}/status`, 'utf8')
  const read = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  return `  ${side.title.padEnd(6)} resident ${read('VmRSS')} MB, at most ${read('VmHWM')} MB`
}

async function measure(sides: readonly Side[]): Promise<void> {
  for (const [title, { connections, calls }] of Object.entries(loads)) {
    const results = new Map<Side, LoadResult>()
    const processor = new Map<Side, number>()
    for (const side of sides) await load(side.address, { connections, seconds: 2, next: calls(side) })
    for (let round = 0; round < rounds; round += 1)
      for (const side of sides) {
        const before = await readProcessor(side)
        const result = await load(side.address, { connections, seconds, next: calls(side) })
        processor.set(side, (processor.get(side) ?? 0) + (await readProcessor(side)) - before)
        results.set(side, join(results.get(side), result))
      }
    console.log(`\n${title}`)
    const figures = [...results].map(([side, result]) => report(side.title, result, processor.get(side) ?? 0))
    const [base, own] = figures
    if (base !== undefined && own !== undefined)
      console.log(
        `  ratio ${(own.perSecond / base.perSecond).toFixed(2)} x a second, p99 ${(own.p99 / base.p99).toFixed(2)} x`,
      )
  }
  console.log('\nmemory afterwards')
  for (const side of sides) console.log(await readMemory(side))
}

async function bench(engine: string): Promise<void> {
  await withDataFolder(async (folder) => {
    const sides: Side[] = []
    const databases: { drop(): Promise<void> }[] = []
    try {
      for (const [title, checkout] of Object.entries(checkouts)) {
        const environment: Record<string, string> = { DATA_DIR: resolve(folder, title) }
        if (engine === 'PostgreSQL') {
          const database = await createServerDatabase()
          databases.push(database)
          environment.DATABASE_URL = database.url
        }
        sides.push(await open(title, checkout, environment))
      }
      console.log(`\n== ${engine}`)
      await measure(sides)
    } finally {
      for (const side of sides) await side.server.stop()
      for (const database of databases) await database.drop()
    }
  })
}

const engines = (process.env.TEST_DATABASE_URL ?? '') === '' ? ['embedded'] : ['embedded', 'PostgreSQL']
const wanted = process.env.BENCH_ENGINE
if (wanted !== undefined && !engines.includes(wanted)) throw new Error(`BENCH_ENGINE is none of ${engines.join(', ')}.`)
for (const engine of engines) if (wanted === undefined || wanted === engine) await bench(engine)
