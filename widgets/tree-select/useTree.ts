import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useData, useText } from '../../runtime/index.ts'
import type { TreeSelectProps } from './props.ts'
import { type TreeNode, withChildren } from './treeNode.ts'
import { loadChildren, toTreeQuery } from './treeSource.ts'

export interface Tree {
  readonly status: 'loading' | 'ready' | 'error'
  readonly nodes: readonly TreeNode[]
  readonly retry: () => void
  /** Loads what stands below a node; only where children come when their parent opens. */
  readonly open?: (parent: string) => Promise<void>
}

/** The nodes that a document lists. */
function useListedNodes(nodes: TreeSelectProps['nodes']): readonly TreeNode[] | undefined {
  const text = useText()
  return useMemo(() => {
    const parents = new Set(nodes?.map((node) => node.parent))
    return nodes?.map(({ value, label, parent = null, disabled = false }) => ({
      value,
      title: text(label),
      parent,
      isLeaf: !parents.has(value),
      disabled,
    }))
  }, [nodes, text])
}

/** The tree that a field chooses from: listed in the document, given by one call, or read level by level from a table. */
export function useTree(props: TreeSelectProps, isWanted: boolean): Tree {
  const { client, queryClient } = useData()
  const listed = useListedNodes(props.nodes)
  const query = toTreeQuery(client, props)
  const { data, error, refetch } = useQuery({ ...query, enabled: isWanted && !listed })
  const retry = () => void refetch()
  if (listed) return { status: 'ready', nodes: listed, retry }
  if (!data) return { status: error ? 'error' : 'loading', nodes: [], retry }
  if (props.dict === undefined) return { status: 'ready', nodes: data, retry }
  const open = async (parent: string) => {
    // The client has told a failure already; the node stays closed and can be opened again.
    const children = await loadChildren(client, props, parent).catch(() => null)
    if (!children) return
    queryClient.setQueryData<readonly TreeNode[]>(query.queryKey, (nodes = []) => withChildren(nodes, parent, children))
  }
  return { status: 'ready', nodes: data, retry, open }
}
