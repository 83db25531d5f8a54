import { toText } from '../shared/values.ts'

/** One node of a tree, which names the node above it. */
export interface TreeNode {
  readonly value: string
  readonly title: string
  readonly parent: string | null
  readonly isLeaf: boolean
  readonly disabled: boolean
}

type Item = Readonly<Record<string, unknown>>

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value)

const firstText = (item: Item, names: readonly string[]): string =>
  names.map((name) => toText(item[name])).find((text) => text !== '') ?? ''

/** Servers say it as a boolean, as `1` or as `"1"` (specification 3). */
const isTrue = (value: unknown): boolean => value === true || String(value) === '1'

const toItems = (result: unknown): readonly unknown[] => {
  const list = isItem(result) ? (result.treeList ?? result.records) : result
  return Array.isArray(list) ? list : []
}

/**
 * The nodes of an answer: an array of `{ key, title, children }`, or an object with one in `treeList` (wire contract
 * 1.5, 1.7 and 1.8). Where children load later, only the answer knows which node has none.
 */
export function toTreeNodes(result: unknown, parent: string | null, loadsLater: boolean): readonly TreeNode[] {
  return toItems(result)
    .filter(isItem)
    .flatMap((item) => {
      const value = firstText(item, ['key', 'value', 'id'])
      if (value === '') return []
      const below = toTreeNodes(item.children, value, loadsLater)
      const isLeaf = loadsLater ? isTrue(item.leaf ?? item.isLeaf) : below.length === 0
      const title = firstText(item, ['title', 'label', 'text', 'name']) || value
      return [{ value, title, parent, isLeaf, disabled: item.disabled === true }, ...below]
    })
}

/** The tree with the children of a node that was opened; one that turned out to have none is a leaf. */
export function withChildren(
  nodes: readonly TreeNode[],
  parent: string,
  children: readonly TreeNode[],
): readonly TreeNode[] {
  const others = nodes.filter((node) => node.parent !== parent)
  if (children.length > 0) return [...others, ...children]
  return others.map((node) => (node.value === parent ? { ...node, isLeaf: true } : node))
}

/** The titles of values; one that is not in the tree shows itself. */
export const treeTitles = (nodes: readonly TreeNode[], values: readonly string[]): readonly string[] =>
  values.map((value) => nodes.find((node) => node.value === value)?.title ?? value)
