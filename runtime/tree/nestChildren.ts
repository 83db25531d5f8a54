import { isObject } from '../language/index.ts'
import type { KeyOf, LoadedTree, TreeRecord } from './types.ts'

/** The children that a record carries; undefined when it carries none, not even an empty list. */
function ownChildren(record: TreeRecord, field: string): readonly TreeRecord[] | undefined {
  const children = record[field]
  return Array.isArray(children) ? children.filter(isObject) : undefined
}

/** A tree whose records carry their children in a field, as deep as they go. */
export function nestChildren(roots: readonly TreeRecord[], field: string, keyOf: KeyOf): LoadedTree {
  const byParent = new Map<string, readonly TreeRecord[]>()
  const waiting = [...roots]
  for (let record = waiting.pop(); record !== undefined; record = waiting.pop()) {
    const key = keyOf(record)
    const children = ownChildren(record, field)
    // A record that stands at two places carries the same children at both.
    if (children === undefined || byParent.has(key)) continue
    byParent.set(key, children)
    for (const child of children) waiting.push(child)
  }
  return { roots, childrenOf: (key) => byParent.get(key) }
}
