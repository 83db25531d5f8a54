import { defineBlock } from '../definition.ts'
import { lazyView } from '../lazyView.tsx'
import { readRanking } from './readRanking.ts'

/** The records with the greatest or the least values. */
export const rankingBlock = defineBlock<'ranking'>({
  id: 'ranking',
  view: lazyView(() => import('./RankingBlockView.tsx').then((chunk) => chunk.RankingBlockView)),
  rows: 5,
  downloads: [],
  figures(input) {
    const { block, intl, labelOf } = input
    return {
      columns: [
        { id: 'place', title: intl.translate('report.place'), isNumber: true },
        { id: 'name', title: labelOf(block.label), isNumber: false },
        { id: 'value', title: labelOf(block.value), isNumber: true },
      ],
      rows: readRanking(input).map(({ place, name, value, text, record }, index) => ({
        key: String(index),
        values: [place, name, value],
        texts: [String(place), name, text],
        record,
      })),
    }
  },
})
