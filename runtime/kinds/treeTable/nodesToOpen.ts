import { everyRecord, type LoadedTree, type TreeRecord } from '../../tree/index.ts'

/** As many branches as one press may ask the server for. */
export const maxRequests = 50

/**
 * The records that opening all opens: every one whose children are here, and the first of those whose children have to
 * be asked for, so that a press on a large tree is no flood of calls.
 */
export function nodesToOpen(
  tree: LoadedTree,
  keyOf: (record: TreeRecord) => string,
  canOpen: (record: TreeRecord) => boolean,
): readonly string[] {
  let requestCount = 0
  return [...everyRecord(tree, keyOf)].flatMap(({ record, key }) => {
    if (!canOpen(record)) return []
    if (tree.childrenOf(key) !== undefined) return [key]
    requestCount += 1
    return requestCount <= maxRequests ? [key] : []
  })
}
