import { useTranslate } from '../../i18n/index.ts'
import { Icon } from '../../icons/index.ts'
import { media, useMedia } from '../../media/index.ts'
import { PageMenu } from '../../page/index.ts'
import type { ListDialogs } from './listDialogs.ts'
import { OpenDialogs } from './OpenDialogs.tsx'
import { ToolbarButton } from './ToolbarButton.tsx'
import { ToolbarMenu } from './ToolbarMenu.tsx'
import type { ActionButton } from './useActions.ts'

interface ToolbarProps {
  readonly buttons: readonly ActionButton[]
  /** The dialogs that the actions open. */
  readonly dialogs: ListDialogs
  readonly selected: number
  readonly onClearSelection: () => void
  readonly onReload: () => void
  readonly isRefreshing: boolean
  readonly columnSettings: React.ReactNode
}

/** The actions of a list at the left, what concerns its table at the right. */
export function Toolbar(props: ToolbarProps) {
  const { buttons, dialogs, selected, onClearSelection, onReload, isRefreshing, columnSettings } = props
  const translate = useTranslate()
  const isMobile = useMedia(media.mobile)
  // Where there is room for one line, what the page leads with stays and the others are behind one button.
  const inSight = isMobile ? buttons.filter(({ style }) => style === 'primary').slice(0, 1) : buttons
  const rest = buttons.filter((button) => !inSight.includes(button))
  return (
    <div className="pw-toolbar">
      <div className="pw-toolbar-actions">
        {inSight.map((action) => (
          <ToolbarButton key={action.id} action={action} />
        ))}
        {rest.length > 0 && <ToolbarMenu label={translate('list.actions')} buttons={rest} selected={selected} />}
        {buttons.map(
          ({ id, mark }) =>
            mark && (
              <Mark
                key={id}
                label={mark.label}
                clearLabel={translate('list.clearMark', { label: mark.label })}
                onClear={mark.onClear}
              />
            ),
        )}
        {selected > 0 && <Mark label={translate('list.selected', { count: selected })} onClear={onClearSelection} />}
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
        <PageMenu />
      </div>
      <OpenDialogs dialogs={dialogs} />
    </div>
  )
}

interface MarkProps {
  readonly label: string
  /** What the way back is called where its word alone says too little. */
  readonly clearLabel?: string
  readonly onClear: () => void
}

/** What narrows the list or what is ticked in it, with the way back. */
function Mark({ label, clearLabel, onClear }: MarkProps) {
  const translate = useTranslate()
  return (
    <output className="pw-toolbar-selected">
      {label}
      <button type="button" className="pw-link" {...(clearLabel ? { 'aria-label': clearLabel } : {})} onClick={onClear}>
        {translate('list.clearSelection')}
      </button>
    </output>
  )
}
