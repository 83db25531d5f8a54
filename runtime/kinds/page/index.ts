import { defineKind } from '../../registry/index.ts'
import { loadTools } from './lateTools.ts'
import { ReportView } from './ReportView.tsx'
import { widgetsOfPage } from './reportPage.ts'

/** The kind of pages made of blocks: dashboards, monitors, fronts (design 3). */
export const pageKind = defineKind<'page'>({
  id: 'page',
  component: ReportView,
  widgets: widgetsOfPage,
  prepare: loadTools,
})
