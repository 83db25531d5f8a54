import { MoonOutlined, SunOutlined } from '@ant-design/icons'
import { useAtom } from 'jotai'
import { useTranslate } from '../i18n/index.ts'
import { appearanceAtom } from './theme/appearance.ts'

/** Turns the app light or dark. */
export function AppearanceButton() {
  const translate = useTranslate()
  const [appearance, setAppearance] = useAtom(appearanceAtom)
  const isDark = appearance === 'dark'
  const label = translate(isDark ? 'shell.toLight' : 'shell.toDark')
  return (
    <button
      type="button"
      className="pw-shell-quiet"
      aria-label={label}
      title={label}
      onClick={() => setAppearance(isDark ? 'light' : 'dark')}
    >
      {isDark ? <SunOutlined aria-hidden="true" /> : <MoonOutlined aria-hidden="true" />}
    </button>
  )
}
