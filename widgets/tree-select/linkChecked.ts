import type { TreeNode } from '../../runtime/index.ts'

/** The nodes of a tree of grants by their values, with what stands below each. */
interface Nodes {
  readonly known: ReadonlyMap<string, TreeNode>
  readonly children: ReadonlyMap<string | null, readonly TreeNode[]>
}

function toNodes(nodes: readonly TreeNode[]): Nodes {
  return {
    known: new Map(nodes.map((node) => [node.value, node])),
    children: Map.groupBy(nodes, ({ parent }) => parent),
  }
}

const isFree = ({ disabled, locked }: TreeNode): boolean => !disabled && locked !== true

/** Whether a node comes along with others: not one that is to be chosen with care. */
const comesAlong = (node: TreeNode): boolean => isFree(node) && node.caution === undefined

/** The nodes on the way up from one, the nearest first. */
function above({ known }: Nodes, node: TreeNode | undefined): readonly TreeNode[] {
  const parent = node?.parent == null ? undefined : known.get(node.parent)
  return parent === undefined ? [] : [parent, ...above({ known, children: new Map() }, parent)]
}

/** What stands below a node, as far as it comes along or is ticked already. */
function along({ known, children }: Nodes, value: string | null, ticked: ReadonlySet<string>): readonly string[] {
  return (children.get(value) ?? [])
    .filter((node) => comesAlong(node) || ticked.has(node.value))
    .flatMap((node) => [node.value, ...along({ known, children }, node.value, ticked)])
}

/** Everything below a node. */
const below = (nodes: Nodes, value: string | null): readonly string[] =>
  (nodes.children.get(value) ?? []).flatMap((node) => [node.value, ...below(nodes, node.value)])

/** Of some values those that stay when they are cleared: what the person may not take away, with the way up to it. */
function kept(nodes: Nodes, values: Iterable<string>): ReadonlySet<string> {
  const locked = [...values].flatMap((value) => nodes.known.get(value) ?? []).filter((node) => !isFree(node))
  return new Set(locked.flatMap((node) => [node.value, ...above(nodes, node).map(({ value }) => value)]))
}

/**
 * The values after a node was ticked or cleared in a tree of grants: ticking takes what stands below along and the way
 * up to the root, as a page is reached through its folders; clearing takes what stands below along and leaves the way up.
 * What is to be chosen with care is ticked by itself alone, and what the person may not change stays as it is.
 */
export function linkChecked(
  all: readonly TreeNode[],
  values: readonly string[],
  value: string,
  isChecked: boolean,
): readonly string[] {
  const nodes = toNodes(all)
  if (!isChecked) {
    const branch = new Set([value, ...below(nodes, value)])
    const stays = kept(nodes, values)
    return values.filter((other) => !branch.has(other) || stays.has(other))
  }
  const way = above(nodes, nodes.known.get(value)).filter(comesAlong)
  const ticked = new Set([...values, value])
  return [...new Set([...ticked, ...along(nodes, value, ticked), ...way.map((node) => node.value)])]
}

/** The values once everything is ticked that comes along with others. */
export function checkAll(all: readonly TreeNode[], values: readonly string[]): readonly string[] {
  return [...new Set([...values, ...along(toNodes(all), null, new Set(values))])]
}

/** The values once everything is cleared that the person may take away. */
export function clearAll(all: readonly TreeNode[], values: readonly string[]): readonly string[] {
  const nodes = toNodes(all)
  const stays = kept(nodes, values)
  return values.filter((value) => !nodes.known.has(value) || stays.has(value))
}
