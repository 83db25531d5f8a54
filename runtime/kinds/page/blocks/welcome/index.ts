import { defineBlock } from '../definition.ts'
import { WelcomeBlockView } from './WelcomeBlockView.tsx'

/** A greeting to the person. */
export const welcomeBlock = defineBlock<'welcome'>({
  id: 'welcome',
  view: WelcomeBlockView,
  rows: 2,
  downloads: [],
  isStatic: true,
  isBare: true,
  isEmpty: () => false,
  figures: () => ({ columns: [], rows: [] }),
})
