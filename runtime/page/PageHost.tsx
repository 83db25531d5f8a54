import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { evaluateCondition } from '../form/index.ts'
import { type Translate, useText, useTranslate } from '../i18n/index.ts'
import { IssueNote, NodeBoundary } from '../issues/index.ts'
import { type Issue, type Page, pageAccess } from '../language/index.ts'
import { lazyPart, type PageOpening } from '../registry/index.ts'
import { LoadFailure } from './LoadFailure.tsx'
import type { NoRecordProps } from './NoRecord.tsx'
import { toNamedOpening } from './namedRecord.ts'
import { OpenedPages, useOpenedPages } from './OpenedPages.tsx'
import type { PageHostProps } from './pageHostProps.ts'
import { type PageInstance, PageInstanceProvider } from './pageInstance.tsx'
import { type PreparedPage, usePageLibrary } from './pageLibrary.tsx'
import { usePageServices } from './pageServices.tsx'
import { Progresses } from './progress/Progresses.tsx'
import { createProgressStore } from './progress/progressStore.ts'
import type { ReadRecordProps } from './ReadRecord.tsx'
import { RelatedPages } from './RelatedPages.tsx'
import { createPageScript } from './scripts/pageScripts.ts'
import { useFailureMessage } from './useFailureMessage.ts'
import './page.css'

const ReadRecord = lazyPart<ReadRecordProps>(
  () => import('./ReadRecord.tsx').then((chunk) => chunk.ReadRecord),
  <div className="pw-page-loading" />,
)

const NoRecord = lazyPart<NoRecordProps>(() => import('./NoRecord.tsx').then((chunk) => chunk.NoRecord), null)

const ScriptsOff = lazyPart(() => import('./scripts/ScriptsOff.tsx').then((chunk) => chunk.ScriptsOff), null)

const noClose = () => {}

/** Brings a page to the screen: its document, its kind and its widgets, its issues and its failures (design 5). */
export function PageHost(props: PageHostProps) {
  const library = usePageLibrary()
  const translate = useTranslate()
  const { pageId } = props
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['page', pageId],
    queryFn: () => library.prepare(pageId),
    staleTime: ({ state }) => state.data?.freshFor ?? Number.POSITIVE_INFINITY,
  })
  // A page stays as it was opened, whatever comes of it later; what is too old is not opened before the new one is there.
  const [opened, setOpened] = useState<{ readonly pageId: string; readonly page: PreparedPage }>()
  const currentPage = opened?.pageId === pageId ? opened.page : undefined
  const shown = currentPage ?? (isFetching ? undefined : data)
  if (shown && !currentPage) setOpened({ pageId, page: shown })
  const failureMessage = useFailureMessage()
  const reason = useMemo(() => (error ? failureMessage(error) : ''), [error, failureMessage])
  const named = useMemo(
    () => shown && toNamedOpening(shown.resolved, props.opening, props.query),
    [shown, props.opening, props.query],
  )
  if (named?.isUnnamed) return <NoRecord reason="unnamed" />
  if (shown && named?.read)
    return (
      <ReadRecord key={pageId} call={named.read} opening={named.opening}>
        {(opening) => <PreparedView prepared={shown} {...props} opening={opening} />}
      </ReadRecord>
    )
  if (shown && named) return <PreparedView key={pageId} prepared={shown} {...props} opening={named.opening} />
  if (error && !isFetching) return <LoadFailure reason={reason} error={error} onRetry={() => void refetch()} />
  return <div className="pw-page-loading" role="status" aria-label={translate('page.loading')} />
}

const toUnknownKind = ({ id, kind }: Page, translate: Translate): Issue => ({
  file: id,
  path: '/kind',
  line: 1,
  column: 1,
  code: 'unknown-kind',
  message: translate('issues.unknownKind', { kind }),
})

/** Why a page does not show to somebody. */
const PageMessage = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <div role="alert" className="pw-page-message">
    <h2>{title}</h2>
    <p>{text}</p>
  </div>
)

const noParameters = {}

function PreparedView({
  prepared,
  path,
  query,
  parameters = noParameters,
  opening,
  place = 'plain',
  address,
  onClose = noClose,
  onChoose,
  onTitle,
}: PageHostProps & { readonly prepared: PreparedPage; readonly opening: PageOpening }) {
  const services = usePageServices()
  const text = useText()
  const translate = useTranslate()
  const openedPages = useOpenedPages()
  const [progresses] = useState(createProgressStore)
  const { resolved, issues, kind } = prepared
  const [script] = useState(() => createPageScript(prepared.scripts, resolved.page.kind, services.runsScripts === true))
  const { open } = openedPages
  const instance = useMemo<PageInstance>(
    () => ({
      resolved,
      issues,
      opening,
      place,
      ...(script ? { script } : {}),
      ...(address ? { address } : {}),
      open,
      startProgress: progresses.start,
      close: onClose,
      ...(onChoose ? { onChoose } : {}),
      names: () => ({ query, route: { path, parameters }, user: services.user, record: opening.record ?? {} }),
    }),
    [
      resolved,
      issues,
      opening,
      place,
      script,
      address,
      open,
      progresses,
      onClose,
      onChoose,
      query,
      path,
      parameters,
      services,
    ],
  )
  const title = text(resolved.page.title)
  useEffect(() => onTitle?.(title), [onTitle, title])

  const code = pageAccess(resolved.page)
  if (code !== undefined && !services.hasAccess(code))
    return <PageMessage title={translate('page.refusedTitle')} text={translate('page.refused', { code })} />
  if (!evaluateCondition(resolved.page.showWhen, instance.names(), true))
    return <PageMessage title={translate('page.unmetTitle')} text={translate('page.unmet')} />
  if (!kind) return <IssueNote issues={issues.length > 0 ? issues : [toUnknownKind(resolved.page, translate)]} />
  const { component: View } = kind
  return (
    <PageInstanceProvider value={instance}>
      <NodeBoundary node={`Page ${resolved.page.id}`} size="page">
        {issues.length > 0 && <IssueNote issues={issues} />}
        {place === 'tab' && resolved.page.related && (
          <RelatedPages pages={resolved.page.related} current={resolved.page.id} />
        )}
        {script && !script.isOn && place !== 'dialog' && place !== 'drawer' && <ScriptsOff />}
        <View page={resolved} opening={opening} />
      </NodeBoundary>
      <OpenedPages opened={openedPages} Host={PageHost} />
      <Progresses store={progresses} />
    </PageInstanceProvider>
  )
}
