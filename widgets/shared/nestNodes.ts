import type { TreeNode } from '../../runtime/index.ts'

/** A node as antd's tree takes it. */
export interface NestedNode {
  readonly key: string
  readonly title: string
  readonly disabled: boolean
  readonly children?: NestedNode[]
}

/**
 * Puts flat nodes into a tree. With a search only the branches that lead to a match are left, and `matching` names the
 * nodes to open so that every match is in sight.
 */
export function nestNodes(
  nodes: readonly TreeNode[],
  search: string,
): { readonly nested: NestedNode[]; readonly matching: readonly string[] } {
  const wanted = search.trim().toLowerCase()
  const known = new Set(nodes.map((node) => node.value))
  const childrenOf = new Map<string | null, TreeNode[]>()
  for (const node of nodes) {
    const parent = node.parent !== null && known.has(node.parent) ? node.parent : null
    const siblings = childrenOf.get(parent)
    if (siblings) siblings.push(node)
    else childrenOf.set(parent, [node])
  }
  const matching: string[] = []
  const build = (parent: string | null, isBelowMatch: boolean): NestedNode[] =>
    (childrenOf.get(parent) ?? []).flatMap(({ value, title, disabled }) => {
      const isMatch = isBelowMatch || wanted === '' || title.toLowerCase().includes(wanted)
      const children = build(value, isMatch && wanted !== '')
      if (!isMatch && children.length === 0) return []
      if (wanted !== '' && children.length > 0) matching.push(value)
      return [{ key: value, title, disabled, ...(children.length > 0 ? { children } : {}) }]
    })
  return { nested: build(null, false), matching }
}
