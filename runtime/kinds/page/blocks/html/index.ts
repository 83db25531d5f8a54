import { defineBlock } from '../definition.ts'
import { lazyView } from '../lazyView.tsx'

/** Formatted text, drawn by the widget `html`, which cleans it. */
export const htmlBlock = defineBlock<'html'>({
  id: 'html',
  view: lazyView(() => import('./HtmlBlockView.tsx').then((chunk) => chunk.HtmlBlockView)),
  rows: 3,
  downloads: [],
  isEmpty: ({ block, records }) => !('text' in block) && records.length === 0,
  figures: async (input) => (await import('./toHtmlFigures.ts')).toHtmlFigures(input),
  widgets: () => ['html'],
})
