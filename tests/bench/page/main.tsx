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
import { createRegistry, type PageOpening, RegistryProvider } from '../../../runtime/registry/index.ts'
import { createTheme, defaultPrimary } from '../../../runtime/shell/index.ts'
import { steps } from '../../../runtime/steps/index.ts'
import { widgetEntries } from '../../../widgets/index.ts'
import { formDocument, gridDocument, linkedDocument, listDocument } from './documents.ts'

const translator = await createTranslator('en', [appTexts])
const registry = createRegistry({ widgets: widgetEntries, kinds: kindEntries, steps, onTexts: translator.addTexts })
const theme = createTheme({ primary: defaultPrimary, isDark: false })

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
    getUser: () => undefined,
    getLanguage: translator.language,
    getSignSecret: () => undefined,
    onFailure: ({ message }) => console.error(message),
    fetch: async () =>
      Response.json({ success: true, code: 200, message: '', result: { records, total: records.length } }),
  })

const noQuery = {}

/** The wire and the pages of one app that knows one page. */
const createApp = (document: Page, records: readonly unknown[] = []) => {
  const loaded = { resolved: resolvePage(document), issues: [] }
  const shipped = { [document.id]: { checksum: '', load: () => Promise.resolve(loaded) } }
  const library = createPageLibrary(
    { shipped, installedChecksum: () => undefined, fetch: () => Promise.reject(new Error('no server')) },
    registry,
  )
  return { data: dataOf(records), library, pageId: document.id }
}

/** Opens the page of an app; gives what closes it. */
const openPage = (
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
              <ConfigProvider theme={theme}>
                <PageHost pageId={pageId} path="/" query={noQuery} place="tab" {...(opening ? { opening } : {})} />
              </ConfigProvider>
            </PageServicesProvider>
          </PageLibraryProvider>
        </RegistryProvider>
      </DataProvider>
    </TextsProvider>,
  )
  return () => root.unmount()
}

const render =
  (document: Page, records: readonly unknown[] = [], opening?: PageOpening) =>
  (host: HTMLElement) =>
    openPage(createApp(document, records), host, opening)

const inputs = (host: HTMLElement): number => host.querySelectorAll('input').length

const isGridReady = (host: HTMLElement, rows: number, columns: number): boolean =>
  host.querySelector(`[role="grid"][aria-rowcount="${rows + 1}"]`) !== null &&
  host.querySelectorAll('[data-cell]').length >= Math.min(rows, 6) * Math.min(columns, 10)

/** A form that a list opens for a record gets the record, with its rows, from the list. */
const openingOf = (rows: number, columns: number): PageOpening => ({
  mode: 'edit',
  record: { id: '1', rows: rowsOf(rows, columns) },
})

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const gridApps = new Map<number, ReturnType<typeof createApp>>()

/** For what `scripts/benchGrid.ts` measures: opens a table in an app that stays, and gives what closes it. */
globalThis.openGrid = async (rows, columns) => {
  const app = gridApps.get(columns) ?? createApp(gridDocument(columns))
  gridApps.set(columns, app)
  const host = document.createElement('div')
  host.style.cssText = 'width:1400px;height:900px;overflow:auto'
  document.body.replaceChildren(host)
  const unmount = openPage(app, host, openingOf(rows, columns))
  while (!isGridReady(host, rows, columns)) await frame()
  await frame()
  return async () => {
    unmount()
    host.remove()
    await frame()
  }
}

harness({
  list: (rows, columns) => ({
    render: render(listDocument(columns), rowsOf(rows, columns)),
    // Rows and columns beyond the view are not there; those in the view are.
    ready: (host) =>
      host.querySelector(`[aria-rowcount="${rows + 1}"]`) !== null &&
      host.querySelectorAll('[role="cell"]').length >= Math.min(rows, 12) * Math.min(columns, 8),
  }),
  grid: (rows, columns) => ({
    render: render(gridDocument(columns), [], openingOf(rows, columns)),
    // Rows and columns beyond the view are not there; those in the view are.
    ready: (host) => isGridReady(host, rows, columns),
  }),
  form: (fields) => ({ render: render(formDocument(fields)), ready: (host) => inputs(host) >= fields }),
  linked: (fields) => ({ render: render(linkedDocument(fields)), ready: (host) => inputs(host) >= fields }),
})
