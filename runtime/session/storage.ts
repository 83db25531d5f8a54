import { isObject, parseJson } from '../language/index.ts'

/** Seven days in milliseconds, for which a sign-in is kept (specification 4 and 9). */
export const keepMilliseconds = 604_800_000

/** The part of the browser's storage that is used here. */
export type StoragePart = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What was kept under a key, and until when, in milliseconds of the epoch. */
export interface Kept {
  readonly value: unknown
  readonly expires: number
}

/** Reads the text of a kept value; null for nothing, for what has expired, and for what cannot be read. */
export function parseKept(text: string | null, now: number): Kept | null {
  if (text === null) return null
  const kept = parseJson(text)
  if (!isObject(kept) || !('value' in kept)) return null
  const { value, expires } = kept
  return typeof expires === 'number' && expires > now ? { value, expires } : null
}

/** Finds a kept value, and forgets it when it has expired. */
export function findKept(storage: StoragePart, key: string, now: number): Kept | null {
  const kept = parseKept(storage.getItem(key), now)
  if (kept === null) storage.removeItem(key)
  return kept
}

/** Keeps a value until a moment. A full storage is no failure: the value then lives as long as the page. */
export function keep(storage: StoragePart, key: string, kept: Kept): void {
  try {
    storage.setItem(key, JSON.stringify(kept))
  } catch {
    storage.removeItem(key)
  }
}
