import { defineBlock } from '../definition.ts'
import { lazyView } from '../lazyView.tsx'
import { toItems } from './items.ts'

/** The fields of one record. */
export const descriptionsBlock = defineBlock<'descriptions'>({
  id: 'descriptions',
  view: lazyView(() => import('./DescriptionsBlockView.tsx').then((chunk) => chunk.DescriptionsBlockView)),
  rows: 3,
  downloads: [],
  figures: async (input) => (await import('./toDescriptionsFigures.ts')).toDescriptionsFigures(input),
  widgets: (block, page) =>
    toItems(block)
      .filter(({ format }) => format === undefined)
      .map(({ field }) => ({ ...page.fields, ...block.fields })[field]?.widget ?? 'input'),
})
