import { isObject, parseJson } from '../../language/index.ts'

/** Where the titles of pages are kept (specification 2.5 and 9). */
const titlesKey = 'pagewright.titles'

/** The titles that are kept; the oldest goes first. */
const limit = 200

type TitleStorage = Pick<Storage, 'getItem' | 'setItem'>

function readTitles(storage: TitleStorage): Readonly<Record<string, string>> {
  const kept = parseJson(storage.getItem(titlesKey) ?? '{}')
  if (!isObject(kept)) return {}
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** The title that a page had under its full address; undefined when it was never opened here. */
export function findTitle(storage: TitleStorage, path: string): string | undefined {
  const titles = readTitles(storage)
  return Object.hasOwn(titles, path) ? titles[path] : undefined
}

/** Keeps the title of a page under its full address. A storage without room forgets it. */
export function rememberTitle(storage: TitleStorage, path: string, title: string): void {
  const { [path]: before, ...others } = readTitles(storage)
  if (before === title) return
  const titles = [...Object.entries(others), [path, title]].slice(-limit)
  try {
    storage.setItem(titlesKey, JSON.stringify(Object.fromEntries(titles)))
  } catch {
    // A full storage keeps no more titles.
  }
}
