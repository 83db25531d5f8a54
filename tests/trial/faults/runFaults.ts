import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findPostgres } from '../../../scripts/test/postgres/findPostgres.ts'
import { connectServer, openDatabase } from '../../../server/db/connection.ts'
import { createDraw } from '../../server/authority/trial/random.ts'
import { ServerProcess } from '../../server/serverProcess.ts'
import { Cluster } from './cluster.ts'
import { type Fault, faults, type Setup } from './faults.ts'
import { startWriters } from './writers.ts'

const password = 'chosen by the trial 1'
const writers = 16

/** The most that a call may wait for its answer once all is well again, in milliseconds. */
export const longestReturn = 5000

/** What the trial runs on. */
export type TrialEngine = 'postgresql' | 'embedded'

/** Which rounds are tried. */
export interface TrialOptions {
  readonly engine: TrialEngine
  readonly rounds: number
  readonly seed: number
  /** Only faults whose name holds this text. */
  readonly only?: string
  readonly print: (line: string) => void
}

/** What the rounds of an engine found. */
export interface TrialResult {
  readonly rounds: number
  readonly acknowledged: number
  readonly lost: number
  readonly halves: number
  readonly died: number
  readonly slowestReturn: number
  readonly faults: readonly string[]
}

/**
 * Lets sixteen clients write without a pause while one thing after the other goes wrong, and looks for every write that
 * was acknowledged afterwards: in one process on the embedded database, in two on PostgreSQL.
 */
export async function runFaults(options: TrialOptions): Promise<TrialResult> {
  const { engine, only = '', print } = options
  const programs = findPostgres()
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-trial-'))
  // PostgreSQL has an account of its own.
  chmodSync(folder, 0o755)
  const isToBeFilled = faults.some(({ name, needs }) => needs === 'smallDisk' && name.includes(only))
  const smallDisk = isToBeFilled ? mountSmallDisk(folder) : undefined
  if (isToBeFilled && smallDisk === undefined)
    print(`${engine}: the disk is never full, as this account may mount none`)
  const base = smallDisk ?? folder
  const database = join(base, 'database')
  const data = join(base, 'data')
  for (const each of [database, data]) mkdirSync(each, { recursive: true })
  const cluster = engine === 'postgresql' ? await Cluster.create(programs ?? '', database) : undefined
  const environment = {
    ...{ DATA_DIR: data, ADMIN_PASSWORD: password, DEMO: '0' },
    ...(cluster === undefined ? {} : { DATABASE_URL: cluster.url }),
  }
  try {
    return await runRounds(options, { environment, cluster, smallDisk, folder: base })
  } finally {
    cluster?.signal('SIGCONT')
    await cluster?.stop('SIGQUIT')
    if (smallDisk !== undefined) execFileSync('umount', ['-l', smallDisk])
    await rm(folder, { recursive: true, force: true })
  }
}

interface Surroundings {
  readonly environment: Readonly<Record<string, string>>
  readonly cluster: Cluster | undefined
  readonly smallDisk: string | undefined
  readonly folder: string
}

async function runRounds(
  { engine, rounds, seed, only = '', print }: TrialOptions,
  surroundings: Surroundings,
): Promise<TrialResult> {
  const { environment, cluster } = surroundings
  const draw = createDraw(seed)
  const random = (from: number, to: number) => from + draw.below(to - from)
  const servers: { process: ServerProcess; address: string }[] = []
  const isEndMeant = new WeakSet<ServerProcess>()
  let died = 0
  const start = async (): Promise<boolean> => {
    const process = new ServerProcess(environment)
    const address = await process.address().catch(() => undefined)
    if (address === undefined) return false
    void process.ended().then((code) => {
      if (isEndMeant.has(process)) return
      died += 1
      print(`a process died: ${code}\n${process.output.slice(-2000)}`)
    })
    servers.push({ process, address })
    return true
  }
  const count = engine === 'postgresql' ? 2 : 1
  for (let index = 0; index < count; index += 1) await start()
  const token = await signIn(servers[0]?.address ?? '')
  const setup: Setup = {
    ...surroundings,
    async endServer(signal) {
      const [old] = servers.splice(random(0, servers.length), 1)
      if (old === undefined) return
      isEndMeant.add(old.process)
      await old.process.stop(signal)
    },
    startServer: start,
    signalServers(signal) {
      for (const { process } of servers) process.child.kill(signal)
    },
  }
  const possible = faults.filter(
    ({ name, needs }) => name.includes(only) && (needs === undefined || setup[needs] !== undefined),
  )
  const acknowledged = new Set<string>()
  const found: string[] = []
  let slowestReturn = 0
  for (let round = 1; round <= rounds; round += 1) {
    // Every fault comes before one comes again.
    const fault = possible[(round - 1) % possible.length] as Fault
    const running = startWriters(writers, `r${round}-`, {
      addresses: () => servers.map(({ address }) => address),
      token,
    })
    await wait(random(500, 2000))
    await fault.run(setup, random)
    const returned = await measureReturn(
      servers.map(({ address }) => address),
      token,
    )
    slowestReturn = Math.max(slowestReturn, returned)
    await wait(500)
    const written = await running.stop()
    for (const code of written.acknowledged) acknowledged.add(code)
    found.push(...written.faults.map((text) => `round ${round}, ${fault.name}: ${text}`))
    const answers = Object.entries(written.answers).map(([kind, times]) => `${kind}: ${times}`)
    print(
      `${engine} ${round}/${rounds} ${fault.name}: back after ${Math.round(returned)} ms, longest refusal ${Math.round(written.longestRefusal)} ms, ${answers.join(', ')}`,
    )
  }
  for (const { process } of servers) {
    isEndMeant.add(process)
    await process.stop()
  }
  const { lost, halves } = await compare(acknowledged, environment.DATA_DIR ?? '', cluster?.url)
  return {
    rounds,
    acknowledged: acknowledged.size,
    lost,
    halves,
    died,
    slowestReturn: Math.round(slowestReturn),
    faults: found,
  }
}

async function signIn(address: string): Promise<string> {
  const response = await fetch(`${address}/api/sys/mLogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  })
  const { result } = (await response.json()) as { readonly result: { readonly token: string } }
  return result.token
}

/** Milliseconds until every process answers a call and a write again. */
async function measureReturn(addresses: readonly string[], token: string): Promise<number> {
  const started = performance.now()
  for (const address of addresses)
    for (;;) {
      const answer = await fetch(`${address}/api/sys/position/list?pageSize=1`, {
        headers: { 'x-access-token': token },
        signal: AbortSignal.timeout(10_000),
      }).catch(() => undefined)
      if (answer?.status === 200) break
      if (performance.now() - started > 60_000) return performance.now() - started
      await wait(20)
    }
  return performance.now() - started
}

/** How many acknowledged records are not there, and how many are there without their version. */
async function compare(acknowledged: ReadonlySet<string>, dataDir: string, url: string | undefined) {
  const db = url === undefined ? await openDatabase({ databaseUrl: undefined, dataDir }) : connectServer(url)
  const records = await db.selectFrom('sysPosition').select(['id', 'code']).execute()
  const versions = await db.selectFrom('sysDataLog').select('dataId').where('dataTable', '=', 'sys_position').execute()
  await db.destroy()
  const codes = new Set(records.map(({ code }) => code))
  const versioned = new Set(versions.map(({ dataId }) => dataId))
  const written = records.filter(({ code }) => /^r\d+-/.test(code ?? ''))
  return {
    lost: [...acknowledged].filter((code) => !codes.has(code)).length,
    halves: written.filter(({ id }) => !versioned.has(id)).length,
  }
}

/** A file system of its own, of a real disk, that can be filled up; undefined where the account may not mount one. */
function mountSmallDisk(folder: string): string | undefined {
  const place = join(folder, 'disk')
  const image = join(folder, 'image')
  try {
    mkdirSync(place)
    execFileSync('truncate', ['-s', '900M', image])
    execFileSync('mkfs.ext4', ['-q', '-F', '-m', '0', image])
    execFileSync('mount', ['-o', 'loop', image, place], { stdio: 'ignore' })
    return place
  } catch {
    return undefined
  }
}
