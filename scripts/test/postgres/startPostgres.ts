import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'

/** A PostgreSQL server of its own, which listens on this machine only. */
export interface RunningPostgres {
  readonly url: string
  /** Ends the server and removes its data. */
  stop(): Promise<void>
}

/** What is written is thrown away in the end, so nothing has to reach the disk. */
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']

/** Orders and letters are the same on every machine; other systems lack the locale with the letters of Unicode. */
const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C'

const startSeconds = 60

/** Starts a server in a temporary folder by the programs in `programs`. Throws with what it printed when it ends. */
export async function startPostgres(programs: string): Promise<RunningPostgres> {
  const account = findAccount()
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-postgres-'))
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  try {
    if (account !== undefined) chownSync(folder, account.uid, account.gid)
    const cluster = join(folder, 'cluster')
    const args = ['--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8', '--locale', locale, '--no-sync']
    await promisify(execFile)(join(programs, 'initdb'), ['--pgdata', cluster, ...args], { cwd: folder, ...account })
    const port = await findFreePort()
    const options = [...settings, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`]
    const server = spawn(
      join(programs, 'postgres'),
      ['-D', cluster, '-p', String(port), ...options.flatMap((option) => ['-c', option])],
      // In a group of its own, so that a terminal's Ctrl-C does not end it before the tests.
      { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], detached: true, ...account },
    )
    let output = ''
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4000)
    })
    const ended = once(server, 'exit')
    const stop = async () => {
      // Immediate shutdown: it waits for nobody and writes nothing.
      server.kill('SIGQUIT')
      await ended
      await remove()
    }
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`
    if (await waitUntilReady(url, () => server.exitCode === null)) return { url, stop }
    await stop()
    throw new Error(`PostgreSQL did not start:\n${output}`)
  } catch (error) {
    await remove()
    throw error
  }
}

/** PostgreSQL refuses to run as root: root takes the account that its package made, else one without rights. */
export function findAccount(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((word) => readId(word, name))
    if (uid !== undefined && gid !== undefined) return { uid, gid }
  }
  return undefined
}

function readId(word: string, name: string): number | undefined {
  try {
    return Number(execFileSync('id', [word, name], { encoding: 'utf8', stdio: 'pipe' }))
  } catch {
    return undefined
  }
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}

export async function waitUntilReady(url: string, isRunning: () => boolean): Promise<boolean> {
  const end = Date.now() + startSeconds * 1000
  while (isRunning() && Date.now() < end) {
    const client = new Client({ connectionString: url })
    client.on('error', () => undefined)
    const isOpen = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (isOpen) return true
    // Between two tries to connect: a server that begins has no other sign that it takes connections.
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}
