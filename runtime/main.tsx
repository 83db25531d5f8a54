import '@ant-design/v5-patch-for-react-19'
import { pagesByComponent, shippedPages } from 'virtual:pages'
import { createStore } from 'jotai'
import { createRoot } from 'react-dom/client'
import { firstWidgetEntries } from '../widgets/first.ts'
import { createData, watchLeaving } from './data/index.ts'
import { appTexts } from './i18n/appTexts.ts'
import { createTranslator, initialLanguage } from './i18n/index.ts'
import { kindEntries } from './kinds/index.ts'
import { personZone } from './language/index.ts'
import {
  createPageLibrary,
  graphReportPage,
  graphTempletPage,
  onlineFormPage,
  onlineFormPickerPage,
  onlineFormRecordPage,
  onlineReportPage,
  reportPickerPage,
} from './page/index.ts'
import { createRegistry } from './registry/index.ts'
import {
  createSession,
  findFileToken,
  findToken,
  permissionsAtom,
  restoreSession,
  signedInAtom,
  toTenant,
  visitorAtom,
} from './session/index.ts'
import { createNoticeChannel, followTimeZone, loadLocale, parseSite, Shell, tabsKey } from './shell/index.ts'
import { steps } from './steps/index.ts'

/** Where the server is: what it wrote into the page itself (design 7). */
const findApiUrl = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="pagewright-api"]')?.content || '/api'

/** What the server says of itself before anybody signs in; a server that does not say it signs nothing. */
interface Settings {
  readonly signSecret?: string
  readonly timeZone?: unknown
  readonly recordVersions?: unknown
}

/** Puts the layers of the app together and shows it. */
async function start(root: HTMLElement): Promise<void> {
  const store = createStore()
  restoreSession(store, localStorage)
  const language = initialLanguage()
  const [translator] = await Promise.all([createTranslator(language, [appTexts]), loadLocale(language)])

  const channel = createNoticeChannel()
  let settings: Settings = {}
  const data = createData({
    baseUrl: findApiUrl(),
    storage: localStorage,
    getToken: () => findToken(store) ?? undefined,
    getFileToken: () => findFileToken(store),
    getTenant: () => toTenant(store.get(signedInAtom)),
    getUser: () => store.get(signedInAtom)?.user.username,
    getLanguage: translator.language,
    // Another server of the contract may refuse headers that it does not know.
    getTimeZone: () => (settings.timeZone === undefined ? undefined : personZone()),
    hasVersions: () => settings.recordVersions === true,
    getSignSecret: () => settings.signSecret,
    onFailure: channel.push,
    onRecovery: channel.recover,
    isLeaving: watchLeaving(window),
    readText: translator.readText,
  })
  const settingsCall = data.client
    .get('/settings', { host: location.hostname }, { timeout: 3000, report: false })
    .catch(() => null)
  settings = ((await settingsCall)?.result as Settings | null) ?? {}
  followTimeZone(store, settings.timeZone)

  const session = createSession({
    store,
    storage: localStorage,
    client: data.client,
    onSignIn: ({ dictionaries }) => data.dictionaries.prime(dictionaries),
    onSignOut() {
      sessionStorage.removeItem(tabsKey)
      data.clear()
    },
  })
  addEventListener('storage', ({ key, newValue }) => session.adoptStored(key, newValue))

  const registry = createRegistry({
    widgets: firstWidgetEntries,
    moreWidgets: async () => (await import('../widgets/index.ts')).widgetEntries,
    kinds: kindEntries,
    steps,
    formats: () => import('./format/formats.ts').then((chunk) => chunk.loadFormats()),
    onTexts: translator.addTexts,
  })
  const library = createPageLibrary(
    {
      shipped: shippedPages,
      onTexts: translator.addTexts,
      installedChecksum: (id) =>
        (store.get(permissionsAtom) ?? store.get(visitorAtom))?.pages.find((page) => page.id === id)?.checksum,
      async fetch(id) {
        const [{ readInstalledPage }, answer] = await Promise.all([
          import('./readInstalledPage.ts'),
          data.client.get(`/pages/${encodeURIComponent(id)}`, {}, { report: false }),
        ])
        return readInstalledPage(answer)
      },
      write: async (page) => (await import('./writePage.ts')).writePage(page),
      derived: {
        [reportPickerPage]: async (part) =>
          (await import('./online/index.ts')).loadReportPicker(part, { ...data, warn: channel.push }),
        [onlineFormPage]: async (part) =>
          (await import('./online/index.ts')).loadOnlineForm(part, { ...data, warn: channel.push }),
        [onlineFormPickerPage]: async (part) =>
          (await import('./online/index.ts')).loadOnlineFormPicker(part, { ...data, warn: channel.push }),
        [onlineFormRecordPage]: async (part) =>
          (await import('./online/index.ts')).loadOnlineFormRecord(part, { ...data, warn: channel.push }),
        [onlineReportPage]: async (part) =>
          (await import('./online/index.ts')).loadOnlineReport(part, { ...data, warn: channel.push }),
        [graphReportPage]: async (part) => (await import('./online/index.ts')).loadGraphReport(part, data),
        [graphTempletPage]: async (part) => (await import('./online/index.ts')).loadGraphTemplet(part, data),
      },
    },
    registry,
  )
  createRoot(root).render(
    <Shell
      store={store}
      translator={translator}
      data={data}
      registry={registry}
      session={session}
      library={library}
      channel={channel}
      site={parseSite(settings, import.meta.env.DEV)}
      pageOfComponent={(component) =>
        Object.hasOwn(pagesByComponent, component) ? pagesByComponent[component] : undefined
      }
    />,
  )
}

const root = document.getElementById('app')
if (!root) throw new Error('The page has no element for the app.')
const text = document.getElementById('pw-text')
if (text) void import('./takeOver.ts').then(({ takeOver }) => takeOver(text, root))
void start(root)
