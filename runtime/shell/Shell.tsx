import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router'
import { type Data, DataProvider } from '../data/index.ts'
import { TextsProvider, TimeZoneProvider, type Translator, useLanguage } from '../i18n/index.ts'
import { NodeBoundary } from '../issues/index.ts'
import { type PageLibrary, PageLibraryProvider } from '../page/index.ts'
import { type Registry, RegistryProvider } from '../registry/index.ts'
import { type Session, SessionProvider, type Store } from '../session/index.ts'
import { Failures } from './notices/Failures.tsx'
import { NoticesProvider } from './notices/NoticesProvider.tsx'
import type { NoticeChannel } from './notices/noticeChannel.ts'
import type { AppMapOptions } from './routing/appMap.ts'
import { ComponentPagesProvider } from './routing/componentPages.ts'
import { Guarded } from './routing/Guarded.tsx'
import { type Site, SiteProvider } from './site.ts'
import { AntdProvider } from './theme/AntdProvider.tsx'
import './shell.css'
import './main/touch.css'

/** What the composition root puts together. */
export interface ShellProps {
  readonly store: Store
  readonly translator: Translator
  readonly data: Data
  readonly registry: Registry
  readonly session: Session
  readonly library: PageLibrary
  readonly channel: NoticeChannel
  readonly site: Site
  readonly pageOfComponent: AppMapOptions['pageOfComponent']
}

/** The whole app on the screen. */
export function Shell({
  store,
  translator,
  data,
  registry,
  session,
  library,
  channel,
  site,
  pageOfComponent,
}: ShellProps) {
  return (
    <Provider store={store}>
      <TextsProvider translator={translator}>
        <TimeZoneProvider>
          <LanguageOfData data={data}>
            <RegistryProvider value={registry}>
              <SessionProvider value={session}>
                <PageLibraryProvider value={library}>
                  <ComponentPagesProvider value={pageOfComponent}>
                    <SiteProvider value={site}>
                      <AntdProvider>
                        <NodeBoundary node="App" size="page">
                          <NoticesProvider>
                            <BrowserRouter>
                              <Failures channel={channel} />
                              <Guarded />
                            </BrowserRouter>
                          </NoticesProvider>
                        </NodeBoundary>
                      </AntdProvider>
                    </SiteProvider>
                  </ComponentPagesProvider>
                </PageLibraryProvider>
              </SessionProvider>
            </RegistryProvider>
          </LanguageOfData>
        </TimeZoneProvider>
      </TextsProvider>
    </Provider>
  )
}

/** Hands the language on to the data, whose dictionaries are kept by language. */
function LanguageOfData({ data, children }: { readonly data: Data; readonly children: ReactNode }) {
  return (
    <DataProvider data={data} language={useLanguage()}>
      {children}
    </DataProvider>
  )
}
