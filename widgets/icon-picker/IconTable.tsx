import Input from 'antd/es/input/Input'
import { use, useState } from 'react'
import { Icon, loadIconNames, toIconName, useTranslate } from '../../runtime/index.ts'

interface IconTableProps {
  readonly chosen: string
  readonly onChoose: (icon: string) => void
}

/** All icons to choose from, narrowed by what is typed. */
export function IconTable({ chosen, onChoose }: IconTableProps) {
  const t = useTranslate()
  const names = use(loadIconNames())
  const [typed, setTyped] = useState('')
  const found = names.filter((name) => name.includes(typed.trim().toLowerCase()))
  return (
    <>
      <Input
        value={typed}
        autoFocus
        allowClear
        aria-label={t('widgets.icon-picker.search')}
        placeholder={t('widgets.icon-picker.search')}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          const [first] = found
          if (event.key !== 'Enter' || first === undefined) return
          event.preventDefault()
          onChoose(first)
        }}
      />
      {found.length === 0 && (
        <p className="pw-icon-none" role="note">
          {t('widgets.icon-picker.none')}
        </p>
      )}
      <ul className="pw-icon-table">
        {found.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="pw-icon-choice"
              aria-label={name}
              aria-pressed={name === toIconName(chosen)}
              title={name}
              onClick={() => onChoose(name)}
            >
              <Icon name={name} />
            </button>
          </li>
        ))}
      </ul>
      {chosen !== '' && (
        <button type="button" className="pw-icon-clear" onClick={() => onChoose('')}>
          {t('widgets.icon-picker.clear')}
        </button>
      )}
    </>
  )
}
