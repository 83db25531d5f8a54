import { BellOutlined } from '@ant-design/icons'
import { useCallback, useRef } from 'react'
import { type Announcement, useAnnouncements } from '../../data/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { InFront, OpenedPages, PageHost, useOpenedPages } from '../../page/index.ts'
import { Popup } from '../../popup/index.ts'
import { lazyPart } from '../../registry/index.ts'
import { type UserInfo, useSession } from '../../session/index.ts'
import { useComponentPages } from '../routing/componentPages.ts'
import { useSite } from '../site.ts'
import './bell.css'

const NoticePanel = lazyPart(() => import('./NoticePanel.tsx').then((chunk) => chunk.NoticePanel), null)

/** The document that shows one announcement. */
const detailPage = 'system.announcement-detail'

/** Counts up to here; more is more. */
const countLimit = 99

/** The bell of the header: how many announcements are unread, and what they are (specification 2.6). */
export function NoticeBell({ user }: { readonly user: UserInfo }) {
  const translate = useTranslate()
  const { isPolling } = useSite()
  const { session } = useSession()
  const onRights = useCallback(() => void session.refreshPermissions(), [session])
  const userId = String(user.id ?? '')
  const { unread, hasFailed, reload, markRead } = useAnnouncements({ userId, polls: isPolling, onRights })
  const opened = useOpenedPages()
  const pageOfComponent = useComponentPages()
  const close = useRef<() => void>(() => undefined)
  const count = unread === undefined ? 0 : unread.notices.total + unread.messages.total

  const show = ({ id, title, openType, openPage, busId }: Announcement) => {
    close.current()
    // A failed call has been told by then, and the announcement can be read all the same.
    void markRead(id).catch(() => undefined)
    if (openType === 'component')
      void opened.open({
        page: pageOfComponent(openPage) ?? openPage,
        in: 'dialog',
        mode: 'view',
        title,
        record: { id: busId },
        query: { id: busId },
      })
    else void opened.open({ page: detailPage, in: 'dialog', mode: 'view', width: 800, query: { id } })
  }
  return (
    <>
      <Popup
        label={translate('shell.bell.label', { count })}
        buttonClass="pw-shell-quiet pw-shell-bell"
        button={
          <>
            <BellOutlined aria-hidden="true" />
            {count > 0 && (
              <span className="pw-shell-bell-count" aria-hidden="true">
                {count > countLimit ? `${countLimit}+` : count}
              </span>
            )}
          </>
        }
      >
        {(shut) => {
          close.current = shut
          return (
            <InFront onFailed={shut}>
              <NoticePanel unread={unread} hasFailed={hasFailed} onReload={reload} onShow={show} onLeave={shut} />
            </InFront>
          )
        }}
      </Popup>
      <OpenedPages opened={opened} Host={PageHost} />
    </>
  )
}
