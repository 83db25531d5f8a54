import { statfsSync } from 'node:fs'

/** The disk is full, or nearly; its code is that of the system. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError'
  readonly code = 'ENOSPC'

  constructor() {
    super('no space left on the device')
  }
}

/** PostgreSQL's code, and those of the system: no space left, and the quota of the account used up. */
const fullCodes: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Whether something failed because there is no space left. */
export const isStorageFull = (error: unknown): boolean =>
  fullCodes.has((error as { readonly code?: unknown } | null)?.code)

/** Does a write that a reading call does beside its answer; where there is no space for it, the answer goes on without. */
export async function unlessFull(write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (!isStorageFull(error)) throw error
  }
}

/** Looks whether there is space for a statement that writes; throws a `StorageFullError` where there is not. */
export type StorageGuard = (text: string) => void

/**
 * Bytes that stay free: three files of the log of writes. The embedded database cannot go on when it needs a new one of
 * them and gets none, so the last free space is never used up. What deletes may use some of it.
 */
const reserve = 48 * 1024 * 1024
const reserveOfDeletes = 24 * 1024 * 1024

/** How long the answer of the system is good, in milliseconds. */
const freshness = 100

/** Allocates the guard of an embedded database in a folder. */
export function createStorageGuard(folder: string): StorageGuard {
  let free = Number.POSITIVE_INFINITY
  let readAt = Number.NEGATIVE_INFINITY
  return (text) => {
    const verb = findWriting(text)
    if (verb === undefined) return
    const now = performance.now()
    if (now - readAt > freshness) {
      free = readFree(folder)
      readAt = now
    }
    if (free < (verb === 'delete' ? reserveOfDeletes : reserve)) throw new StorageFullError()
  }
}

const writing = /^\s*(insert|update|delete|merge|create|alter|truncate|refresh|copy|with)\b/i

function findWriting(text: string): string | undefined {
  const verb = writing.exec(text)?.[1]?.toLowerCase()
  return verb === 'with' && !/\b(insert|update|delete|merge)\b/i.test(text) ? undefined : verb
}

/** A system that does not tell has no limit here. */
function readFree(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
