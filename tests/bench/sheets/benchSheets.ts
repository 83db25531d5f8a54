import { resolve } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createServerDatabase } from '../../server/database.ts'
import { hostileFiles, makeHonest } from '../../server/hostileFiles.ts'
import { goodsTable, writePack } from '../../server/packFixtures.ts'
import { ServerProcess, withDataFolder } from '../../server/serverProcess.ts'

/**
 * Measures what sheets cost everybody else: imports and exports of 20,000 and 100,000 rows and the reading of hostile
 * files, each with how long it took, how long the event loop of the server stood still at most, and how long other people
 * waited for an answer of `GET /api/health`. `BASE=/path/to/another/checkout` measures the server of that one. On the
 * embedded database, or on PostgreSQL where TEST_DATABASE_URL is set. BENCH_CASES is a pattern of the cases.
 */

const password = 'chosen by the bench 1'
const project = resolve(process.env.BASE ?? resolve(import.meta.dirname, '../../..'))
const wanted = new RegExp(process.env.BENCH_CASES ?? '.')
const seconds = Number(process.env.BENCH_SECONDS ?? 60)

/** Writes the longest standstill of the event loop and the memory on each SIGUSR2, and begins anew. */
const meter = `data:text/javascript,${encodeURIComponent(`
import { monitorEventLoopDelay } from 'node:perf_hooks'
const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
process.on('SIGUSR2', () => {
  console.log('METER ' + (delay.max / 1e6).toFixed(0) + ' ' + (delay.percentile(99) / 1e6).toFixed(0) + ' ' + (process.memoryUsage().rss / 1048576).toFixed(0) + ' .')
  delay.reset()
})
`)}`

interface Waits {
  readonly p99: number
  readonly longest: number
  readonly count: number
}

/** Asks for the health of a server every 20 ms, whether or not the last answer came, until `end` says so. */
function watch(address: string): { end(): Promise<Waits> } {
  const times: number[] = []
  const own = monitorEventLoopDelay({ resolution: 5 })
  own.enable()
  const open = new Set<Promise<void>>()
  const ask = async () => {
    const began = performance.now()
    await fetch(`${address}/api/health`).then((answer) => answer.text())
    times.push(performance.now() - began)
  }
  const timer = setInterval(() => {
    if (open.size > 200) return
    const asked: Promise<void> = ask().finally(() => open.delete(asked))
    open.add(asked)
  }, 20)
  return {
    end: async () => {
      clearInterval(timer)
      await Promise.race([Promise.all(open), new Promise((resolve) => setTimeout(resolve, 5000))])
      const sorted = times.toSorted((one, other) => one - other)
      return {
        p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
        longest: sorted.at(-1) ?? Number.NaN,
        count: sorted.length,
      }
    },
  }
}

await withDataFolder(async (folder) => {
  const packs = resolve(folder, 'packs')
  await writePack(resolve(packs, 'demo'), { 'tables/goods.json': goodsTable })
  const url = (process.env.TEST_DATABASE_URL ?? '') === '' ? undefined : await createServerDatabase()
  const start = async () => {
    const server = new ServerProcess(
      {
        ...{
          DATA_DIR: resolve(folder, 'data'),
          PACKS_DIR: resolve(packs, 'demo'),
          ADMIN_PASSWORD: password,
          DEMO: '1',
        },
        ...(url === undefined ? {} : { DATABASE_URL: url.url }),
        NODE_OPTIONS: `--import ${meter}`,
      },
      project,
    )
    return { server, address: await server.address() }
  }
  let { server, address } = await start()
  const signIn = async () => {
    const login = await fetch(`${address}/api/sys/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password }),
    })
    return (await login.json()).result.token as string
  }
  let token = await signIn()
  const readMeter = async () => {
    const seen = server.output.split('METER').length
    server.child.kill('SIGUSR2')
    const began = performance.now()
    while (server.output.split('METER').length === seen && performance.now() - began < 60_000)
      await new Promise((resolve) => setTimeout(resolve, 20))
    return server.output.split('METER ').at(-1)?.split(' ') ?? []
  }
  const measure = async (title: string, work: (signal: AbortSignal) => Promise<string>) => {
    if (!wanted.test(title)) return
    await readMeter()
    const waits = watch(address)
    const began = performance.now()
    const result = await work(AbortSignal.timeout(seconds * 1000)).catch((error: unknown) => `no answer: ${error}`)
    const took = performance.now() - began
    const { p99, longest, count } = await waits.end()
    const isDead = result.startsWith('no answer')
    const [standstill = '?', , memory = '?'] = isDead ? [] : await readMeter()
    console.log(
      `${title.padEnd(46)} ${(took / 1000).toFixed(1).padStart(6)} s   loop ${standstill.padStart(6)} ms   health p99 ${p99.toFixed(0).padStart(6)} max ${longest.toFixed(0).padStart(6)} of ${count}   ${memory} MB   ${result.slice(0, 110)}`,
    )
    if (!isDead) return
    await server.stop('SIGKILL')
    ;({ server, address } = await start())
    token = await signIn()
  }
  const importFile = async (name: string, content: Buffer, signal: AbortSignal) => {
    const form = new FormData()
    form.append('files[]', new Blob([new Uint8Array(content)]), name)
    const answer = await fetch(`${address}/api/demo/goods/importExcel`, {
      ...{ method: 'POST', headers: { 'x-access-token': token, 'accept-language': 'en' }, body: form, signal },
    })
    return ((await answer.json()) as { message: string }).message
  }
  const exportFile = async (path: string, signal: AbortSignal) => {
    const answer = await fetch(`${address}/api${path}`, { headers: { 'x-access-token': token }, signal })
    const size = (await answer.arrayBuffer()).byteLength
    return `${answer.headers.get('content-type')} ${(size / 1048576).toFixed(1)} MB`
  }
  const clear = async () => {
    const list = async () =>
      (
        await (
          await fetch(`${address}/api/demo/goods/list?pageSize=1000`, { headers: { 'x-access-token': token } })
        ).json()
      ).result.records as { id: string }[]
    for (let some = await list(); some.length > 0; some = await list())
      await fetch(
        `${address}/api/demo/goods/deleteBatch?ids=${some
          .slice(0, 200)
          .map(({ id }) => id)
          .join(',')}`,
        { method: 'DELETE', headers: { 'x-access-token': token } },
      )
  }
  void clear
  try {
    for (const { name, make } of hostileFiles) {
      const content = make()
      await measure(`hostile ${name} (${content.length} bytes)`, (signal) => importFile(name, content, signal))
    }
    const honest = makeHonest(20_000)
    await measure('import of 20,000 rows, .xlsx', (signal) => importFile('a.xlsx', honest, signal))
    await measure('export of 20,000 rows, .xls', (signal) => exportFile('/demo/goods/exportXls', signal))
    const old = makeHonest(20_000, 'biff8', 'd')
    await measure('import of 20,000 rows, .xls', (signal) => importFile('a.xls', old, signal))
    const large = makeHonest(60_000, 'xlsx', 'e')
    await measure('import of 60,000 rows, .xlsx', (signal) => importFile('a.xlsx', large, signal))
    await measure('export of 100,000 rows, .xlsx', (signal) => exportFile('/demo/goods/exportXls', signal))
  } finally {
    await server.stop()
    await url?.drop()
  }
})
