import { isObject, parseJson } from '../language/index.ts'
import { type DictionaryItem, toDictionaryItems } from './dictionaryItems.ts'

/** Seven days (specification 9). */
export const dictionaryLifetime = 7 * 24 * 60 * 60 * 1000

export interface StoredDictionary {
  readonly items: readonly DictionaryItem[]
  /** Epoch milliseconds at which the server gave the items. */
  readonly at: number
}

/** Whose dictionaries: texts differ by language, and what a person may see by person. */
export interface DictionaryOwner {
  readonly user: string
  readonly language: string
}

/** Dictionaries that survive a reload of the app. */
export interface DictionaryStorage {
  find(owner: DictionaryOwner, code: string): StoredDictionary | undefined
  write(owner: DictionaryOwner, code: string, stored: StoredDictionary): void
  /** Forgets every dictionary of every owner. */
  clear(): void
}

/** The number changes with the form of the entries; entries of other numbers are swept out by `clear`. */
const family = 'pagewright.dictionary.'
const prefix = `${family}1.`

const toKey = ({ user, language }: DictionaryOwner, code: string): string =>
  `${prefix}${encodeURIComponent(user)}.${language}.${code}`

function parseStored(text: string): StoredDictionary | undefined {
  const value = parseJson(text)
  if (!isObject(value) || typeof value.at !== 'number' || !Array.isArray(value.items)) return undefined
  return { at: value.at, items: toDictionaryItems(value.items) }
}

/**
 * Keeps dictionaries in the browser's storage, one key each so that two tabs never overwrite each other's. A storage
 * that is full or forbidden only means that a dictionary is asked again.
 */
export function createDictionaryStorage(storage: Storage, now: () => number): DictionaryStorage {
  const attempt = <T>(action: () => T): T | undefined => {
    try {
      return action()
    } catch {
      return undefined
    }
  }
  return {
    find: (owner, code) =>
      attempt(() => {
        const key = toKey(owner, code)
        const text = storage.getItem(key)
        if (text === null) return undefined
        const stored = parseStored(text)
        const age = stored ? now() - stored.at : Number.POSITIVE_INFINITY
        if (age >= 0 && age < dictionaryLifetime) return stored
        storage.removeItem(key)
        return undefined
      }),
    write(owner, code, stored) {
      attempt(() => storage.setItem(toKey(owner, code), JSON.stringify(stored)))
    },
    clear() {
      attempt(() => {
        const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
        for (const key of keys) if (key?.startsWith(family)) storage.removeItem(key)
      })
    },
  }
}
