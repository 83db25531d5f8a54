import { atom } from 'jotai'

export type Appearance = 'light' | 'dark'

const storageKey = 'pagewright.appearance'

/** The stored choice, else what the person's system prefers. */
function initialAppearance(): Appearance {
  const stored = localStorage.getItem(storageKey)
  if (stored === 'light' || stored === 'dark') return stored
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

const chosenAtom = atom<Appearance | null>(null)

/** Whether the app is light or dark; a choice is remembered. */
export const appearanceAtom = atom(
  (get) => get(chosenAtom) ?? initialAppearance(),
  (_, set, appearance: Appearance) => {
    localStorage.setItem(storageKey, appearance)
    set(chosenAtom, appearance)
  },
)
