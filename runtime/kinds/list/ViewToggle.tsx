import { useId } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { Icon } from '../../icons/index.ts'

interface ViewToggleProps {
  readonly views: readonly ('table' | 'cards')[]
  readonly view: 'table' | 'cards'
  readonly onChange: (view: 'table' | 'cards') => void
}

const icons = { table: 'profile', cards: 'appstore' } as const

/** Chooses how the records of a list show, where its page allows more than one look. */
export function ViewToggle({ views, view, onChange }: ViewToggleProps) {
  const translate = useTranslate()
  const name = useId()
  if (views.length < 2) return null
  return (
    <div role="radiogroup" aria-label={translate('list.view.choose')} className="pw-segments pw-view-toggle">
      {views.map((each) => (
        <label key={each} title={translate(`list.view.${each}`)}>
          <input
            type="radio"
            name={name}
            aria-label={translate(`list.view.${each}`)}
            checked={each === view}
            onChange={() => onChange(each)}
          />
          <Icon name={icons[each]} />
        </label>
      ))}
    </div>
  )
}
