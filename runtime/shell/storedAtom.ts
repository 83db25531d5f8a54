import { atom } from 'jotai'
import { parseJson } from '../language/index.ts'

/** An atom whose value is kept in the browser; `read` makes a value of whatever was kept, undefined for nothing. */
export function storedAtom<T>(key: string, read: (kept: unknown) => T) {
  const changed = atom<{ readonly value: T } | null>(null)
  const kept = atom(() => read(parseJson(localStorage.getItem(key) ?? '')))
  return atom(
    (get) => (get(changed) ?? { value: get(kept) }).value,
    (get, set, change: (before: T) => T) => {
      const value = change((get(changed) ?? { value: get(kept) }).value)
      set(changed, { value })
      try {
        localStorage.setItem(key, JSON.stringify(value))
      } catch {
        // A full storage forgets the choice with the page.
      }
    },
  )
}
