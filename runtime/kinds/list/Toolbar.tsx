import { Button } from 'antd'
import { useTranslate } from '../../i18n/index.ts'
import { Icon } from '../../icons/index.ts'
import type { ActionButton } from './useActions.ts'

interface ToolbarProps {
  readonly buttons: readonly ActionButton[]
  readonly selected: number
  readonly onClearSelection: () => void
  readonly onReload: () => void
  readonly isRefreshing: boolean
  readonly columnSettings: React.ReactNode
}

/** The actions of a list at the left, what concerns its table at the right. */
export function Toolbar({ buttons, selected, onClearSelection, onReload, isRefreshing, columnSettings }: ToolbarProps) {
  const translate = useTranslate()
  return (
    <div className="pw-toolbar">
      <div className="pw-toolbar-actions">
        {buttons.map(({ id, label, icon, style, isDisabled, isBusy, isKnown, run }) => (
          <Button
            key={id}
            type={style === 'primary' ? 'primary' : style === 'link' ? 'link' : 'default'}
            danger={style === 'danger'}
            icon={icon ? <Icon name={icon} /> : undefined}
            disabled={isDisabled || !isKnown}
            loading={isBusy}
            title={isKnown ? undefined : translate('issues.unknownAction', { action: id })}
            onClick={run}
          >
            {label}
          </Button>
        ))}
        {selected > 0 && (
          <output className="pw-toolbar-selected">
            {translate('list.selected', { count: selected })}
            <button type="button" className="pw-link" onClick={onClearSelection}>
              {translate('list.clearSelection')}
            </button>
          </output>
        )}
      </div>
      <div className="pw-toolbar-table">
        <button
          type="button"
          className="pw-popup-button"
          aria-label={translate('list.reload')}
          title={translate('list.reload')}
          aria-busy={isRefreshing}
          onClick={onReload}
        >
          <Icon name="reload" />
        </button>
        {columnSettings}
      </div>
    </div>
  )
}
