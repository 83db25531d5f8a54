import { defineBlock } from '../definition.ts'
import { HtmlBlockView } from './HtmlBlockView.tsx'
import { readHtml } from './readHtml.ts'

/** Formatted text, drawn by the widget `html`, which cleans it. */
export const htmlBlock = defineBlock<'html'>({
  id: 'html',
  view: HtmlBlockView,
  rows: 3,
  downloads: [],
  isEmpty: ({ block, records }) => !('text' in block) && records.length === 0,
  figures(input) {
    const text = readHtml(input)
    const title = input.intl.text(input.block.title) || input.block.id
    return {
      columns: [{ id: 'text', title, isNumber: false }],
      rows: [{ key: '0', values: [text], texts: [text], record: input.records[0] }],
    }
  },
  widgets: () => ['html'],
})
