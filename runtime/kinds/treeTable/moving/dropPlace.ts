import type { KeyOf, LoadedTree, TreeRow } from '../../../tree/index.ts'
import type { MoveTarget } from './planMove.ts'

/** Where a record is held over a line: before it, after it, or on it, to go below. */
export type DropZone = 'above' | 'below' | 'inside'

/** The place in the tree that a zone of a line stands for, for a record that is held over it. */
export function toMoveTarget(tree: LoadedTree, keyOf: KeyOf, line: TreeRow, zone: DropZone, moved: string): MoveTarget {
  if (zone === 'inside') return { parent: line.key }
  const siblings = (line.parent === undefined ? tree.roots : tree.childrenOf(line.parent)) ?? []
  const others = siblings.map(keyOf).filter((key) => key !== moved)
  const at = others.indexOf(line.key)
  // Held over its own line it stays where it is.
  const own = siblings.map(keyOf).indexOf(moved)
  const index = line.key === moved ? own : zone === 'above' ? at : at + 1
  return { parent: line.parent, index: Math.max(0, index) }
}
