import { defineBlock } from '../definition.ts'
import { lazyView } from '../lazyView.tsx'

/** One figure with its trend. */
export const statBlock = defineBlock<'stat'>({
  id: 'stat',
  view: lazyView(() => import('./StatBlockView.tsx').then((chunk) => chunk.StatBlockView)),
  rows: 2,
  downloads: [],
  isEmpty: () => false,
  figures: async (input) => (await import('./toStatFigures.ts')).toStatFigures(input),
})
