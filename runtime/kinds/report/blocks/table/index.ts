import { defineBlock } from '../definition.ts'
import { TableBlockView } from './TableBlockView.tsx'
import { toColumns, toTableFigures } from './tableFigures.ts'

/** Records in rows. */
export const tableBlock = defineBlock<'table'>({
  id: 'table',
  view: TableBlockView,
  rows: 5,
  downloads: ['sheet'],
  figures: toTableFigures,
  widgets: (block, page) =>
    toColumns(block)
      .filter(({ format }) => format === undefined)
      .map(({ field }) => ({ ...page.fields, ...block.fields })[field]?.widget ?? 'input'),
})
