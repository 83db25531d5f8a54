import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseJson } from '../../runtime/language/index.ts'
import { findProcess, type ProcessIdentity, readOwnIdentity } from './processIdentity.ts'

/** The hold of a process on a data folder. */
export interface FolderLock {
  release(): void
}

/** Another server has the folder; the message is the one sentence that a person sees. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
}

const heartbeatSeconds = 5
const silenceSeconds = 20

/**
 * Takes the data folder for this process, because two processes in one embedded database would destroy it. A lock whose
 * process is gone is replaced, also after `kill -9` and when its number belongs to another process now. A holder on
 * another machine or in another container counts as running while its lock is touched.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true })
  const place = join(folder, 'server.lock')
  const own = JSON.stringify({ ...readOwnIdentity(), mark: randomBytes(8).toString('hex') })
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (tryCreate(place, own)) return keep(place, own)
    const text = readOrEmpty(place)
    if (isHeld(place, text)) throw new FolderInUseError(describe(folder, text))
    removeStale(place, text)
  }
  throw new FolderInUseError(`The data folder ${folder} is being taken by other processes; please try again.`)
}

/** Makes the lock in one step with its content: another process never sees half of it. */
function tryCreate(place: string, text: string): boolean {
  const making = `${place}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(making, text)
  try {
    linkSync(making, place)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(making, { force: true })
  }
}

function keep(place: string, text: string): FolderLock {
  const heartbeat = setInterval(() => {
    try {
      if (readOrEmpty(place) === text) utimesSync(place, new Date(), new Date())
    } catch {
      // The folder may be gone, as in a test that cleans up; the lock is gone with it.
    }
  }, heartbeatSeconds * 1000)
  heartbeat.unref()
  return {
    release: () => {
      clearInterval(heartbeat)
      if (readOrEmpty(place) === text) rmSync(place, { force: true })
    },
  }
}

function isHeld(place: string, text: string): boolean {
  const owner = parseOwner(text)
  if (owner === undefined) return false
  const state = findProcess(owner)
  if (state !== 'unknown') return state === 'running'
  try {
    return Date.now() - statSync(place).mtimeMs < silenceSeconds * 1000
  } catch {
    return false
  }
}

/** Two starters may find the same stale lock: the slower one must not remove the lock that the faster one has made. */
function removeStale(place: string, text: string): void {
  const aside = `${place}.stale.${process.pid}`
  try {
    renameSync(place, aside)
  } catch {
    return
  }
  if (readOrEmpty(aside) !== text) tryCreate(place, readOrEmpty(aside))
  rmSync(aside, { force: true })
}

function describe(folder: string, text: string): string {
  const pid = parseOwner(text)?.pid
  return `The data folder ${folder} is in use by another server (process ${pid ?? 'unknown'}); stop it first, or set DATA_DIR to another folder.`
}

function parseOwner(text: string): ProcessIdentity | undefined {
  const owner = (parseJson(text) ?? {}) as Partial<ProcessIdentity>
  if (typeof owner.pid !== 'number') return undefined
  return { pid: owner.pid, startTime: owner.startTime ?? null, hostId: owner.hostId ?? null }
}

function readOrEmpty(place: string): string {
  try {
    return readFileSync(place, 'utf8')
  } catch {
    return ''
  }
}
