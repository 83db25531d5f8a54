import { createContext, use } from 'react'

import type { Dragging } from './moving/useDragging.ts'
import type { TreeController } from './useTreeController.ts'

/** What the lines of a tree table read; their cells keep what they drew, so that only this says what has changed. */
interface TreeSurroundings {
  readonly controller: TreeController
  readonly dragging: Dragging | undefined
}

const TreeContext = createContext<TreeSurroundings | null>(null)

export const TreeProvider = TreeContext.Provider

/** The tree table around a cell. */
export function useTreeSurroundings(): TreeSurroundings {
  const surroundings = use(TreeContext)
  if (!surroundings) throw new Error('No tree: the cell stands outside of a tree table.')
  return surroundings
}
