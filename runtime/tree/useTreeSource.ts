import { useCallback, useMemo, useState } from 'react'
import { type Branch, toParameterText, useBranches, useRecords } from '../data/index.ts'
import { flattenTree, type TreeRow } from './flattenTree.ts'
import { nestByParent } from './nestByParent.ts'
import { nestChildren } from './nestChildren.ts'
import { searchTree } from './searchTree.ts'
import type { KeyOf, LoadedTree, TreeRecord } from './types.ts'

/** Where the nodes of a tree come from, and how they say where they stand (specification 7.3). */
export interface TreeSource {
  readonly url: string
  /** The path that answers children; that of the uppermost nodes when left out. */
  readonly branchUrl?: string | undefined
  /** Parameters of every question. */
  readonly parameters: Readonly<Record<string, unknown>>
  readonly keyOf: KeyOf
  /** The field of a node that holds its parent, and the parameter that asks for children. */
  readonly parent: string
  /** What that parameter holds for the uppermost nodes; left out when empty. */
  readonly root: string
  /** The field that holds children. */
  readonly children: string | undefined
  /** Whether children are asked for as a node opens. */
  readonly isLazy: boolean
  /** Whether a node whose children are not here has some. */
  readonly hasChildren: (record: TreeRecord) => boolean
}

interface TreeNodes {
  readonly state: ReturnType<typeof useRecords>
  readonly rows: readonly TreeRow[]
  readonly isLoading: (key: string) => boolean
  readonly findBranch: (key: string) => Branch | undefined
  readonly toggle: (row: TreeRow, isOpen: boolean) => void
}

const nothing: ReadonlySet<string> = new Set()

/** The whole tree that one answer brings, or what of it a lazy one carries. */
function nestAnswer(records: readonly TreeRecord[], { children, isLazy, parent, keyOf }: TreeSource): LoadedTree {
  if (children !== undefined && records.some((record) => Array.isArray(record[children])))
    return nestChildren(records, children, keyOf)
  if (isLazy) return { roots: records, childrenOf: () => undefined }
  return nestByParent(records, (record) => toParameterText(record[parent]), keyOf)
}

/** A tree to choose from: its nodes as they are loaded, opened and searched; `isMatch` is set while a person searches. */
export function useTreeSource(source: TreeSource, isMatch: ((record: TreeRecord) => boolean) | undefined): TreeNodes {
  const { url, parameters, parent, root, keyOf, isLazy, hasChildren } = source
  const first = useMemo(
    () => (isLazy && root !== '' ? { ...parameters, [parent]: root } : parameters),
    [isLazy, root, parameters, parent],
  )
  const state = useRecords({ url, parameters: first, isWhole: true })
  const [open, setOpen] = useState(nothing)
  const [turned, setTurned] = useState(nothing)

  const answered = useMemo(() => nestAnswer(state.records, source), [state.records, source])
  const treeWith = useCallback(
    (findKnown: (key: string) => readonly TreeRecord[] | undefined): LoadedTree => ({
      roots: answered.roots,
      childrenOf: (key) => answered.childrenOf(key) ?? findKnown(key),
    }),
    [answered],
  )
  const canOpen = useCallback(
    (tree: LoadedTree) => (record: TreeRecord) =>
      (tree.childrenOf(keyOf(record))?.length ?? (isLazy && hasChildren(record) ? 1 : 0)) > 0,
    [keyOf, isLazy, hasChildren],
  )
  const branchSource = useMemo(
    () => ({ url: source.branchUrl ?? url, parameters, parent }),
    [source.branchUrl, url, parameters, parent],
  )
  const { branches, findKnown } = useBranches(branchSource, (known) => {
    if (!isLazy) return []
    const tree = treeWith(known)
    const rows = flattenTree({ tree, keyOf, canOpen: canOpen(tree), isOpen: (key) => open.has(key) })
    return rows.filter((row) => row.isOpen && answered.childrenOf(row.key) === undefined).map((row) => row.key)
  })

  const rows = useMemo(() => {
    const whole = treeWith(findKnown)
    const found = isMatch && searchTree(whole, isMatch, keyOf)
    const tree = found?.tree ?? whole
    const isOpen = (key: string) => (found ? found.above.has(key) !== turned.has(key) : open.has(key))
    const noteOf = (key: string) => (branches.get(key)?.failure ? 'failed' : undefined)
    return flattenTree({ tree, keyOf, canOpen: canOpen(tree), isOpen, noteOf })
  }, [treeWith, findKnown, branches, isMatch, keyOf, canOpen, open, turned])

  const isSearch = isMatch !== undefined
  const toggle = useCallback(
    ({ key }: TreeRow, isOpen: boolean) => {
      if (isSearch) setTurned((before) => turn(before, key, !before.has(key)))
      else setOpen((before) => turn(before, key, isOpen))
    },
    [isSearch],
  )
  const findBranch = useCallback((key: string) => branches.get(key), [branches])
  const isLoading = useCallback((key: string) => branches.get(key)?.isLoading ?? false, [branches])
  return { state, rows, isLoading, findBranch, toggle }
}

function turn(keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(keys)
  if (isIn) next.add(key)
  else next.delete(key)
  return next
}
