import '@ant-design/v5-patch-for-react-19'
import { firstPages, pagesByComponent, shippedPages } from 'virtual:pages'
import { createStore } from 'jotai'
import { createRoot } from 'react-dom/client'
import { firstWidgetEntries } from '../widgets/first.ts'
import { createData, watchLeaving } from './data/index.ts'
import { appTexts } from './i18n/appTexts.ts'
import { createTranslator, initialLanguage, type TextSource } from './i18n/index.ts'
import { kindEntries } from './kinds/index.ts'
import { createPageLibrary, reportPickerPage } from './page/index.ts'
import { createRegistry, type Language } from './registry/index.ts'
import { createSession, findToken, permissionsAtom, restoreSession, signedInAtom, toTenant } from './session/index.ts'
import { createNoticeChannel, loadLocale, parseSite, Shell, tabsKey } from './shell/index.ts'
import { steps } from './steps/index.ts'

type TextChunks = Readonly<Record<Language, () => Promise<{ readonly default: Readonly<Record<string, string>> }>>>

/** Texts of the packs that ship, for each language a chunk of those that come first and one of all others. */
const firstChunks: TextChunks = {
  zh: () => import('virtual:first-texts/zh'),
  en: () => import('virtual:first-texts/en'),
  tw: () => import('virtual:first-texts/tw'),
}
const otherChunks: TextChunks = {
  zh: () => import('virtual:texts/zh'),
  en: () => import('virtual:texts/en'),
  tw: () => import('virtual:texts/tw'),
}
const firstTexts: TextSource = async (language) => (await firstChunks[language]()).default
const otherTexts: TextSource = async (language) => (await otherChunks[language]()).default

/** Where the server is: what it wrote into the page itself (design 7). */
const findApiUrl = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="pagewright-api"]')?.content || '/api'

/** What the server says of itself before anybody signs in; a server that does not say it signs nothing. */
interface Settings {
  readonly signSecret?: string
}

/** Puts the layers of the app together and shows it. */
async function start(root: HTMLElement): Promise<void> {
  const store = createStore()
  restoreSession(store, localStorage)
  const language = initialLanguage()
  const [translator] = await Promise.all([createTranslator(language, [appTexts, firstTexts]), loadLocale(language)])

  const channel = createNoticeChannel()
  let settings: Settings = {}
  const data = createData({
    baseUrl: findApiUrl(),
    storage: localStorage,
    getToken: () => findToken(store) ?? undefined,
    getTenant: () => toTenant(store.get(signedInAtom)),
    getUser: () => store.get(signedInAtom)?.user.username,
    getLanguage: translator.language,
    getSignSecret: () => settings.signSecret,
    onFailure: channel.push,
    isLeaving: watchLeaving(window),
    readText: translator.readText,
  })
  const asked = data.client
    .get('/settings', { host: location.hostname }, { timeout: 3000, report: false })
    .catch(() => null)
  settings = ((await asked)?.result as Settings | null) ?? {}

  const session = createSession({
    store,
    storage: localStorage,
    client: data.client,
    prepare: () => translator.addSource(otherTexts),
    onSignIn: ({ dictionaries }) => data.dictionaries.prime(dictionaries),
    onSignOut() {
      sessionStorage.removeItem(tabsKey)
      data.clear()
    },
  })
  addEventListener('storage', ({ key, newValue }) => session.follow(key, newValue))

  const registry = createRegistry({
    widgets: firstWidgetEntries,
    moreWidgets: async () => (await import('../widgets/index.ts')).widgetEntries,
    kinds: kindEntries,
    steps,
    onTexts: translator.addTexts,
  })
  const library = createPageLibrary(
    {
      shipped: shippedPages,
      prepare: async (id) => {
        if (!firstPages.includes(id)) await translator.addSource(otherTexts)
      },
      installedChecksum: (id) => store.get(permissionsAtom)?.pages.find((page) => page.id === id)?.checksum,
      async fetch(id) {
        const [{ readInstalledPage }, answer] = await Promise.all([
          import('./readInstalledPage.ts'),
          data.client.get(`/pages/${encodeURIComponent(id)}`, {}, { report: false }),
        ])
        const { loaded, texts } = readInstalledPage(answer)
        translator.addTexts(texts)
        return loaded
      },
      derived: {
        [reportPickerPage]: async (part) =>
          (await import('./online/index.ts')).loadReportPicker(part, { ...data, warn: channel.push }),
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
void start(root)
