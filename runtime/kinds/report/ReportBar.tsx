import { Icon } from '../../icons/index.ts'
import { PageMenu } from '../../page/index.ts'
import { ReportButtons } from './ReportButtons.tsx'
import { useReportActions } from './useReportActions.ts'
import type { ReportController } from './useReportController.ts'

/** The buttons of a report at the left, what concerns all of its blocks at the right. */
export function ReportBar({ controller }: { readonly controller: ReportController }) {
  const { resolved, names } = controller
  const { toolbar, tools = true } = resolved.page
  const buttons = useReportActions(controller)({ actions: toolbar, scope: names })
  if (buttons.length === 0 && !tools) return null
  return (
    <div className="pw-report-bar">
      <ReportButtons buttons={buttons} />
      {tools && <BarTools controller={controller} />}
    </div>
  )
}

function BarTools({ controller }: { readonly controller: ReportController }) {
  const { translate } = controller.intl
  return (
    <div className="pw-report-bar-tools">
      <button
        type="button"
        className="pw-popup-button"
        aria-label={translate('report.reloadAll')}
        title={translate('report.reloadAll')}
        onClick={() => void controller.reload()}
      >
        <Icon name="reload" />
      </button>
      <button
        type="button"
        className="pw-popup-button"
        aria-label={translate('report.print')}
        title={translate('report.print')}
        aria-busy={controller.isPreparing}
        disabled={controller.isPreparing}
        onClick={controller.print}
      >
        <Icon name="printer" />
      </button>
      <PageMenu />
    </div>
  )
}
