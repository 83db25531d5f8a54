import { defineBlock } from '../definition.ts'
import { linkField } from './showLink.tsx'
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
    toColumns(block).flatMap(({ field, format, to }) => [
      ...(format === undefined ? [{ ...page.fields, ...block.fields }[field]?.widget ?? 'input'] : []),
      ...(to === undefined ? [] : [linkField.widget]),
    ]),
})
