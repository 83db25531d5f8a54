import { toTableColumns } from '../../../../language/index.ts'
import { defineBlock } from '../definition.ts'
import { lazyView } from '../lazyView.tsx'
import { linkField } from './linkField.ts'

/** Records in rows. */
export const tableBlock = defineBlock<'table'>({
  id: 'table',
  view: lazyView(() => import('./TableBlockView.tsx').then((chunk) => chunk.TableBlockView)),
  rows: 5,
  downloads: ['sheet'],
  figures: async (input) => (await import('./tableFigures.ts')).toTableFigures(input),
  widgets: (block, page) =>
    toTableColumns(block).flatMap(({ name, format, formula, as, to }) => [
      ...(format === undefined && formula === undefined && as !== 'spark'
        ? [{ ...page.fields, ...block.fields }[name]?.widget ?? 'input']
        : []),
      ...(to === undefined ? [] : [linkField.widget]),
    ]),
})
