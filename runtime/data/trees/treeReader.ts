import type { CallOptions } from '../call.ts'
import type { TreeNode } from './treeNode.ts'

/** How the nodes of one kind of tree are asked for. */
export interface TreeReader {
  /** The nodes that a field begins with: the first level, or the whole tree. */
  readonly readRoots: (options: CallOptions) => Promise<readonly TreeNode[]>
  /** The nodes below one; absent where the first call gives all of them. */
  readonly readChildren?: (node: Pick<TreeNode, 'key' | 'value'>, options: CallOptions) => Promise<readonly TreeNode[]>
}
