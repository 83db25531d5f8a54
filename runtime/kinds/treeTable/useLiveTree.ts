import { useCallback, useMemo, useState } from 'react'
import { type Branches, toParameterText } from '../../data/index.ts'
import { type Changes, type LiveRecords, useAsked } from '../../live/index.ts'
import type { DataRecord } from '../../registry/index.ts'
import { everyRecord, type LoadedTree } from '../../tree/index.ts'
import type { ListController } from '../list/index.ts'
import { isRootParent, type TreeShape } from './treeShape.ts'

/** What of a tree is here, as it came. */
interface Loaded {
  readonly tree: LoadedTree
  readonly branches: Branches
}

/** A tree with what changed in its records, without those that are gone. */
export const withChanges = ({ roots, childrenOf }: LoadedTree, apply: LiveRecords['apply']): LoadedTree => ({
  roots: apply(roots),
  childrenOf: (key) => {
    const children = childrenOf(key)
    return children && apply(children)
  },
})

/**
 * Says to the live source of a tree which records are here. Values change where they stand; what comes, goes or moves makes
 * other places and marks as well, so that the open branches are asked for anew.
 */
export function useAskedTree(controller: ListController, shape: TreeShape, { tree, branches }: Loaded): void {
  const { state, keyOf, reload, topic } = controller
  const { source } = topic
  const isFollowing = source !== undefined
  const known = useMemo(() => {
    const { roots, childrenOf } = tree
    const all = { roots, childrenOf: (key: string) => branches.findKnown(key) ?? childrenOf(key) }
    const records = isFollowing ? [...everyRecord(all, keyOf)] : []
    return new Map(records.map(({ key, record }) => [key, record as DataRecord]))
    // The branches that are here are another object with every answer.
  }, [isFollowing, tree, branches, keyOf])
  const keys = JSON.stringify([...known.keys()])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same records in a new map are nothing to say
  const records = useMemo(() => [...known.values()], [keys])

  const asksAnew = useCallback(
    ({ added, changed, removed }: Changes) => {
      const parentOf = (record: DataRecord) => toParameterText(record[shape.parent])
      const isElsewhere = (row: DataRecord): boolean => {
        const before = known.get(keyOf(row))
        if (before === undefined)
          return !(shape.parent in row) || isRootParent(shape, parentOf(row)) || known.has(parentOf(row))
        const after = { ...before, ...row }
        const { order } = shape
        return parentOf(after) !== parentOf(before) || (order !== undefined && after[order] !== before[order])
      }
      return [...added, ...changed].some(isElsewhere) || removed.some((key) => known.has(key))
    },
    [known, keyOf, shape],
  )
  const isFetching = state.isFetching || [...branches.branches.values()].some((branch) => branch.isFetching)
  // An answer is there once all of its branches are; one that a person opens is no answer to everything.
  const [answeredAt, setAnsweredAt] = useState(state.answeredAt)
  if (!isFetching && answeredAt !== state.answeredAt) setAnsweredAt(state.answeredAt)
  useAsked(source, { records, isFetching, answeredAt, reload, extent: 'whole', asksAnew })
}
