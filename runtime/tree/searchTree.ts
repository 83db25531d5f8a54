import type { KeyOf, LoadedTree, TreeRecord } from './types.ts'

/** A tree that shows what was found, with the records above it. */
interface FoundTree {
  readonly tree: LoadedTree
  /** The keys of the records that were found. */
  readonly matches: ReadonlySet<string>
  /** The keys of the records above them: open, so that the matches are in sight. */
  readonly above: ReadonlySet<string>
}

interface Visit {
  readonly record: TreeRecord
  readonly key: string
  readonly isBelowMatch: boolean
  readonly path: readonly string[]
}

/** The part of a tree that holds the records that are looked for: those above them, and all that is below them. */
export function searchTree(tree: LoadedTree, isMatch: (record: TreeRecord) => boolean, keyOf: KeyOf): FoundTree {
  const matches = new Set<string>()
  const above = new Set<string>()
  const below = new Set<string>()
  const seen = new Set<string>()
  const waiting: Visit[] = tree.roots.map((record) => ({ record, key: keyOf(record), isBelowMatch: false, path: [] }))
  for (let visit = waiting.pop(); visit !== undefined; visit = waiting.pop()) {
    const { record, key, isBelowMatch, path } = visit
    if (seen.has(key)) continue
    seen.add(key)
    const isFound = isMatch(record)
    if (isFound) {
      matches.add(key)
      for (const ancestor of path) above.add(ancestor)
    }
    if (isBelowMatch) below.add(key)
    const children = tree.childrenOf(key) ?? []
    if (children.length === 0) continue
    const childPath = [...path, key]
    for (const child of children)
      waiting.push({ record: child, key: keyOf(child), isBelowMatch: isFound || isBelowMatch, path: childPath })
  }
  const isKept = (record: TreeRecord) => {
    const key = keyOf(record)
    return matches.has(key) || above.has(key) || below.has(key)
  }
  return {
    tree: {
      roots: tree.roots.filter(isKept),
      childrenOf: (key) => tree.childrenOf(key)?.filter(isKept),
    },
    matches,
    above,
  }
}
