import { StyleProvider } from '@ant-design/cssinjs'
import { ConfigProvider, theme } from 'antd'
import { useAtomValue } from 'jotai'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { useLanguage } from '../../i18n/index.ts'
import { media, useMedia } from '../../media/index.ts'
import { PrintTheme } from '../../ui/index.ts'
import { settingsAtom } from '../settings/settingsAtom.ts'
import { appearanceAtom } from './appearance.ts'
import { createTheme, toThemeClass } from './createTheme.ts'
import { createStyles } from './keptStyles.ts'
import { findLocale } from './locale/locales.ts'

const styles = createStyles()
const printTheme = createTheme({ isDark: false, isStill: true })

/** Gives antd its look and its language, and everything below it the CSS variables of the theme. */
export function AntdProvider({ children }: { readonly children: ReactNode }) {
  const appearance = useAtomValue(appearanceAtom)
  const locale = findLocale(useLanguage())
  const isStill = useMedia(media.still)
  const isMobile = useMedia(media.mobile)
  const { color, weak } = useAtomValue(settingsAtom)
  const config = useMemo(
    () => createTheme({ primary: color, isDark: appearance === 'dark', isStill, isMobile }),
    [color, appearance, isStill, isMobile],
  )
  useLayoutEffect(() => {
    document.documentElement.dataset.appearance = appearance
    document.documentElement.dataset.weak = String(weak)
  }, [appearance, weak])
  return (
    <StyleProvider cache={styles}>
      <ConfigProvider
        theme={config}
        wave={{ disabled: isStill }}
        button={{ autoInsertSpace: false }}
        {...(locale ? { locale } : {})}
      >
        <PrintTheme value={printTheme}>
          <ThemeRoot className={toThemeClass(appearance === 'dark')}>{children}</ThemeRoot>
        </PrintTheme>
      </ConfigProvider>
    </StyleProvider>
  )
}

/** The element that carries the CSS variables; asking for the tokens is what makes antd write them. */
function ThemeRoot({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  theme.useToken()
  return <div className={`pw-shell-app ${className}`}>{children}</div>
}
