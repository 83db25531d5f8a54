import { ConfigProvider } from 'antd'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { createData, DataProvider, type Failure } from '../../runtime/data/index.ts'
import { TextsProvider, type Translator, useLanguage } from '../../runtime/i18n/index.ts'
import { kindEntries } from '../../runtime/kinds/index.ts'
import { loadReportPicker } from '../../runtime/online/index.ts'
import {
  createPageLibrary,
  PageHost,
  type PageHostProps,
  PageLibraryProvider,
  type PageScripts,
  type PageServices,
  PageServicesProvider,
  reportPickerPage,
} from '../../runtime/page/index.ts'
import { createRegistry, RegistryProvider, type WidgetEntry } from '../../runtime/registry/index.ts'
import { NoticesProvider, useNotices } from '../../runtime/shell/notices/NoticesProvider.tsx'
import { createNoticeChannel } from '../../runtime/shell/notices/noticeChannel.ts'
import { findLocale } from '../../runtime/shell/theme/locale/locales.ts'
import { steps } from '../../runtime/steps/index.ts'
import { createMemoryStorage } from '../../tests/shared/memoryStorage.ts'
import { widgetEntries } from '../../widgets/index.ts'
import { toStageUrl } from '../network/pictures.ts'
import { pageWays } from '../pageWays.ts'
import { readPage } from './readPage.ts'
import type { Shop } from './server/shop.ts'
import './pageStage.css'

/** A document as it lies in a file. */
export interface PageDocument {
  readonly id: string
  readonly [part: string]: unknown
}

export interface PageStageProps extends Partial<Omit<PageHostProps, 'pageId'>> {
  /** The page that is open, then those that it opens. */
  readonly documents: readonly [PageDocument, ...PageDocument[]]
  readonly shop: Shop
  readonly texts: Translator
  /** The access codes that the person holds; all of them when left out. */
  readonly access?: readonly string[]
  /** The pages that the person knows. */
  readonly ways?: Pick<PageServices, 'recentPages' | 'menuPages'>
  /** What the app knows of the person besides the name. */
  readonly user?: Readonly<Record<string, unknown>>
  /** Widgets beside those that ship. */
  readonly widgets?: readonly WidgetEntry[]
  /** The stored scripts of the pages, and whether they run; they do when left out. */
  readonly scripts?: PageScripts
  readonly runsScripts?: boolean
  /** What stands around the page. */
  readonly around?: (page: ReactNode) => ReactNode
}

const noQuery = {}
const plain = (page: ReactNode) => page

/** Everything that one page of the app stands on. Only the network and the ways out of the page are made up. */
function createApp({ documents, shop, texts, scripts, widgets = [] }: PageStageProps) {
  const notices = createNoticeChannel()
  const wire = createData({
    baseUrl: '/api',
    getToken: () => 'story',
    getTenant: () => undefined,
    getLanguage: texts.language,
    getSignSecret: () => undefined,
    getUser: () => 'ada',
    onFailure: notices.push,
    onRecovery: notices.recover,
    storage: createMemoryStorage(),
    fetch: shop.fetch,
  })
  // Pictures are drawn: an address without a file would fail sooner or later, as the machine is fast or slow.
  const data = { ...wire, staticUrl: toStageUrl }
  const registry = createRegistry({
    widgets: [...widgetEntries, ...widgets],
    kinds: kindEntries,
    steps,
    formats: () => import('../../runtime/format/formats.ts').then((chunk) => chunk.loadFormats()),
    onTexts: texts.addTexts,
  })
  const library = createPageLibrary(
    {
      shipped: {},
      installedChecksum: () => undefined,
      async fetch(id) {
        const document = documents.find((candidate) => candidate.id === id)
        if (!document) throw new Error(`There is no page ${id}.`)
        return { ...readPage(id, document, documents), ...(scripts ? { scripts } : {}) }
      },
      derived: {
        [reportPickerPage]: (part) => loadReportPicker(part, { ...data, warn: notices.push }),
        'online-form': async (part) => {
          const document = documents.find((candidate) => candidate.id === `online-form#${part}`)
          if (!document) throw new Error(`There is no online form ${part}.`)
          return readPage('shop.online', { ...document, id: 'shop.online' })
        },
      },
    },
    registry,
  )
  return { registry, library, data, notices }
}

/** A page from its JSON document, through the runtime as it ships. */
export function PageStage(props: PageStageProps) {
  const [app] = useState(() => createApp(props))
  return (
    <TextsProvider translator={props.texts}>
      <RegistryProvider value={app.registry}>
        <PageLibraryProvider value={app.library}>
          <InLanguage {...props} app={app} />
        </PageLibraryProvider>
      </RegistryProvider>
    </TextsProvider>
  )
}

interface InLanguageProps extends PageStageProps {
  readonly app: ReturnType<typeof createApp>
}

function InLanguage({
  app,
  documents,
  shop: _shop,
  texts: _texts,
  scripts: _scripts,
  runsScripts = true,
  access,
  ways = pageWays,
  user = noQuery,
  ...props
}: InLanguageProps) {
  const { widgets: _widgets, around = plain, ...host } = props
  const language = useLanguage()
  const locale = findLocale(language)
  const [failures, setFailures] = useState<readonly Failure[]>([])
  useEffect(() => app.notices.subscribe((failure) => setFailures((before) => [...before, failure])), [app])
  const page = <PageHost pageId={documents[0].id} path="/shop" query={noQuery} place="tab" {...host} />
  return (
    <ConfigProvider {...(locale ? { locale } : {})}>
      <DataProvider data={app.data} language={language}>
        <NoticesProvider>
          <StageServices access={access} ways={ways} runsScripts={runsScripts} user={user}>
            <div className="page-stage">{around(page)}</div>
            {failures.map(({ message, level }) => (
              <div key={message} role="log" data-level={level}>
                {message}
              </div>
            ))}
          </StageServices>
        </NoticesProvider>
      </DataProvider>
    </ConfigProvider>
  )
}

interface StageServicesProps {
  readonly access: readonly string[] | undefined
  readonly ways: Pick<PageServices, 'recentPages' | 'menuPages'>
  readonly runsScripts: boolean
  readonly user: Readonly<Record<string, unknown>>
  readonly children: ReactNode
}

/** The services of the app; the ways out of the page are written down. */
function StageServices({ access, ways, runsScripts, user, children }: StageServicesProps) {
  const { message, ask } = useNotices()
  const [wentTo, setWentTo] = useState('')
  const services = useMemo<PageServices>(
    () => ({
      navigate: setWentTo,
      addressOf: (page) => `/page/${page}`,
      refreshUser: async () => undefined,
      openTab: ({ page }) => setWentTo(`tab of ${page}`),
      message,
      confirm: ({ title = 'Please confirm', danger = false, ...question }) =>
        ask({ ...question, title, isDanger: danger }),
      hasAccess: (code) => access?.includes(code) ?? true,
      isExcluded: (code) => access !== undefined && !access.includes(code),
      ...ways,
      runsScripts,
      user: { username: 'ada', realname: 'Ada Lovelace', ...user },
    }),
    [message, ask, access, ways, runsScripts, user],
  )
  return (
    <PageServicesProvider value={services}>
      {children}
      {wentTo && <output aria-label="Went to">{wentTo}</output>}
    </PageServicesProvider>
  )
}
