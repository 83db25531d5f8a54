import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { startFlags } from '../../shared/startFlags.ts'
import type { Installation } from './installation.ts'

/** How a process ended. */
export interface Ending {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** The process that `npm start` is, from its first moment on. */
export interface AppProcess {
  /** The address that it announces; undefined when it ended before. */
  readonly address: Promise<string | undefined>
  readonly ended: Promise<Ending>
  /** Everything that it has printed so far. */
  readonly output: () => string
  readonly end: (signal: NodeJS.Signals) => Promise<Ending>
  /** Seconds in which its main thread waited for a processor, because others worked; 0 where the system is silent. */
  readonly waitedSeconds: () => number
}

const projectFolder = resolve(import.meta.dirname, '../../..')
const announcement = /Pagewright is ready: (\S+)\s/

/** What a process needs of the machine; settings of the person who runs the tests stay out. */
const machineVariables = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'TEMP', 'SystemRoot']

const machineEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    machineVariables.map((name) => [name, process.env[name]]).filter(([, value]) => value !== undefined),
  )

/** The second figure of Linux is the time between being ready to run and running, in nanoseconds. */
function readWaitedSeconds(pid: number | undefined): number {
  const place = `/proc/${pid}/schedstat`
  if (!existsSync(place)) return 0
  return Number(readFileSync(place, 'utf8').split(' ')[1]) / 1e9
}

/** Starts what `npm start` starts, on a free port of loopback and the embedded database, and does not wait for it. */
export function launchApp(installation: Installation, settings: Readonly<Record<string, string>> = {}): AppProcess {
  const child = spawn(process.execPath, [...startFlags, 'scripts/start.ts'], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...machineEnvironment(),
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: installation.dataDir,
      ADMIN_PASSWORD: installation.password,
      ...settings,
    },
  })
  let printed = ''
  const ended = new Promise<Ending>((settle) => child.on('close', (code, signal) => settle({ code, signal })))
  const address = new Promise<string | undefined>((settle) => {
    const read = (text: string): void => {
      printed += text
      const found = announcement.exec(printed)
      if (found) settle(found[1])
    }
    child.stdout.setEncoding('utf8').on('data', read)
    child.stderr.setEncoding('utf8').on('data', read)
    void ended.then(() => settle(undefined))
  })
  const end = (signal: NodeJS.Signals): Promise<Ending> => {
    child.kill(signal)
    return ended
  }
  return { address, ended, output: () => printed, end, waitedSeconds: () => readWaitedSeconds(child.pid) }
}
