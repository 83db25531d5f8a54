import { defineBlock } from '../definition.ts'
import { lazyView } from '../lazyView.tsx'

/** About as high as six names, in pixels. */
const usualHeight = 200

/** The records with the greatest or the least values. */
export const rankingBlock = defineBlock<'ranking'>({
  id: 'ranking',
  view: lazyView(() => import('./RankingBlockView.tsx').then((chunk) => chunk.RankingBlockView)),
  rows: 5,
  expectedHeight: ({ fills }) => (fills ? undefined : usualHeight),
  downloads: [],
  figures: async (input) => (await import('./toRankingFigures.ts')).toRankingFigures(input),
})
