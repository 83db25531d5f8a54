import { createServerDatabase } from '../../server/database.ts'
import { ServerProcess, withDataFolder } from '../../server/serverProcess.ts'

/**
 * Runs a report that never ends by itself, and times what others wait for the health check and for a list meanwhile,
 * beside the same without a report: once on the embedded database and, with TEST_DATABASE_URL, once on PostgreSQL.
 */

const password = 'Bench-reports-1'

interface Envelope {
  readonly success: boolean
  readonly message: string
  readonly result: unknown
}

const endless =
  'select count(*) as found from generate_series(1, 100000000) a, generate_series(1, 100000000) b where a * b = 0'

async function call(address: string, token: string, path: string, body?: unknown): Promise<Envelope> {
  const answer = await fetch(`${address}/api${path}`, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'x-access-token': token, 'content-type': 'application/json', 'accept-language': 'en' },
  })
  return (await answer.json()) as Envelope
}

const must = async (answer: Promise<Envelope>): Promise<Readonly<Record<string, unknown>>> => {
  const { success, message, result } = await answer
  if (!success) throw new Error(message)
  return result as Readonly<Record<string, unknown>>
}

async function time(work: Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work
  return performance.now() - began
}

const describe = (times: readonly number[]): string => {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (part: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0)
  return `median ${at(0.5)}, 95% ${at(0.95)}, worst ${at(1)} ms (${sorted.length} calls)`
}

/** Asks for health and for a list in turns until the work is done. */
async function watch(title: string, address: string, token: string, work: Promise<unknown>): Promise<void> {
  let isDone = false
  const done = work.finally(() => (isDone = true))
  const [health, list]: [number[], number[]] = [[], []]
  while (!isDone) {
    health.push(await time(fetch(`${address}/api/health`)))
    list.push(await time(must(call(address, token, '/sys/user/list?pageSize=10'))))
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
  await done
  console.log(`${title.padEnd(34)} health ${describe(health)}; list ${describe(list)}`)
}

async function measure(engine: string, environment: Readonly<Record<string, string>>): Promise<void> {
  await withDataFolder(async (folder) => {
    const server = new ServerProcess({ DATA_DIR: folder, ADMIN_PASSWORD: password, ...environment })
    const address = await server.address()
    const signedIn = await must(call(address, '', '/sys/login', { username: 'admin', password }))
    const token = String(signedIn.token)
    const report = await must(
      call(address, token, '/online/cgreport/head/add', {
        head: { code: 'endless', name: 'Endless', cgrSql: endless },
        items: [{ fieldName: 'found', fieldTxt: 'Found' }],
      }),
    )
    const run = async () => {
      const began = performance.now()
      const { success, message } = await call(address, token, `/online/cgreport/api/getData/${report.id}`)
      if (success) throw new Error('The report came to an end.')
      return `stopped after ${((performance.now() - began) / 1000).toFixed(1)} s: ${message}`
    }
    await watch(`${engine}: nothing runs`, address, token, new Promise((resolve) => setTimeout(resolve, 5000)))
    const running = run()
    await watch(`${engine}: a report runs`, address, token, running)
    console.log(await running)
    await server.stop()
  })
}

await measure('embedded', {})
if (process.env.TEST_DATABASE_URL !== undefined) {
  const database = await createServerDatabase()
  await measure('PostgreSQL', { DATABASE_URL: database.url })
  await database.drop()
}
