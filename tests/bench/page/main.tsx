import '@ant-design/v5-patch-for-react-19'
// The contract of the benchmark, which the build resolves to the harness beside the peers.
import { harness, rowsOf } from 'virtual:peer-harness'
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
import { createRegistry, RegistryProvider } from '../../../runtime/registry/index.ts'
import { createTheme, defaultPrimary } from '../../../runtime/shell/index.ts'
import { steps } from '../../../runtime/steps/index.ts'
import { widgetEntries } from '../../../widgets/index.ts'
import { formDocument, linkedDocument, listDocument } from './documents.ts'

const translator = await createTranslator('en', [appTexts])
const registry = createRegistry({ widgets: widgetEntries, kinds: kindEntries, steps, onTexts: translator.addTexts })
const theme = createTheme({ primary: defaultPrimary, isDark: false })

const services: PageServices = {
  navigate: () => {},
  openTab: () => {},
  message: () => {},
  confirm: () => Promise.resolve(true),
  hasAccess: () => true,
  user: {},
}

/** The wire with a server that answers at once: what is measured is the runtime. */
const dataOf = (records: readonly unknown[]) =>
  createData({
    baseUrl: '/api',
    storage: localStorage,
    getToken: () => undefined,
    getTenant: () => undefined,
    getUser: () => undefined,
    getLanguage: translator.language,
    getSignSecret: () => undefined,
    onFailure: ({ message }) => console.error(message),
    fetch: async () =>
      Response.json({ success: true, code: 200, message: '', result: { records, total: records.length } }),
  })

const noQuery = {}

const render =
  (document: Page, records: readonly unknown[] = []) =>
  (host: HTMLElement) => {
    const data = dataOf(records)
    const loaded = { resolved: resolvePage(document), issues: [] }
    const shipped = { [document.id]: { checksum: '', load: () => Promise.resolve(loaded) } }
    const library = createPageLibrary(
      { shipped, installedChecksum: () => undefined, fetch: () => Promise.reject(new Error('no server')) },
      registry,
    )
    const root = createRoot(host)
    root.render(
      <TextsProvider translator={translator}>
        <DataProvider data={data} language="en">
          <RegistryProvider value={registry}>
            <PageLibraryProvider value={library}>
              <PageServicesProvider value={services}>
                <ConfigProvider theme={theme}>
                  <PageHost pageId={document.id} path="/" query={noQuery} place="tab" />
                </ConfigProvider>
              </PageServicesProvider>
            </PageLibraryProvider>
          </RegistryProvider>
        </DataProvider>
      </TextsProvider>,
    )
    return () => root.unmount()
  }

const inputs = (host: HTMLElement): number => host.querySelectorAll('input').length

harness({
  list: (rows, columns) => ({
    render: render(listDocument(columns), rowsOf(rows, columns)),
    // Rows and columns beyond the view are not there; those in the view are.
    ready: (host) =>
      host.querySelector(`[aria-rowcount="${rows + 1}"]`) !== null &&
      host.querySelectorAll('[role="cell"]').length >= Math.min(rows, 12) * Math.min(columns, 8),
  }),
  form: (fields) => ({ render: render(formDocument(fields)), ready: (host) => inputs(host) >= fields }),
  linked: (fields) => ({ render: render(linkedDocument(fields)), ready: (host) => inputs(host) >= fields }),
})
