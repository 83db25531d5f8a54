import { defineBlock } from '../definition.ts'
import { lazyView } from '../lazyView.tsx'

/** How far each record is. */
export const progressBlock = defineBlock<'progress'>({
  id: 'progress',
  view: lazyView(() => import('./ProgressBlockView.tsx').then((chunk) => chunk.ProgressBlockView)),
  rows: 4,
  downloads: [],
  figures: async (input) => (await import('./toProgressFigures.ts')).toProgressFigures(input),
})
