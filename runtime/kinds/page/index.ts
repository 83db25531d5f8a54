import { defineKind } from '../../registry/index.ts'
import { loadTools } from './lateTools.ts'
import { PageView } from './PageView.tsx'
import { widgetsOfPage } from './widgetsOfPage.ts'

/** The kind of pages made of blocks: dashboards, monitors, fronts (design 3). */
export const pageKind = defineKind<'page'>({
  id: 'page',
  component: PageView,
  widgets: widgetsOfPage,
  prepare: loadTools,
})
