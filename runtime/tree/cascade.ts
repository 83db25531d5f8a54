import type { KeyOf, LoadedTree, TreeRecord } from './types.ts'
import { everyRecord } from './walkTree.ts'

/** What is ticked in a tree whose branches are ticked as a whole. */
export interface Ticks {
  readonly ticked: ReadonlySet<string>
  /** Records that are not ticked and have ticked ones below them. */
  readonly partly: ReadonlySet<string>
}

interface Known {
  readonly order: readonly { readonly record: TreeRecord; readonly key: string; readonly parent: string | undefined }[]
  readonly parents: ReadonlyMap<string, string | undefined>
}

function know(tree: LoadedTree, keyOf: KeyOf): Known {
  const order = [...everyRecord(tree, keyOf)]
  return { order, parents: new Map(order.map(({ key, parent }) => [key, parent])) }
}

/**
 * What is ticked once the ticks of records hold for all below them, also for those that came after they were ticked.
 * Records that `isFree` refuses are passed over.
 */
export function spreadTicks(
  tree: LoadedTree,
  keyOf: KeyOf,
  keys: ReadonlySet<string>,
  isFree: (record: TreeRecord) => boolean,
): Ticks {
  const { order, parents } = know(tree, keyOf)
  const ticked = new Set(keys)
  for (const { record, key, parent } of order)
    if (parent !== undefined && ticked.has(parent) && isFree(record)) ticked.add(key)
  const partly = new Set<string>()
  for (const key of ticked)
    for (let above = parents.get(key); above !== undefined && !partly.has(above); above = parents.get(above))
      if (!ticked.has(above)) partly.add(above)
  return { ticked, partly }
}

/**
 * The ticks after records were ticked or unticked with all below them: a record above whose children are all ticked is
 * ticked too, and one that loses a child is not any more. Records that `isFree` refuses keep what they have.
 */
export function changeTicks(
  tree: LoadedTree,
  keyOf: KeyOf,
  before: ReadonlySet<string>,
  change: {
    readonly keys: readonly string[]
    readonly isTicked: boolean
    readonly isFree: (record: TreeRecord) => boolean
  },
): ReadonlySet<string> {
  const { order, parents } = know(tree, keyOf)
  const { keys, isTicked, isFree } = change
  const ticked = new Set(spreadTicks(tree, keyOf, before, isFree).ticked)
  const touched = new Set(keys)
  for (const { record, key, parent } of order) {
    if (parent !== undefined && touched.has(parent)) touched.add(key)
    if (!touched.has(key) || !isFree(record)) continue
    if (isTicked) ticked.add(key)
    else ticked.delete(key)
  }
  for (const key of keys)
    for (let above = parents.get(key); above !== undefined && !touched.has(above); above = parents.get(above))
      touched.add(above)
  // From below upwards: whether a record is ticked follows from its children, which come after it.
  for (const { record, key } of order.toReversed()) {
    const children = touched.has(key) ? (tree.childrenOf(key) ?? []) : []
    if (children.length === 0) continue
    if (!children.every((child) => ticked.has(keyOf(child)))) ticked.delete(key)
    else if (isTicked && isFree(record)) ticked.add(key)
  }
  return ticked
}
