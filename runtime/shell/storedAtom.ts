import { atom } from 'jotai'

/** An atom whose value is kept in the browser; `parse` makes a value of whatever was kept. */
export function storedAtom<T>(key: string, parse: (text: string | null) => T) {
  const changed = atom<{ readonly value: T } | null>(null)
  const kept = atom(() => parse(localStorage.getItem(key)))
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
