import { toCell } from '../../figures/figureTable.ts'
import { defineBlock } from '../definition.ts'
import { readStat } from './readStat.ts'
import { StatBlockView } from './StatBlockView.tsx'

/** One figure with its trend. */
export const statBlock = defineBlock<'stat'>({
  id: 'stat',
  view: StatBlockView,
  rows: 2,
  downloads: [],
  isEmpty: () => false,
  figures(input) {
    const { block, intl } = input
    const { value } = readStat(input)
    const title = intl.text(block.title) || block.id
    return {
      columns: [{ id: 'value', title, isNumber: true }],
      rows: [
        { key: '0', values: [toCell(value)], texts: [intl.format(value, block.format)], record: input.records[0] },
      ],
    }
  },
})
