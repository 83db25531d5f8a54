import { useCallback, useMemo } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { parseJson } from '../../language/index.ts'
import { type PageAddress, PageHost, UnsavedChangesProvider, type UnsavedChangesScope } from '../../page/index.ts'
import { lazyPart } from '../../registry/index.ts'
import type { Destination } from '../routing/destination.ts'

// Few tabs show anything but pages.
const FramePage = lazyPart(() => import('../main/FramePage.tsx').then((chunk) => chunk.FramePage))
const MissingPage = lazyPart(() => import('../status/MissingPage.tsx').then((chunk) => chunk.MissingPage))
const StatusPage = lazyPart(() => import('../status/StatusPage.tsx').then((chunk) => chunk.StatusPage))

interface TabContentProps {
  /** The address of the tab. */
  readonly path: string
  readonly destination: Destination
  readonly address: PageAddress
  readonly unsavedScope: UnsavedChangesScope
  /** Asks to close the tab; `isDone` says that its page has done its work. */
  readonly onClose: (path: string, isDone: boolean) => void
  readonly onTitle: (path: string, title: string) => void
}

/** What a tab shows: a page, home, a framed page, or why there is nothing else. */
export function TabContent({ path, destination, address, unsavedScope, onClose, onTitle }: TabContentProps) {
  const translate = useTranslate()
  const close = useCallback((result: unknown) => onClose(path, result !== null), [onClose, path])
  const rename = useCallback((title: string) => onTitle(path, title), [onTitle, path])
  // A menu that is fetched again gives equal queries that are not the same.
  const query = JSON.stringify('query' in destination ? destination.query : {})
  const stableQuery = useMemo(() => parseJson(query) as Readonly<Record<string, string>>, [query])
  const parameters = JSON.stringify('parameters' in destination ? destination.parameters : {})
  const stableParameters = useMemo(() => parseJson(parameters) as Readonly<Record<string, string>>, [parameters])

  switch (destination.kind) {
    case 'home':
    case 'page':
      return (
        <UnsavedChangesProvider value={unsavedScope}>
          <PageHost
            pageId={destination.pageId}
            path={path.split('?')[0] ?? path}
            query={stableQuery}
            parameters={stableParameters}
            address={address}
            place="tab"
            onClose={close}
            {...(destination.route === null || destination.route.isUntitled ? { onTitle: rename } : {})}
          />
        </UnsavedChangesProvider>
      )
    case 'frame':
      return <FramePage url={destination.url} title={destination.route.title} />
    case 'outside':
      return (
        <StatusPage mark="↗" title={destination.route.title} text={translate('shell.outside.text')}>
          <a className="pw-shell-status-way" href={destination.url} target="_blank" rel="noopener noreferrer">
            {translate('shell.outside.open')}
          </a>
        </StatusPage>
      )
    case 'unknown':
      return (
        <StatusPage
          mark="?"
          title={translate('shell.unknown.title')}
          text={translate('shell.unknown.text', { title: destination.route.title, component: destination.component })}
        />
      )
    case 'redirect':
      return null
    case 'missing':
      return <MissingPage path={path.split('?')[0] ?? path} onTitle={rename} />
    case 'status': {
      const { code } = destination
      return (
        <StatusPage
          mark={code}
          title={translate(`shell.status.${code}`)}
          text={translate(`shell.status.${code}Text`)}
        />
      )
    }
  }
}
