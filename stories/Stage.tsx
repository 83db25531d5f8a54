import { App, ConfigProvider, theme } from 'antd'
import { type ReactNode, useMemo, useState } from 'react'
import { DataProvider } from '../runtime/data/index.ts'
import { TextsProvider, type Translator } from '../runtime/i18n/index.ts'
import { type PageServices, PageServicesProvider } from '../runtime/page/index.ts'
import { type PageInstance, PageInstanceProvider } from '../runtime/page/pageInstance.tsx'
import { createProgressStore } from '../runtime/page/progress/progressStore.ts'
import { RegistryProvider } from '../runtime/registry/index.ts'
import { createTheme } from '../runtime/shell/theme/createTheme.ts'
import { findLocale } from '../runtime/shell/theme/locale/locales.ts'
import { createStageData } from './network/stageData.ts'
import { openPicker } from './openPicker.ts'
import { noPageWays } from './pageWays.ts'
import { stageRegistry } from './stageWidgets.ts'
import './stage.css'

interface StageProps {
  readonly texts: Translator
  readonly isDark: boolean
  readonly children: ReactNode
}

const page: PageInstance = {
  resolved: { page: { kind: 'form', id: 'stage', version: 1, title: 'Stage' } } as unknown as PageInstance['resolved'],
  issues: [],
  opening: { mode: 'edit' },
  names: () => ({}),
  open: openPicker,
  startProgress: createProgressStore().start,
  close: () => {},
  place: 'plain',
}

/** What the person of the stories may not do. */
const excluded: ReadonlySet<string> = new Set(['hidden:add', 'bulk:batch_delete'])

/** What a widget finds around it in the app: look, texts, wire and page. Only the network is made up. */
export function Stage({ texts, isDark, children }: StageProps) {
  const language = texts.language()
  const locale = findLocale(language)
  const [data] = useState(() => createStageData(() => language))
  // Motion is off, so that what a test sees does not depend on when it looks.
  const stageTheme = useMemo(() => createTheme({ isDark, isStill: true }), [isDark])
  return (
    <ConfigProvider theme={stageTheme} button={{ autoInsertSpace: false }} {...(locale ? { locale } : {})}>
      <App>
        <TextsProvider translator={texts}>
          <DataProvider data={data} language={language}>
            <StageServices>
              <RegistryProvider value={stageRegistry}>
                <PageInstanceProvider value={page}>
                  <ThemeRoot>{children}</ThemeRoot>
                </PageInstanceProvider>
              </RegistryProvider>
            </StageServices>
          </DataProvider>
        </TextsProvider>
      </App>
    </ConfigProvider>
  )
}

/** What pages and widgets ask of the app; messages show, ways lead nowhere. */
function StageServices({ children }: { readonly children: ReactNode }) {
  const { message } = App.useApp()
  const services = useMemo<PageServices>(
    () => ({
      navigate: () => {},
      addressOf: (page) => `/page/${page}`,
      refreshUser: async () => undefined,
      openTab: () => {},
      message: (level, text) => void message.open({ type: level, content: text }),
      confirm: () => Promise.resolve(true),
      hasAccess: () => true,
      isExcluded: (code) => excluded.has(code),
      ...noPageWays,
      user: {},
    }),
    [message],
  )
  return <PageServicesProvider value={services}>{children}</PageServicesProvider>
}

function ThemeRoot({ children }: { readonly children: ReactNode }) {
  const { token } = theme.useToken()
  return (
    <main className="stage" style={{ background: token.colorBgContainer, color: token.colorText }}>
      {children}
    </main>
  )
}
