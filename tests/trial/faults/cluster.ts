import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findAccount, findFreePort, waitUntilReady } from '../../../scripts/test/postgres/startPostgres.ts'

/** What is acknowledged has reached the log of writes, whatever ends the server. */
const settings = ['synchronous_commit=on', 'max_connections=100', 'listen_addresses=127.0.0.1']

/** A PostgreSQL server in a folder that a trial stops, ends, freezes and starts again. */
export class Cluster {
  readonly url: string
  readonly #programs: string
  readonly #folder: string
  readonly #port: number
  readonly #account = findAccount()
  #server: ChildProcess | undefined

  private constructor(programs: string, folder: string, port: number) {
    this.#programs = programs
    this.#folder = folder
    this.#port = port
    this.url = `postgres://postgres@127.0.0.1:${port}/postgres`
  }

  static async create(programs: string, folder: string): Promise<Cluster> {
    const cluster = new Cluster(programs, folder, await findFreePort())
    if (cluster.#account !== undefined) chownSync(folder, cluster.#account.uid, cluster.#account.gid)
    const args = ['--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C.UTF-8']
    execFileSync(join(programs, 'initdb'), ['--pgdata', join(folder, 'cluster'), ...args], {
      cwd: folder,
      stdio: 'ignore',
      ...cluster.#account,
    })
    await cluster.start()
    return cluster
  }

  async start(): Promise<void> {
    const options = [...settings, `unix_socket_directories=${this.#folder}`]
    const server = spawn(
      join(this.#programs, 'postgres'),
      ['-D', join(this.#folder, 'cluster'), '-p', String(this.#port), ...options.flatMap((option) => ['-c', option])],
      { cwd: this.#folder, stdio: 'ignore', ...this.#account },
    )
    this.#server = server
    if (!(await waitUntilReady(this.url, () => server.exitCode === null)))
      throw new Error('PostgreSQL did not start again.')
  }

  /** Whether the server runs; it ends by itself when it finds no space. */
  get isRunning(): boolean {
    return this.#server?.exitCode === null
  }

  /** Stops the server: by SIGINT it ends all connections, by SIGQUIT it leaves everything as it stands. */
  async stop(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    const server = this.#server
    if (server === undefined || server.exitCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }

  /** Sends a signal to every process of the server. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    const pid = this.#server?.pid
    if (pid === undefined) return
    for (const each of [pid, ...findChildren(pid)])
      try {
        process.kill(each, signal)
      } catch {
        // It ended meanwhile.
      }
  }
}

function findChildren(parent: number): readonly number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')
      return Number(fields?.[1]) === parent ? [Number(name)] : []
    } catch {
      return []
    }
  })
}
