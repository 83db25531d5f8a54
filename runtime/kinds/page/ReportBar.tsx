import { BarTools } from './lateTools.ts'
import { ReportButtons } from './ReportButtons.tsx'
import { useReportActions } from './useReportActions.ts'
import type { PageController } from './useReportController.ts'

/** The buttons of a report at the left, what concerns all of its blocks at the right. */
export function ReportBar({ controller }: { readonly controller: PageController }) {
  const { resolved, names } = controller
  const { toolbar, tools = false } = resolved.page
  const buttons = useReportActions(controller)({ actions: toolbar, scope: names })
  if (buttons.length === 0 && !tools) return null
  return (
    <div className="pw-report-bar">
      <ReportButtons buttons={buttons} />
      {tools && <BarTools controller={controller} />}
    </div>
  )
}
