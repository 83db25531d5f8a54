import { readFileSync, readlinkSync } from 'node:fs'

/** What tells one process from every other, as far as the system shows it. */
export interface ProcessIdentity {
  readonly pid: number
  /** The clock tick at which the process started; the same pid is another process at another tick. */
  readonly startTime: string | null
  /** The boot of the machine and its process numbering; pids of another one say nothing here. */
  readonly hostId: string | null
}

/** The identity of this process. */
export function readOwnIdentity(): ProcessIdentity {
  return readIdentity(process.pid)
}

/** The identity of a process of this machine. */
export function readIdentity(pid: number): ProcessIdentity {
  return { pid, startTime: readStartTime(pid), hostId: readHostId() }
}

/** Whether a process runs: 'unknown' for one of another machine or container. */
export function findProcess(identity: ProcessIdentity): 'running' | 'gone' | 'unknown' {
  if (identity.hostId !== readHostId()) return 'unknown'
  if (!isPidInUse(identity.pid)) return 'gone'
  const startTime = readStartTime(identity.pid)
  if (startTime === identity.startTime) return 'running'
  // A system may hide the processes of other accounts; one that has ended meanwhile is not in use any more.
  return startTime === null && isPidInUse(identity.pid) ? 'unknown' : 'gone'
}

function isPidInUse(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Linux tells the start in the 22nd word, counted behind the name, which may hold spaces and brackets. */
function readStartTime(pid: number): string | null {
  const text = readText(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  const words = text?.slice(text.lastIndexOf(')') + 2).split(' ')
  // A process that ended and waits for its parent is gone.
  return words?.[0] === 'Z' ? 'ended' : (words?.[19] ?? null)
}

function readHostId(): string | null {
  const boot = readText(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim())
  const numbering = readText(() => readlinkSync('/proc/self/ns/pid'))
  return boot === null ? null : `${boot} ${numbering}`
}

function readText(read: () => string): string | null {
  try {
    return read()
  } catch {
    return null
  }
}
