import { defineKind } from '../../registry/index.ts'
import { FragmentView } from './FragmentView.tsx'
import { widgetsOfBlocks } from './widgetsOfPage.ts'

/** The kind of pieces that pages are made of; opened by itself it shows its blocks with what its address gives. */
export const fragmentKind = defineKind<'fragment'>({
  id: 'fragment',
  component: FragmentView,
  widgets: widgetsOfBlocks,
})
