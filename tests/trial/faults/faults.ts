import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statfsSync } from 'node:fs'
import { rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Cluster } from './cluster.ts'

/** What a trial breaks. */
export interface Setup {
  /** The PostgreSQL server; undefined for the embedded database. */
  readonly cluster: Cluster | undefined
  /** The folder that may be filled up, on a file system of its own; undefined where there is none. */
  readonly smallDisk: string | undefined
  /** A folder on the disk of the data. */
  readonly folder: string
  /** Ends one of the server's processes by a signal. */
  endServer(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
  /** Starts a process of the server; false where it says that it cannot and ends. */
  startServer(): Promise<boolean>
  /** Sends a signal to all processes of the server. */
  signalServers(signal: 'SIGSTOP' | 'SIGCONT'): void
}

/** Something that goes wrong; when `run` ends, it is over. */
export interface Fault {
  readonly name: string
  /** A PostgreSQL server, or a disk that can be filled up. */
  readonly needs?: 'cluster' | 'smallDisk'
  readonly run: (setup: Setup, random: (from: number, to: number) => number) => Promise<void>
}

async function replaceServer({ endServer, startServer }: Setup, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  await endServer(signal)
  if (!(await startServer())) throw new Error('The server does not start again.')
}

/** All faults, in the order in which rounds take them. */
export const faults: readonly Fault[] = [
  {
    name: 'connections are ended',
    needs: 'cluster',
    async run({ cluster }, random) {
      const times = random(1, 8)
      for (let count = 0; count < times; count += 1) {
        await endConnections(cluster?.url ?? '')
        await wait(random(20, 400))
      }
    },
  },
  {
    name: 'the database stops and starts',
    needs: 'cluster',
    async run({ cluster }, random) {
      await cluster?.stop('SIGINT')
      await wait(random(100, 10_000))
      await cluster?.start()
    },
  },
  {
    name: 'the database crashes and starts',
    needs: 'cluster',
    async run({ cluster }, random) {
      await cluster?.stop('SIGQUIT')
      await wait(random(0, 3000))
      await cluster?.start()
    },
  },
  {
    name: 'the database freezes',
    needs: 'cluster',
    async run({ cluster }, random) {
      cluster?.signal('SIGSTOP')
      await wait(random(500, 8000))
      cluster?.signal('SIGCONT')
    },
  },
  {
    name: 'a process is killed',
    run: (setup) => replaceServer(setup, 'SIGKILL'),
  },
  {
    name: 'a process is stopped',
    run: (setup) => replaceServer(setup, 'SIGTERM'),
  },
  {
    name: 'the processes freeze',
    async run({ signalServers }, random) {
      signalServers('SIGSTOP')
      await wait(random(200, 4000))
      signalServers('SIGCONT')
    },
  },
  {
    name: 'the disk is full',
    needs: 'smallDisk',
    async run({ cluster, smallDisk = '' }, random) {
      const ballast = join(smallDisk, 'ballast')
      await fill(ballast, smallDisk)
      await wait(random(1000, 5000))
      await rm(ballast, { force: true })
      // Without space PostgreSQL may have ended; whoever looks after it starts it once there is some.
      if (cluster !== undefined && !cluster.isRunning) await cluster.start()
    },
  },
  {
    name: 'a process is killed, and the next one starts, while the disk is full',
    needs: 'smallDisk',
    async run({ cluster, smallDisk = '', endServer, startServer }, random) {
      const ballast = join(smallDisk, 'ballast')
      await fill(ballast, smallDisk)
      await wait(random(0, 1000))
      await endServer('SIGKILL')
      const isStarted = await startServer()
      await wait(random(0, 1000))
      await rm(ballast, { force: true })
      if (cluster !== undefined && !cluster.isRunning) await cluster.start()
      if (!isStarted && !(await startServer())) throw new Error('The server does not start once there is space.')
    },
  },
  {
    name: 'the disk is slow',
    async run({ folder }, random) {
      const place = join(folder, 'slow')
      const busy = [0, 1, 2].map((index) =>
        spawn(
          'dd',
          ['if=/dev/zero', `of=${place}${index}`, 'bs=1M', 'count=100000', 'oflag=dsync', 'conv=notrunc', 'seek=0'],
          {
            stdio: 'ignore',
          },
        ),
      )
      const limit = setInterval(() => {
        for (const index of [0, 1, 2]) void truncate(`${place}${index}`, 0).catch(() => undefined)
      }, 100)
      await wait(random(1000, 5000))
      clearInterval(limit)
      for (const child of busy) {
        const ended = once(child, 'exit')
        child.kill('SIGKILL')
        await ended
      }
      for (const index of [0, 1, 2]) await rm(`${place}${index}`, { force: true })
    },
  },
]

async function endConnections(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
  )
  await client.end()
}

/** Takes all the space that is left. */
async function fill(place: string, folder: string): Promise<void> {
  const piece = Buffer.alloc(1024 * 1024)
  await writeFile(place, '')
  for (;;) {
    const { bavail, bsize } = statfsSync(folder)
    const left = Math.min(piece.length, bavail * bsize)
    if (left < bsize) return
    try {
      await writeFile(place, piece.subarray(0, left), { flag: 'a' })
    } catch {
      return
    }
  }
}
