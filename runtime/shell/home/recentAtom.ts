import { storedAtom } from '../storedAtom.ts'
import { parseRecent, type RecentPage } from './recentPages.ts'

/** The pages that each person opened lately, by user name. */
export const recentAtom = storedAtom<Readonly<Record<string, readonly RecentPage[]>>>('pagewright.recent', (text) => {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).map(([name, pages]) => [name, parseRecent(JSON.stringify(pages))]))
  } catch {
    return {}
  }
})
