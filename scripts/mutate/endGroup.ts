import type { ChildProcess } from 'node:child_process'

/** Ends a process that was started detached, and all that it started. */
export function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // Nothing of it is left.
  }
}
