import { createCache } from '@ant-design/cssinjs'

/** So many styles that nothing uses are kept; the ones that were not used for longest go. */
const mostUnused = 300

/** Styles of components and their variables. A theme that nothing uses goes, and takes what it wrote with it. */
const isKept = (path: string): boolean => path.startsWith('style%') || path.startsWith('cssVar%')

/**
 * Allocates a store for the styles of antd. Its own forgets the style of a component when the last one leaves, so that a
 * dialog computed all of its styles anew each time that it was opened.
 */
export function createStyles(): ReturnType<typeof createCache> {
  const cache = createCache()
  const update = cache.opUpdate.bind(cache)
  const unused = new Set<string>()
  cache.opUpdate = (path, change) => {
    let isLeft = false
    update(path, (entry) => {
      const next = change(entry)
      isLeft = next === null && entry !== null && isKept(path)
      return isLeft && entry ? [0, entry[1]] : next
    })
    unused.delete(path)
    if (!isLeft) return
    unused.add(path)
    const [oldest] = unused
    if (unused.size <= mostUnused || oldest === undefined) return
    unused.delete(oldest)
    update(oldest, () => null)
  }
  return cache
}
