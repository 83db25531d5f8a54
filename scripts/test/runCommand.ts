import { type ChildProcess, spawn } from 'node:child_process'
import { type Command, projectFolder } from '../tool.ts'

const patienceMinutes = 15
const canGroup = process.platform !== 'win32'
const running = new Set<ChildProcess>()

/** Runs a command to its end and keeps what it prints. Whatever it left running ends with it. */
export function runCommand(
  command: Command,
  environment: NodeJS.ProcessEnv,
): Promise<{ isSuccess: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command.file, command.words, {
      cwd: projectFolder,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: canGroup,
    })
    running.add(child)
    const output: string[] = []
    child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => output.push(text))
    const patience = setTimeout(() => {
      output.push(`\nIt did not end within ${patienceMinutes} minutes.\n`)
      endGroup(child)
    }, patienceMinutes * 60_000)
    child.on('error', (error) => output.push(String(error)))
    child.on('exit', () => endGroup(child))
    child.on('close', (code) => {
      clearTimeout(patience)
      running.delete(child)
      resolve({ isSuccess: code === 0, output: output.join('') })
    })
  })
}

/** Ends every command that still runs, as the terminal's signal reaches only this process. */
export function endAll(): void {
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
