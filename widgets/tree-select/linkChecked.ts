import type { TreeNode } from '../../runtime/index.ts'

const groupByParent = (nodes: readonly TreeNode[]): ReadonlyMap<string | null, readonly string[]> => {
  const groups = new Map<string | null, string[]>()
  for (const { value, parent } of nodes) groups.set(parent, [...(groups.get(parent) ?? []), value])
  return groups
}

/**
 * The values after a node was ticked or cleared in a tree of grants: ticking takes what stands below along and the way
 * up to the root, as a page is reached through its folders; clearing takes what stands below along and leaves the way up.
 */
export function linkChecked(
  nodes: readonly TreeNode[],
  values: readonly string[],
  value: string,
  isChecked: boolean,
): readonly string[] {
  const children = groupByParent(nodes)
  const parents = new Map(nodes.map((node) => [node.value, node.parent]))
  const below = (start: string): readonly string[] => [start, ...(children.get(start) ?? []).flatMap(below)]
  const branch = new Set(below(value))
  if (!isChecked) return values.filter((other) => !branch.has(other))
  for (let above = parents.get(value) ?? null; above !== null; above = parents.get(above) ?? null) branch.add(above)
  return [...new Set([...values, ...branch])]
}
