import { isObject, toParameterText } from '../../language/index.ts'

/** One node of a tree, which names the node above it. */
export interface TreeNode {
  /** What is stored when the node is chosen. */
  readonly value: string
  /** By what the server is asked for the nodes below; the value itself in most trees. */
  readonly key: string
  readonly title: string
  /** The value of the node above. */
  readonly parent: string | null
  readonly isLeaf: boolean
  readonly disabled: boolean
  /** Why the node is to be chosen with care; it never comes along with others. */
  readonly caution?: string
  /** Whether the person may neither give nor take the node where nodes are granted. */
  readonly locked?: true
}

export interface TreeReading {
  /** The value of the node above those of the answer. */
  readonly parent: string | null
  /** Whether children come when their parent opens; only the answer then knows which node has none. */
  readonly loadsLater: boolean
  /** The member that holds what is stored; the key of the node when left out. */
  readonly stored?: string | undefined
}

type Item = Readonly<Record<string, unknown>>

const firstText = (item: Item, names: readonly string[]): string =>
  names.map((name) => toParameterText(item[name])).find((text) => text !== '') ?? ''

/** Servers say it as a boolean, as `1` or as `"1"` (specification 3). */
const isTrue = (value: unknown): boolean => value === true || String(value) === '1'

function toItems(result: unknown): readonly unknown[] {
  const list = isObject(result) ? (result.treeList ?? result.records) : result
  return Array.isArray(list) ? list : []
}

/** What a server says of nodes that are worth as much as the role of an administrator. */
function toCare({ caution, locked }: Item): Pick<TreeNode, 'caution' | 'locked'> {
  if (typeof caution !== 'string' || caution === '') return {}
  return locked === true ? { caution, locked } : { caution }
}

/**
 * The nodes of an answer: an array of `{ key, title, children }`, or an object with one in `treeList` (specification 3,
 * wire contract 1.5 and 1.7 to 1.9).
 */
export function toTreeNodes(result: unknown, { parent, loadsLater, stored }: TreeReading): readonly TreeNode[] {
  return toItems(result)
    .filter(isObject)
    .flatMap((item) => {
      const key = firstText(item, ['key', 'value', 'id'])
      const value = stored === undefined ? key : toParameterText(item[stored])
      if (value === '') return []
      const below = toTreeNodes(item.children, { parent: value, loadsLater, stored })
      const isLeaf = below.length === 0 && (!loadsLater || isTrue(item.leaf ?? item.isLeaf))
      const title = firstText(item, ['title', 'label', 'text', 'name']) || value
      const node = { value, key, title, parent, isLeaf, disabled: item.disabled === true, ...toCare(item) }
      return [node, ...below]
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
export function treeTitles(nodes: readonly TreeNode[], values: readonly string[]): readonly string[] {
  const titles = new Map(nodes.map((node) => [node.value, node.title]))
  return values.map((value) => titles.get(value) ?? value)
}
