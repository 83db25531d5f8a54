import type { KeyOf, LoadedTree, TreeRecord } from './types.ts'

/**
 * A tree out of records that name their parents. Records whose parent is not among them stand at the top, and so does
 * one record of each circle, so that none is lost.
 */
export function nestByParent(records: readonly TreeRecord[], parentOf: KeyOf, keyOf: KeyOf): LoadedTree {
  const keys = new Set(records.map(keyOf))
  const byParent = new Map<string, TreeRecord[]>([...keys].map((key) => [key, []]))
  const roots: TreeRecord[] = []
  for (const record of records) {
    const parent = parentOf(record)
    const siblings = parent === keyOf(record) ? undefined : byParent.get(parent)
    if (siblings) siblings.push(record)
    else roots.push(record)
  }
  const childrenOf = (key: string) => byParent.get(key)
  const reached = new Set<string>()
  const reach = (start: readonly TreeRecord[]) => {
    const waiting = [...start]
    for (let record = waiting.pop(); record !== undefined; record = waiting.pop()) {
      const key = keyOf(record)
      if (reached.has(key)) continue
      reached.add(key)
      for (const child of byParent.get(key) ?? []) waiting.push(child)
    }
  }
  reach(roots)
  for (const record of records) {
    if (reached.has(keyOf(record))) continue
    roots.push(record)
    reach([record])
  }
  return { roots, childrenOf }
}
