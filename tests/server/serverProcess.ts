import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileCache, projectFolder } from '../../scripts/tool.ts'
import { readStartFlags } from '../shared/startFlags.ts'

/** A server as a process of its own, as a person starts it, of this checkout or of another one. */
export class ServerProcess {
  readonly child: ChildProcess
  #output = ''
  readonly #ended: Promise<number | NodeJS.Signals | null>

  constructor(environment: Readonly<Record<string, string>>, checkout = projectFolder) {
    const { DATABASE_URL: _, ADMIN_PASSWORD: __, ...own } = process.env
    this.child = spawn(process.execPath, [...readStartFlags(checkout), join(checkout, 'server/main.ts')], {
      env: { ...own, NODE_COMPILE_CACHE: compileCache, HOST: '127.0.0.1', PORT: '0', ...environment },
    })
    this.child.stdout?.on('data', (chunk) => (this.#output += chunk))
    this.child.stderr?.on('data', (chunk) => (this.#output += chunk))
    this.#ended = once(this.child, 'close').then(([code, signal]) => code ?? signal)
  }

  /** What the terminal showed so far. */
  get output(): string {
    return this.#output
  }

  /** What a pattern finds in the output, as soon as it does; throws with the output when the server ends before. */
  async shows(pattern: RegExp): Promise<string> {
    const find = () => pattern.exec(this.#output)?.[1]
    while (find() === undefined) {
      const stream = this.child.stdout ?? this.child
      const hasMore = await Promise.race([once(stream, 'data').then(() => true), this.#ended.then(() => false)])
      if (!hasMore && find() === undefined) throw new Error(`The server ended: ${this.#output}`)
    }
    return find() ?? ''
  }

  /** The address, once the server says that it is ready. */
  address(): Promise<string> {
    return this.shows(/ready: (http:\S+)\n/)
  }

  /** The exit code, or the signal that ended the process. */
  ended(): Promise<number | NodeJS.Signals | null> {
    return this.#ended
  }

  /** Sends a signal and waits for the end. */
  stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | NodeJS.Signals | null> {
    this.child.kill(signal)
    return this.#ended
  }
}

/** A folder for data that is gone after the test. */
export async function withDataFolder(run: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-process-'))
  try {
    await run(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
