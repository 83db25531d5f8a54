import { useMemo, useState } from 'react'
import type { ListPage } from '../../../language/index.ts'
import type { DataRecord } from '../../../registry/index.ts'

/** What the tree of a list says: the node that is chosen, and what it asks of the records. */
export interface TreeFilter {
  readonly node: string | undefined
  readonly setNode: (key: string | undefined) => void
  readonly filter: DataRecord
}

const all: DataRecord = {}

/** The node of a list's tree whose records show; all of them at first. */
export function useTreeFilter({ tree }: Pick<ListPage, 'tree'>): TreeFilter {
  const [node, setNode] = useState<string>()
  const filter = useMemo(() => (tree && node !== undefined ? { [tree.query]: node } : all), [tree, node])
  return { node, setNode, filter }
}
