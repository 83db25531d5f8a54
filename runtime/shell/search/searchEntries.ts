import { listPages, type MenuItem } from '../routing/menu.ts'

/** One line of the menu search: a page with the folders in which it stands. */
export interface SearchEntry {
  readonly item: MenuItem
  readonly title: string
  /** The way to it, outermost first. */
  readonly folders: readonly string[]
}

/** A line that was found, with the places of its title that the words hit. */
export interface SearchHit extends SearchEntry {
  readonly places: readonly number[]
}

/** Finds the places of a text that are written with these letters of Chinese sounds; null when it is not. */
export type SoundMatcher = (text: string, letters: string) => readonly number[] | null

/** Everything that can be found: what the menu shows and what leads somewhere (specification 2.6). */
export const toSearchEntries = (items: readonly MenuItem[]): readonly SearchEntry[] =>
  listPages(items).map((item) => ({ item, title: item.title, folders: item.folders }))

const han = /\p{Script=Han}/u

/** Whether the sounds of Chinese words can matter for a search. */
export const needsSounds = (entries: readonly SearchEntry[], words: string): boolean =>
  /[a-z]/i.test(words) &&
  entries.some(({ title, folders }) => han.test(title) || folders.some((name) => han.test(name)))

const range = (from: number, length: number): readonly number[] => Array.from({ length }, (_, index) => from + index)

/** Better ranks first: the beginning of the title, inside of it, its sounds, the folders above it. */
function rank(
  entry: SearchEntry,
  words: string,
  sounds: SoundMatcher | null,
): { readonly rank: number; readonly places: readonly number[] } | null {
  const at = entry.title.toLowerCase().indexOf(words)
  if (at >= 0) return { rank: at === 0 ? 0 : 1, places: range(at, words.length) }
  const places = sounds?.(entry.title, words) ?? null
  if (places !== null) return { rank: places[0] === 0 ? 2 : 3, places }
  const isBelow = entry.folders.some((name) => name.toLowerCase().includes(words) || sounds?.(name, words))
  return isBelow ? { rank: 4, places: [] } : null
}

/** The lines that the words find, best first and otherwise in the order of the menu; all of them without words. */
export function findEntries(
  entries: readonly SearchEntry[],
  text: string,
  sounds: SoundMatcher | null,
): readonly SearchHit[] {
  const words = text.trim().toLowerCase()
  if (words === '') return entries.map((entry) => ({ ...entry, places: [] }))
  return entries
    .flatMap((entry) => {
      const found = rank(entry, words, sounds)
      return found === null ? [] : [{ hit: { ...entry, places: found.places }, rank: found.rank }]
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ hit }) => hit)
}
