import { useId } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { Icon } from '../../icons/index.ts'
import type { ListViewId } from '../../language/index.ts'
import { findListView } from './views/index.ts'

export interface ViewToggleProps {
  readonly views: readonly ListViewId[]
  readonly view: ListViewId
  readonly onChange: (view: ListViewId) => void
}

/** Chooses how the records of a list show, where its page offers more than one view. */
export function ViewToggle({ views, view, onChange }: ViewToggleProps) {
  const translate = useTranslate()
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={translate('list.view.choose')}
      className="pw-segments pw-view-toggle"
      data-many={views.length > 2 || undefined}
    >
      {views.map((each) => (
        <label key={each} title={translate(`list.view.${each}`)}>
          <input
            type="radio"
            name={name}
            aria-label={translate(`list.view.${each}`)}
            checked={each === view}
            onChange={() => onChange(each)}
          />
          <Icon name={findListView(each).icon} />
          <span className="pw-view-name" aria-hidden="true">
            {translate(`list.view.${each}`)}
          </span>
        </label>
      ))}
    </div>
  )
}
