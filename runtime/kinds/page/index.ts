import { defineKind } from '../../registry/index.ts'
import { FragmentView } from './FragmentView.tsx'
import { writeValuesOfExpressions } from './format/writeValues.ts'
import { ReportView } from './ReportView.tsx'
import { widgetsOfBlocks, widgetsOfPage } from './reportPage.ts'

writeValuesOfExpressions()

/** The kind of pages made of blocks: dashboards, monitors, fronts (design 3). */
export const pageKind = defineKind<'page'>({
  id: 'page',
  component: ReportView,
  widgets: widgetsOfPage,
})

/** The kind of pieces that pages are made of; opened by itself it shows its blocks with what its address gives. */
export const fragmentKind = defineKind<'fragment'>({
  id: 'fragment',
  component: FragmentView,
  widgets: widgetsOfBlocks,
})
