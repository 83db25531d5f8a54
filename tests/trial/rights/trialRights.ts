import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findPostgres } from '../../../scripts/test/postgres/findPostgres.ts'
import { startPostgres } from '../../../scripts/test/postgres/startPostgres.ts'
import { trialCalls } from '../../server/authority/trial/calls/index.ts'
import type { Batch, BatchResult } from './batch.ts'

/**
 * Tries rights by thousands of companies: `npm run trial:rights -- 1 10000` makes those of the seeds 1 to 10,000. Where
 * PostgreSQL is installed, or TEST_DATABASE_URL or DATABASE_URL names a server, each process has a database of its own
 * there, else an embedded one. Ends with an error when a law was broken; the seed of a fault shows it again.
 */

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    processes: { type: 'string', default: String(availableParallelism()) },
    // Tries on the embedded database although there is a server.
    embedded: { type: 'boolean', default: false },
  },
})

const [first = 1, last = 10_000] = positionals.map(toNumber)
const processes = toNumber(options.processes)
const batchSize = 25

function toNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`Not a number of seeds or processes: ${text}.`)
  return Number(text)
}

interface Databases {
  readonly engine: 'pglite' | 'postgresql'
  /** The migrated database that each process copies; empty for embedded ones. */
  readonly migrated: string
  close(): Promise<void>
}

async function prepareDatabases(): Promise<Databases> {
  const programs = findPostgres()
  const given = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL
  if (options.embedded || (given === undefined && programs === undefined))
    return { engine: 'pglite', migrated: '', close: async () => undefined }
  const started = given === undefined && programs !== undefined ? await startPostgres(programs) : undefined
  process.env.TEST_DATABASE_URL = started?.url ?? given
  // These read the address when they are loaded.
  const { migrateServerDatabase } = await import('../../server/migrateOnce.ts')
  const { name, drop } = await migrateServerDatabase()
  return {
    engine: 'postgresql',
    migrated: name,
    close: async () => {
      await drop()
      await started?.stop()
    },
  }
}

const children: ChildProcess[] = []
let isEnding = false

function endChildren(): void {
  isEnding = true
  for (const child of children) child.kill()
}

/** Gives the batches to processes, one after the other, and each result to `onResult`. */
async function runAll({ engine, migrated }: Databases, onResult: (result: BatchResult) => void): Promise<void> {
  let next = first
  const take = (): Batch | undefined => {
    if (next > last) return undefined
    const batch = { first: next, last: Math.min(last, next + batchSize - 1) }
    next = batch.last + 1
    return batch
  }
  const work = (child: ChildProcess) =>
    new Promise<void>((resolve, reject) => {
      child.on('message', (message: BatchResult | 'ready') => {
        if (message !== 'ready') onResult(message)
        const batch = take()
        if (batch === undefined) child.disconnect()
        else child.send(batch)
      })
      child.on('exit', (code) => {
        if (code === 0) resolve()
        else if (!isEnding) reject(new Error(`A process ended with ${code}.`))
      })
    })
  const count = Math.min(processes, Math.ceil((last - first + 1) / batchSize))
  for (let index = 0; index < count; index += 1)
    children.push(fork(join(import.meta.dirname, 'worker.ts'), [engine, migrated]))
  try {
    await Promise.all(children.map(work))
  } finally {
    endChildren()
  }
}

async function trial(): Promise<boolean> {
  const databases = await prepareDatabases()
  const [accepted, refused] = [new Map<string, number>(), new Map<string, number>()]
  const add = (sums: Map<string, number>, counts: Readonly<Record<string, number>>) => {
    for (const [name, times] of Object.entries(counts)) sums.set(name, (sums.get(name) ?? 0) + times)
  }
  const sum = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((total, times) => total + times, 0)
  const start = performance.now()
  let seeds = 0
  let faults = 0
  console.log(`Seeds ${first} to ${last} on ${databases.engine}, in ${processes} processes.`)
  // A server that was started for this goes with it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      endChildren()
      void databases.close().finally(() => process.exit(1))
    })
  try {
    await runAll(databases, (result) => {
      seeds += result.last - result.first + 1
      faults += result.faults.length
      add(accepted, result.accepted)
      add(refused, result.refused)
      for (const fault of result.faults) console.log(fault)
      const rate = (seeds / (performance.now() - start)) * 1000
      const counts = `${sum(accepted)} calls accepted, ${sum(refused)} refused, ${faults} faults`
      console.log(`${seeds} of ${last - first + 1} seeds, ${rate.toFixed(1)} a second: ${counts}`)
    })
  } finally {
    await databases.close()
  }
  console.log('\naccepted  refused')
  for (const name of Object.keys(trialCalls)) {
    const [yes, no] = [accepted, refused].map((counts) => String(counts.get(name) ?? 0).padStart(8))
    console.log(`${yes} ${no}  ${name}`)
  }
  console.log(`\n${seeds} seeds, ${sum(accepted)} calls accepted, ${sum(refused)} refused, ${faults} faults`)
  return faults === 0
}

process.exit((await trial()) ? 0 : 1)
