import '@ant-design/v5-patch-for-react-19'
import { StyleProvider } from '@ant-design/cssinjs'
import { ConfigProvider } from 'antd'
import { createRoot } from 'react-dom/client'
import { createData, DataProvider } from '../../../runtime/data/index.ts'
import { appTexts } from '../../../runtime/i18n/appTexts.ts'
import { createTranslator, TextsProvider } from '../../../runtime/i18n/index.ts'
import { kindEntries } from '../../../runtime/kinds/index.ts'
import { type Page, resolvePage } from '../../../runtime/language/index.ts'
import {
  createPageLibrary,
  PageHost,
  PageLibraryProvider,
  type PageServices,
  PageServicesProvider,
} from '../../../runtime/page/index.ts'
import { createRegistry, type PageOpening, RegistryProvider } from '../../../runtime/registry/index.ts'
import { createStyles, createTheme, defaultPrimary } from '../../../runtime/shell/index.ts'
import { toThemeClass } from '../../../runtime/shell/theme/createTheme.ts'
import { steps } from '../../../runtime/steps/index.ts'
import { widgetEntries } from '../../../widgets/index.ts'

export const translator = await createTranslator('en', [appTexts])
export const registry = createRegistry({
  widgets: widgetEntries,
  kinds: kindEntries,
  steps,
  onTexts: translator.addTexts,
})
const styles = createStyles()
export const theme = createTheme({ primary: defaultPrimary, isDark: false })

const services: PageServices = {
  navigate: () => {},
  addressOf: (page) => page,
  refreshUser: async () => undefined,
  openTab: () => {},
  message: () => {},
  confirm: () => Promise.resolve(true),
  hasAccess: () => true,
  isExcluded: () => false,
  recentPages: { read: () => [], subscribe: () => () => undefined },
  menuPages: [],
  user: {},
}

/** The wire with a server that answers at once: what is measured is the runtime. */
const dataOf = (records: readonly unknown[]) =>
  createData({
    baseUrl: '/api',
    storage: localStorage,
    getToken: () => undefined,
    getTenant: () => undefined,
    getUser: () => 'ada',
    getLanguage: translator.language,
    getSignSecret: () => undefined,
    onFailure: ({ message }) => console.error(message),
    fetch: async () =>
      Response.json({ success: true, code: 200, message: '', result: { records, total: records.length } }),
  })

const noQuery = {}

/** The wire and the pages of one app that knows one page. */
export const createApp = (document: Page, records: readonly unknown[] = []) => {
  const loaded = { resolved: resolvePage(document), issues: [] }
  const shipped = { [document.id]: { checksum: '', load: () => Promise.resolve(loaded) } }
  const library = createPageLibrary(
    { shipped, installedChecksum: () => undefined, fetch: () => Promise.reject(new Error('no server')) },
    registry,
  )
  return { data: dataOf(records), library, pageId: document.id }
}

/** Opens the page of an app; returns a function that closes it. */
export const openPage = (
  { data, library, pageId }: ReturnType<typeof createApp>,
  host: HTMLElement,
  opening?: PageOpening,
) => {
  const root = createRoot(host)
  root.render(
    <TextsProvider translator={translator}>
      <DataProvider data={data} language="en">
        <RegistryProvider value={registry}>
          <PageLibraryProvider value={library}>
            <PageServicesProvider value={services}>
              <StyleProvider cache={styles}>
                <ConfigProvider theme={theme}>
                  <div className={toThemeClass(false)} style={{ height: '100%' }}>
                    <PageHost pageId={pageId} path="/" query={noQuery} place="tab" {...(opening ? { opening } : {})} />
                  </div>
                </ConfigProvider>
              </StyleProvider>
            </PageServicesProvider>
          </PageLibraryProvider>
        </RegistryProvider>
      </DataProvider>
    </TextsProvider>,
  )
  return () => root.unmount()
}
