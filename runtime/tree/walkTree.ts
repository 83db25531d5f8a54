import type { KeyOf, LoadedTree, TreeRecord } from './types.ts'

/** The records below one that are here, and whether those are all there are. */
export function findBelow(
  tree: LoadedTree,
  record: TreeRecord,
  keyOf: KeyOf,
  canOpen: (record: TreeRecord) => boolean,
): { readonly records: readonly TreeRecord[]; readonly isAll: boolean } {
  const records: TreeRecord[] = []
  const seen = new Set([keyOf(record)])
  const waiting = [record]
  let isAll = true
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const children = tree.childrenOf(keyOf(next))
    if (children === undefined && canOpen(next)) isAll = false
    for (const child of children ?? []) {
      const key = keyOf(child)
      if (seen.has(key)) continue
      seen.add(key)
      records.push(child)
      waiting.push(child)
    }
  }
  return { records, isAll }
}

/** Every record of the tree that is here, with the key of the one above it; those of closed branches too. */
export function* everyRecord(
  tree: LoadedTree,
  keyOf: KeyOf,
): Generator<{ readonly record: TreeRecord; readonly key: string; readonly parent: string | undefined }> {
  const seen = new Set<string>()
  const waiting = tree.roots.map((record) => ({ record, parent: undefined as string | undefined })).reverse()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const key = keyOf(next.record)
    if (seen.has(key)) continue
    seen.add(key)
    yield { record: next.record, key, parent: next.parent }
    for (const child of (tree.childrenOf(key) ?? []).toReversed()) waiting.push({ record: child, parent: key })
  }
}
