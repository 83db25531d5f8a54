import type { BuiltIn } from '../../list/index.ts'
import { createAddChild } from './addChild.ts'
import { createMove } from './move.ts'
import { createRemove } from './remove.ts'
import type { TreeAccess } from './treeAccess.ts'

/** The built-in actions that tree tables have beside those of lists, or in place of them. */
export const createTreeBuiltIns = (tree: TreeAccess): readonly BuiltIn[] => [
  createAddChild(tree),
  createMove(tree),
  createRemove(tree),
]
