import { defineBlock } from '../definition.ts'
import { lazyView } from '../lazyView.tsx'

/** About as high as six entries, in pixels. */
const usualHeight = 200

/** What happened when. */
export const timelineBlock = defineBlock<'timeline'>({
  id: 'timeline',
  view: lazyView(() => import('./TimelineBlockView.tsx').then((chunk) => chunk.TimelineBlockView)),
  rows: 5,
  expectedHeight: ({ fills }) => (fills ? undefined : usualHeight),
  downloads: [],
  figures: async (input) => (await import('./toTimelineFigures.ts')).toTimelineFigures(input),
})
