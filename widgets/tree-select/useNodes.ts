import { useMemo } from 'react'
import {
  resolveTemplates,
  type Tree,
  type TreeNode,
  type TreeRequest,
  useNames,
  useText,
  useTree,
} from '../../runtime/index.ts'
import type { TreeSelectProps } from './props.ts'

/** The nodes that a document lists. */
function useListedNodes(nodes: TreeSelectProps['nodes']): readonly TreeNode[] | undefined {
  const text = useText()
  return useMemo(() => {
    const parents = new Set(nodes?.map((node) => node.parent))
    return nodes?.map(({ value, label, parent = null, disabled = false }) => ({
      value,
      key: value,
      title: text(label),
      parent,
      isLeaf: !parents.has(value),
      disabled,
    }))
  }, [nodes, text])
}

function toRequest({ dict, url, query, ...table }: TreeSelectProps, names: Names): TreeRequest | undefined {
  if (dict === undefined) {
    if (url === undefined) return undefined
    const parameters = query && (resolveTemplates(query, names()).value as Readonly<Record<string, unknown>>)
    return parameters ? { kind: 'url', url, parameters } : { kind: 'url', url }
  }
  const { parentField, childField, root, condition } = table
  return {
    kind: 'table',
    dict,
    pidField: parentField,
    hasChildField: childField,
    pidValue: root,
    condition: condition && JSON.stringify(condition),
  }
}

type Names = ReturnType<typeof useNames>

/** The tree that a field chooses from: listed in the document, given by one call, or read level by level from a table. */
export function useNodes(props: TreeSelectProps, isWanted: boolean): Tree {
  const listed = useListedNodes(props.nodes)
  const names = useNames()
  const tree = useTree(listed ? undefined : toRequest(props, names), isWanted)
  return listed ? { status: 'ready', nodes: listed, failure: undefined, retry: tree.retry } : tree
}
