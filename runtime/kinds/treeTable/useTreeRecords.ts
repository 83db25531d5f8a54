import { useCallback, useMemo, useState } from 'react'
import { type Branches, matchesQuery, toParameterText, useAncestors, useBranches } from '../../data/index.ts'
import { findCall } from '../../language/index.ts'
import type { DataRecord } from '../../registry/index.ts'
import {
  flattenTree,
  isYes,
  type LoadedTree,
  nestByParent,
  nestChildren,
  searchTree,
  type TreeRow,
} from '../../tree/index.ts'
import type { ListController } from '../list/index.ts'
import { isFiltered } from './treeQuestion.ts'
import { isRootParent, type TreeShape } from './treeShape.ts'
import { useAskedTree, withChanges } from './useLiveTree.ts'
import { type OpenKeys, useOpenKeys } from './useOpenKeys.ts'

/** The records of a tree table at a moment: those that are here, and those of them that show. */
export interface TreeRecords {
  readonly tree: LoadedTree
  readonly rows: readonly TreeRow[]
  /** The keys of the records that a search found; undefined while nothing is asked. */
  readonly matches: ReadonlySet<string> | undefined
  readonly canOpen: (record: DataRecord) => boolean
  readonly branches: Branches
  readonly open: OpenKeys
  readonly isOpen: (key: string) => boolean
  /** Whether all of this belongs to what was asked last. */
  readonly isSettled: boolean
}

interface Found {
  readonly tree: LoadedTree
  readonly matches: ReadonlySet<string> | undefined
  readonly above: ReadonlySet<string>
}

const nothing: ReadonlySet<string> = new Set()
const noRecords: readonly DataRecord[] = []
const unknown = () => undefined

/**
 * The records of a tree table: the uppermost from the list's controller, the children of open ones by their parents, and
 * for a search the records above its matches (specification 7.3).
 */
export function useTreeRecords(controller: ListController, shape: TreeShape, extra: DataRecord): TreeRecords {
  const { state, keyOf, parameters, plainParameters, entries, resolved } = controller
  const isSearch = isFiltered(parameters, plainParameters)
  const { apply } = controller.topic
  const open = useOpenKeys(isSearch ? JSON.stringify(parameters) : undefined)
  const parentOf = useCallback((record: DataRecord) => toParameterText(record[shape.parent]), [shape])
  const allParameters = useMemo(() => ({ ...plainParameters, ...extra }), [plainParameters, extra])

  const isServerSearch = isSearch && shape.isLazy
  const ancestors = useAncestors(
    useMemo(
      () => ({
        url: findCall(resolved.source, 'list')?.path ?? '',
        parameters: allParameters,
        key: resolved.key,
        parent: shape.parent,
        isRoot: (parent: string) => isRootParent(shape, parent),
      }),
      [resolved, allParameters, shape],
    ),
    isServerSearch && !state.isPrevious ? state.records : noRecords,
  )

  /** What the uppermost answer brought: a whole tree, or what a search found with what is above it. */
  const came = useMemo((): LoadedTree => {
    if (shape.children !== undefined) return nestChildren(state.records, shape.children, keyOf)
    if (!shape.isLazy) return nestByParent(state.records, parentOf, keyOf)
    if (isServerSearch) return nestByParent([...state.records, ...ancestors.records], parentOf, keyOf)
    return { roots: state.records, childrenOf: unknown }
  }, [shape, state.records, keyOf, parentOf, isServerSearch, ancestors.records])
  const answered = useMemo(() => withChanges(came, apply), [came, apply])

  const found = useMemo((): Found => {
    if (!isSearch) return { tree: answered, matches: undefined, above: nothing }
    const keys = isServerSearch && new Set(state.records.map(keyOf))
    // A server that answers an advanced query with a tree says which records are there for those below them alone.
    const isMatch = (record: DataRecord) =>
      keys ? keys.has(keyOf(record)) : !isYes(record.isAbove) && matchesQuery(record, entries)
    return searchTree(answered, isMatch, keyOf)
  }, [isSearch, isServerSearch, answered, state.records, keyOf, entries])

  const isOpen = useCallback(
    (key: string) => (found.matches ? found.above.has(key) !== open.keys.has(key) : open.keys.has(key)),
    [found, open],
  )
  /** Children that came with the answer, else those that were asked for; a branch may carry whole trees itself. */
  const treeWith = useCallback(
    (findKnown: Branches['findKnown']): LoadedTree => ({
      roots: found.tree.roots,
      childrenOf: (key) => {
        const carried = found.tree.childrenOf(key)
        if (carried !== undefined && (carried.length > 0 || !shape.isLazy)) return carried
        if (!shape.isLazy) return carried
        const known = findKnown(key)
        return known ? apply(known) : shape.children === undefined ? undefined : carried
      },
    }),
    [found, shape, apply],
  )
  const canOpenIn = useCallback(
    (tree: LoadedTree) => (record: DataRecord) => {
      const key = keyOf(record)
      if ((tree.childrenOf(key)?.length ?? 0) > 0) return true
      return (
        shape.isLazy && (isYes(record[shape.hasChildren]) || (open.keys.has(key) && tree.childrenOf(key) === undefined))
      )
    },
    [keyOf, shape, open],
  )
  const branches = useBranches(
    useMemo(
      () => ({
        url: shape.branchUrl,
        parameters: { ...allParameters, ...shape.branchParameters },
        parent: shape.parent,
        batch: shape.batch,
      }),
      [shape, allParameters],
    ),
    (findKnown) => {
      if (!shape.isLazy) return []
      const tree = treeWith(findKnown)
      return flattenTree({ tree, keyOf, canOpen: canOpenIn(tree), isOpen })
        .filter((row) => row.isOpen && (found.tree.childrenOf(row.key)?.length ?? 0) === 0)
        .map((row) => row.key)
    },
  )

  useAskedTree(controller, shape, { tree: came, branches })

  const current = useMemo(() => {
    const tree = treeWith(branches.findKnown)
    const canOpen = canOpenIn(tree)
    const noteOf = (key: string) => {
      const branch = branches.branches.get(key)
      if (!branch || branch.isLoading || (branch.records?.length ?? 0) > 0) return undefined
      return branch.failure ? 'failed' : branch.records ? 'empty' : undefined
    }
    return { tree, canOpen, rows: flattenTree({ tree, keyOf, canOpen, isOpen, noteOf }), matches: found.matches }
  }, [treeWith, branches, canOpenIn, keyOf, isOpen, found])

  // Asked in another way, all that is open comes anew. Until all of it is there, what showed before stays in sight.
  const question = JSON.stringify([allParameters, parameters])
  const [shown, setShown] = useState({ question, records: current })
  const isWaiting = shown.question !== question && [...branches.branches.values()].some((branch) => branch.isLoading)
  const isSettled = !state.isPrevious && !(isServerSearch && ancestors.isLoading) && !isWaiting
  if (isSettled && (shown.question !== question || shown.records !== current)) setShown({ question, records: current })
  return { ...(isSettled ? current : shown.records), branches, open, isOpen, isSettled }
}
