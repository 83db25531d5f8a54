import type { TreeNode } from '../../runtime/index.ts'
import type { NestedNode } from '../shared/nestNodes.ts'

/** A node to be chosen with care, with the names on the way to it. */
export interface ApartNode {
  readonly node: TreeNode
  readonly path: string
}

/** The nodes that are to be chosen with care, each called by the page and the folder that it stands on. */
export function findApart(nodes: readonly TreeNode[]): readonly ApartNode[] {
  const known = new Map(nodes.map((node) => [node.value, node]))
  const toPath = (node: TreeNode): readonly string[] => {
    const parent = node.parent === null ? undefined : known.get(node.parent)
    return [...(parent === undefined ? [] : toPath(parent)), node.title]
  }
  return nodes
    .filter(({ caution }) => caution !== undefined)
    .map((node) => ({ node, path: toPath(node).slice(-2).join(' / ') }))
}

/** The nodes of the tree itself: one to be chosen with care has its box beside it, and stays where others stand below. */
export function withoutApart(nodes: readonly TreeNode[]): readonly TreeNode[] {
  const parents = new Set(nodes.map(({ parent }) => parent))
  return nodes.filter(({ caution, value }) => caution === undefined || parents.has(value))
}

/** A node as antd's tree takes it, without a box where it has one beside the tree. */
interface TickedNode extends NestedNode {
  readonly checkable?: boolean
  readonly children?: TickedNode[]
}

/** The nested nodes, without boxes for those to be chosen with care. */
export function withoutBoxes(nested: readonly NestedNode[], apart: ReadonlySet<string>): TickedNode[] {
  return nested.map(({ children, ...node }) => ({
    ...node,
    ...(apart.has(node.key) ? { checkable: false } : {}),
    ...(children === undefined ? {} : { children: withoutBoxes(children, apart) }),
  }))
}
