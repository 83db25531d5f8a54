import { type ChildProcess, spawn } from 'node:child_process'
import { type Command, projectFolder } from '../tool.ts'
import { measured, readCoreSeconds } from './measured.ts'

/** What a command did. */
export interface CommandResult {
  readonly isSuccess: boolean
  readonly output: string
  /** How long its processes computed; 0 where the system does not say. */
  readonly coreSeconds: number
}

const canGroup = process.platform !== 'win32'
const running = new Set<ChildProcess>()
let isOver = false

/**
 * Runs a command to its end and keeps what it prints. Whatever it left running ends with it, and it ends itself after
 * `minutes`.
 */
export function runCommand(command: Command, environment: NodeJS.ProcessEnv, minutes = 15): Promise<CommandResult> {
  return new Promise((resolve) => {
    const { file, args } = measured(command)
    const child = spawn(file, args, {
      cwd: projectFolder,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      detached: canGroup,
    })
    running.add(child)
    const output: string[] = []
    const times: string[] = []
    const keep = (texts: string[], stream: number) => {
      child.stdio[stream]?.on('data', (bytes: Buffer) => texts.push(bytes.toString()))
    }
    child.stdout?.setEncoding('utf8')
    child.stderr?.setEncoding('utf8')
    keep(output, 1)
    keep(output, 2)
    keep(times, 3)
    const limit = setTimeout(() => {
      output.push(`\nIt did not end within ${minutes} minutes.\n`)
      endGroup(child)
    }, minutes * 60_000)
    child.on('error', (error) => output.push(String(error)))
    child.on('exit', () => endGroup(child))
    child.on('close', (code) => {
      clearTimeout(limit)
      running.delete(child)
      resolve({ isSuccess: code === 0, output: output.join(''), coreSeconds: readCoreSeconds(times.join('')) })
    })
  })
}

/** Throws once all commands were ended: what would begin now would outlive this process. */
export function refuseAfterEnd(): void {
  if (isOver) throw new Error('It was not begun any more.')
}

/** Ends every command that still runs, as the terminal's signal reaches only this process, and begins no other one. */
export function endAll(): void {
  isOver = true
  for (const child of running) endGroup(child)
}

function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    process.kill(canGroup ? -child.pid : child.pid, 'SIGKILL')
  } catch {
    // Nothing of it is left.
  }
}
