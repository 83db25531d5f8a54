import { toDescriptionItems } from '../../../../language/index.ts'
import { defineBlock } from '../definition.ts'
import { lazyView } from '../lazyView.tsx'

/** A label with its value and the gap above, in pixels. */
const lineHeight = 56

/** The fields of one record. */
export const descriptionsBlock = defineBlock<'descriptions'>({
  id: 'descriptions',
  view: lazyView(() => import('./DescriptionsBlockView.tsx').then((chunk) => chunk.DescriptionsBlockView)),
  rows: 3,
  expectedHeight: ({ block: { items, columns = 2 } }) => {
    const cells = items.map((item) => (typeof item === 'string' ? 1 : (item.span ?? 1)))
    return Math.ceil(cells.reduce((sum, span) => sum + span, 0) / columns) * lineHeight
  },
  downloads: [],
  figures: async (input) => (await import('./toDescriptionsFigures.ts')).toDescriptionsFigures(input),
  widgets: (block, page) =>
    toDescriptionItems(block)
      .filter(({ format }) => format === undefined)
      .map(({ field }) => ({ ...page.fields, ...block.fields })[field]?.widget ?? 'input'),
})
