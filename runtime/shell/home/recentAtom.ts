import { isObject } from '../../language/index.ts'
import { storedAtom } from '../storedAtom.ts'
import { type RecentPage, readRecent } from './recentPages.ts'

/** The pages that each person opened lately, by user name. */
export const recentAtom = storedAtom<Readonly<Record<string, readonly RecentPage[]>>>('pagewright.recent', (kept) =>
  isObject(kept) ? Object.fromEntries(Object.entries(kept).map(([name, pages]) => [name, readRecent(pages)])) : {},
)
