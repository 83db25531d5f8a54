import { defineBlock } from '../definition.ts'
import { ShortcutsBlockView } from './ShortcutsBlockView.tsx'

/** Ways to the pages of the person. */
export const shortcutsBlock = defineBlock<'shortcuts'>({
  id: 'shortcuts',
  view: ShortcutsBlockView,
  rows: 2,
  downloads: [],
  isStatic: true,
  isEmpty: () => false,
  figures: () => ({ columns: [], rows: [] }),
})
