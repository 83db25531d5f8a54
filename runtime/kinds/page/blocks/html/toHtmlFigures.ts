import type { FigureTable } from '../../figures/figureTable.ts'
import type { BlockInput } from '../definition.ts'
import { readHtml } from './readHtml.ts'

/** The figures of the block, for a spreadsheet. */
export function toHtmlFigures(input: BlockInput<'html'>): FigureTable {
  const text = readHtml(input)
  const title = input.intl.text(input.block.title) || input.block.id
  return {
    columns: [{ id: 'text', title, isNumber: false }],
    rows: [{ key: '0', values: [text], texts: [text], record: input.records[0] }],
  }
}
