import { Button } from 'antd'
import { Icon } from '../../icons/index.ts'
import { useReportActions } from './useReportActions.ts'
import type { ReportController } from './useReportController.ts'

/** The buttons of a report at the left, what concerns all of its blocks at the right. */
export function ReportBar({ controller }: { readonly controller: ReportController }) {
  const buttons = useReportActions(controller)
  const { translate } = controller.words
  return (
    <div className="pw-report-bar">
      {buttons.map(({ id, label, icon, style, isDisabled, isBusy, run }) => (
        <Button
          key={id}
          type={style === 'primary' || style === 'link' ? style : 'default'}
          danger={style === 'danger'}
          icon={icon ? <Icon name={icon} /> : undefined}
          disabled={isDisabled}
          loading={isBusy}
          onClick={run}
        >
          {label}
        </Button>
      ))}
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
      </div>
    </div>
  )
}
