import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createServerDatabase } from '../../server/database.ts'
import { type HealthWatch, percentile, watchHealth } from '../../server/healthWatch.ts'
import { hostileFiles, makeHonest, slowFiles } from '../../server/hostileFiles.ts'
import { goodsTable, writePack } from '../../server/packFixtures.ts'
import { ServerProcess, withDataFolder } from '../../server/serverProcess.ts'

/**
 * Measures what sheets cost everybody else: imports and exports of 20,000 and 100,000 rows and the reading of hostile
 * files, each with how long it took, how long the event loop of the server stood still at most, how long other people
 * waited for an answer of `GET /api/health`, and the memory of the process. `BASE=/path/to/another/checkout` measures the
 * server of that one. On the embedded database, or on PostgreSQL where TEST_DATABASE_URL is set. BENCH_CASES is a pattern
 * of the cases, BENCH_SECONDS how long one may take.
 */

const password = 'chosen by the bench 1'
const checkout = resolve(process.env.BASE ?? resolve(import.meta.dirname, '../../..'))
const wanted = new RegExp(process.env.BENCH_CASES ?? '.')
const limit = Number(process.env.BENCH_SECONDS ?? 60) * 1000

/** Prints the longest standstill of the event loop and the memory of a server on each SIGUSR2, and begins anew. */
const meter = `data:text/javascript,${encodeURIComponent(`
import { monitorEventLoopDelay } from 'node:perf_hooks'
const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
let line = 0
process.on('SIGUSR2', () => {
  line += 1
  console.log('loop ' + line + ': ' + (delay.max / 1e6).toFixed(0).padStart(6) + ' ms, ' + (process.memoryUsage.rss() / 1048576).toFixed(0).padStart(5) + ' MB.')
  delay.reset()
})
`)}`

/** A running server with somebody who is signed in, and other people who ask for its health. */
interface Side {
  readonly server: ServerProcess
  readonly address: string
  readonly token: string
  readonly health: HealthWatch
}

async function open(environment: Readonly<Record<string, string>>): Promise<Side> {
  const settings = { ADMIN_PASSWORD: password, DEMO: '1', NODE_OPTIONS: `--import ${meter}` }
  const server = new ServerProcess({ ...environment, ...settings }, checkout)
  const address = await server.address()
  const login = await fetch(`${address}/api/sys/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  })
  const { result } = await login.json()
  return { server, address, token: result.token, health: await watchHealth(address) }
}

async function close({ server, health }: Side, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  await health.end()
  await server.stop(signal)
}

let lines = 0

async function readMeter({ server }: Side): Promise<string> {
  lines += 1
  server.child.kill('SIGUSR2')
  return `loop ${await server.shows(new RegExp(`loop ${lines}: ([^\\n]*MB)\\.`))}`
}

interface Case {
  readonly title: string
  readonly work: (side: Side) => Promise<string>
}

/** Whether the server answered; one that does not is ended. */
async function measure(side: Side, { title, work }: Case): Promise<boolean> {
  await readMeter(side)
  await side.health.take()
  const began = performance.now()
  const late = setTimeout(limit, undefined, { ref: false })
  const result = await Promise.race([work(side), late])
  const took = `${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s`
  if (result === undefined) {
    console.log(`${title.padEnd(52)}${took}   no answer`)
    return false
  }
  const waits = await side.health.take()
  const [p99, longest] = [percentile(waits, 99), percentile(waits, 100)].map((wait) => wait.toFixed(0).padStart(6))
  const others = `others p99 ${p99} ms, longest ${longest} ms of ${waits.length}`
  console.log(`${title.padEnd(52)}${took}   ${await readMeter(side)}   ${others}   ${result.slice(0, 90)}`)
  return true
}

const importOf = (title: string, content: Buffer): Case => ({
  title,
  work: async ({ health, token }) =>
    (await health.send('/demo/goods/importExcel', token, { name: 'goods.xlsx', content })).message,
})

const exportOf = (title: string): Case => ({
  title,
  work: async ({ address, token }) => {
    const answer = await fetch(`${address}/api/demo/goods/exportXls`, { headers: { 'x-access-token': token } })
    const size = (await answer.arrayBuffer()).byteLength / 1048576
    return `${answer.headers.get('content-type')}, ${size.toFixed(1)} MB`
  },
})

function* listCases(): Generator<Case> {
  for (const { name, make } of [...hostileFiles, ...slowFiles])
    if (wanted.test(`hostile ${name}`)) yield importOf(`hostile ${name}`, make())
  const honest: readonly (() => Case)[] = [
    () => importOf('import of 20,000 rows, .xlsx', makeHonest(20_000)),
    () => exportOf('export of 20,000 rows, .xls'),
    () => importOf('import of 20,000 rows, .xls', makeHonest(20_000, 'biff8', 'old')),
    () => importOf('import of 99,000 rows, .xlsx', makeHonest(99_000, 'xlsx', 'l', 4)),
    () => exportOf('export of all rows, .xlsx'),
  ]
  for (const make of honest) {
    const made = make()
    if (wanted.test(made.title)) yield made
  }
}

await withDataFolder(async (folder) => {
  const packs = resolve(folder, 'packs/demo')
  await writePack(packs, { 'tables/goods.json': goodsTable })
  const isEmbedded = (process.env.TEST_DATABASE_URL ?? '') === ''
  const database = isEmbedded ? undefined : await createServerDatabase()
  const environment = {
    ...{ DATA_DIR: resolve(folder, 'data'), PACKS_DIR: packs },
    ...(database === undefined ? {} : { DATABASE_URL: database.url }),
  }
  let side = await open(environment)
  try {
    for (const each of listCases()) {
      if (await measure(side, each)) continue
      await close(side, 'SIGKILL')
      lines = 0
      side = await open(environment)
    }
  } finally {
    await close(side)
    await database?.drop()
  }
})
