import { useTranslate } from '../../i18n/index.ts'
import { MenuButton } from '../../popup/index.ts'
import type { ActionButton } from './useActions.ts'

/** The actions of one row, the first as links and the rest in a menu; a name that this version does not know shows as it is written, disabled. */
export function RowActions({
  buttons,
  inSight,
}: {
  readonly buttons: readonly ActionButton[]
  readonly inSight: number
}) {
  const translate = useTranslate()
  const shown = buttons.slice(0, inSight)
  const rest = buttons.slice(shown.length)
  return (
    <div className="pw-row-actions">
      {shown.map(({ id, label, style, isDisabled, isBusy, isKnown, run }) => (
        <button
          key={id}
          type="button"
          className={style === 'danger' ? 'pw-link pw-link-danger' : 'pw-link'}
          disabled={isDisabled || isBusy || !isKnown}
          aria-busy={isBusy}
          onClick={run}
        >
          {label}
        </button>
      ))}
      {rest.length > 0 && (
        <MenuButton
          label={translate('list.more')}
          className="pw-link pw-link-more"
          entries={rest.map(({ id, label, style, isDisabled, isBusy, isKnown, run }) => ({
            id,
            label,
            isDanger: style === 'danger',
            isDisabled: isDisabled || isBusy || !isKnown,
            onSelect: run,
          }))}
        >
          ⋯
        </MenuButton>
      )}
    </div>
  )
}
