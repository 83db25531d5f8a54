import { isObject } from '../../language/index.ts'

/** A page that a person opened lately. */
export interface RecentPage {
  readonly path: string
  readonly title: string
  /** Milliseconds of the epoch. */
  readonly at: number
}

const limit = 8

/** Puts a page first among those opened lately. */
export const addRecent = (pages: readonly RecentPage[], page: RecentPage): readonly RecentPage[] =>
  [page, ...pages.filter(({ path }) => path !== page.path)].slice(0, limit)

/** Reads the kept pages; what cannot be read is left out. */
export const readRecent = (kept: unknown): readonly RecentPage[] =>
  Array.isArray(kept) ? kept.filter(isRecentPage).slice(0, limit) : []

function isRecentPage(value: unknown): value is RecentPage {
  if (!isObject(value)) return false
  const { path, title, at } = value
  return typeof path === 'string' && path.startsWith('/') && typeof title === 'string' && typeof at === 'number'
}
