import { defineBlock } from '../definition.ts'
import { lazyView } from '../lazyView.tsx'

/** What happened when. */
export const timelineBlock = defineBlock<'timeline'>({
  id: 'timeline',
  view: lazyView(() => import('./TimelineBlockView.tsx').then((chunk) => chunk.TimelineBlockView)),
  rows: 5,
  downloads: [],
  figures: async (input) => (await import('./toTimelineFigures.ts')).toTimelineFigures(input),
})
