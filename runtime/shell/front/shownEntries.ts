import type { MenuNode } from '../../session/index.ts'
import { findEntry } from './frontAddresses.ts'

/** What says whether pages that no menu has are shown in a front: where the window was before it came to them. */
export interface ShownEntries {
  /** Whether an address is shown in a front; `key` is that of its entry in the history. */
  isInFront(menu: readonly MenuNode[], address: string, key: string): boolean
  /** Notes that an entry of the history is shown, and where. */
  note(address: string, key: string, isFront: boolean): void
}

/** Where entries are kept while the window is loaded anew. */
const place = 'pagewright.frontEntries'
const most = 50

/** Pages that are opened by their own address, which no menu need have. */
const isOwnAddress = (address: string): boolean => address.startsWith('/page/') || address.startsWith('/online/')

/**
 * Remembers which entries of the history were shown in a front. A page that no menu has, opened from a page of a front, is
 * shown in the front as well, also after Back, Forward and a reload; opened from elsewhere it is one of the workspace.
 */
export function createShownEntries(storage: Pick<Storage, 'getItem' | 'setItem'>): ShownEntries {
  const entries = new Map<string, boolean>()
  const kept = storage.getItem(place)
  for (const key of kept ? kept.split(',') : []) entries.set(key, true)
  let wasFront = false
  return {
    isInFront(menu, address, key) {
      const entry = findEntry(menu, address)
      if (entry !== undefined || !isOwnAddress(address)) return entry?.isFront === true
      return entries.get(key) ?? wasFront
    },
    note(address, key, isFront) {
      // Signing in leads back to where a person was.
      if (address.startsWith('/user/')) return
      wasFront = isFront
      if (!isOwnAddress(address)) return
      entries.set(key, isFront)
      const inFront = [...entries].flatMap(([each, isIn]) => (isIn ? [each] : []))
      storage.setItem(place, inFront.slice(-most).join(','))
    },
  }
}
