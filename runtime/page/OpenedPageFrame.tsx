import { Drawer } from 'antd'
import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslate } from '../i18n/index.ts'
import { Icon } from '../icons/index.ts'
import { media, useMedia } from '../media/index.ts'
import { Dialog } from '../popup/index.ts'
import type { PageOpening } from '../registry/index.ts'
import { IconButton } from '../ui/index.ts'
import { UnsavedChangesProvider } from './leaving/UnsavedChangesProvider.tsx'
import { createUnsavedChangesScope } from './leaving/unsavedChangesScope.ts'
import { useMayLeave } from './leaving/useMayLeave.ts'
import type { OpenedPage, OpenedPagesState } from './openedPage.ts'
import type { PageHostProps } from './pageHostProps.ts'
import { RecordBrowser } from './RecordBrowser.tsx'
import './openedPage.css'

interface OpenedPageFrameProps {
  readonly page: OpenedPage
  readonly Host: ComponentType<PageHostProps>
  readonly onSettle: OpenedPagesState['settle']
}

const noQuery = {}

/** Pixels of a dialog that names no width: details (specification 9), and forms. */
const defaultWidth = { view: 1200, other: 720 } as const

/** A dialog or drawer around a page. It answers its opener when it has closed, so that focus goes back first. */
export function OpenedPageFrame({ page, Host, onSettle }: OpenedPageFrameProps) {
  const { request } = page
  const translate = useTranslate()
  const isMobile = useMedia(media.mobile)
  const [isOpen, setOpen] = useState(true)
  const [isFull, setFull] = useState(false)
  // How many records were shown before: each is a page of its own.
  const [shown, setShown] = useState(0)
  const [ownTitle, setOwnTitle] = useState('')
  const outcome = useRef<{ readonly result: unknown } | null>(null)
  const [record, setRecord] = useState(request.record)
  const { browse } = request
  const opening = useMemo<PageOpening>(
    () => ({
      mode: request.mode,
      ...(record ? { record } : {}),
      ...(browse ? { browse } : {}),
      ...(request.values ? { values: request.values } : {}),
      ...(request.isChild ? { isChild: true } : {}),
      ...(request.mayAdd ? { mayAdd: true } : {}),
      ...(request.choice ? { choice: request.choice } : {}),
    }),
    [request, record, browse],
  )
  const [unsavedScope] = useState(createUnsavedChangesScope)
  const mayLeave = useMayLeave()
  const dismiss = useCallback(async () => {
    const agreed = await mayLeave(unsavedScope)
    if (agreed) setOpen(false)
    return agreed
  }, [mayLeave, unsavedScope])
  useEffect(() => request.onOpened?.(dismiss), [request, dismiss])
  const close = useCallback(
    (result: unknown) => {
      // Closing with null is dismissing, as a cancel button does.
      if (result === null) return void dismiss()
      outcome.current = { result }
      setOpen(false)
    },
    [dismiss],
  )
  const onDismiss = useCallback(() => void dismiss(), [dismiss])
  const settled = useCallback(
    (open: boolean) => {
      if (!open) onSettle(page, outcome.current)
    },
    [onSettle, page],
  )
  const title = request.title ?? ownTitle

  // A page that is closing takes no further press of its buttons.
  const host = (
    <div inert={!isOpen}>
      <UnsavedChangesProvider value={unsavedScope}>
        <Host
          key={shown}
          pageId={request.page}
          path=""
          query={request.query ?? noQuery}
          opening={opening}
          place={request.in === 'drawer' ? 'drawer' : 'dialog'}
          onClose={close}
          onTitle={setOwnTitle}
        />
      </UnsavedChangesProvider>
    </div>
  )
  const show = (next: NonNullable<typeof record>) => {
    setRecord(next)
    browse?.onShow?.(next)
    setShown((before) => before + 1)
  }
  const browsing = browse && record && <RecordBrowser browse={browse} record={record} onShow={show} />
  const isDetail = request.mode === 'view' && !request.choice && request.in !== 'drawer'
  const pixels = request.width ?? (isDetail ? defaultWidth.view : defaultWidth.other)
  const width = `min(${pixels}px, var(--pw-opened-room, calc(100vw - 32px)))`
  return request.in === 'drawer' ? (
    <Drawer
      open={isOpen}
      rootClassName="pw-opened-drawer"
      title={title}
      extra={browsing}
      width={isMobile ? '100vw' : width}
      onClose={onDismiss}
      afterOpenChange={settled}
      destroyOnHidden
    >
      {host}
    </Drawer>
  ) : (
    <Dialog
      open={isOpen}
      className="pw-opened"
      rootClassName={isFull ? 'pw-opened-full' : ''}
      title={title}
      width={isFull ? '100vw' : width}
      footer={null}
      onCancel={onDismiss}
      afterOpenChange={settled}
      maskClosable={false}
      destroyOnHidden
      style={{ top: isFull ? 0 : 'var(--pw-opened-top, 56px)' }}
    >
      {browsing}
      {!isMobile && (
        <IconButton
          className="pw-opened-switch"
          label={translate('page.fullScreen')}
          aria-pressed={isFull}
          title={translate(isFull ? 'page.leaveFullScreen' : 'page.fullScreen')}
          onClick={() => setFull(!isFull)}
        >
          <Icon name={isFull ? 'fullscreen-exit' : 'fullscreen'} />
        </IconButton>
      )}
      {host}
    </Dialog>
  )
}
