import { defineKind } from '../../registry/index.ts'
import { ReportView } from './ReportView.tsx'
import { widgetsOfReport } from './reportPage.ts'

/** The kind of pages that show figures: dashboards, monitors, reports (design 3). */
export const reportKind = defineKind<'report'>({
  id: 'report',
  component: ReportView,
  widgets: widgetsOfReport,
})
