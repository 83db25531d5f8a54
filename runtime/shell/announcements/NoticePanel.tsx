import { Button } from 'antd'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { Announcement, UnreadAnnouncements } from '../../data/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { toShownTime, toTimeTitle } from '../../language/index.ts'
import { moveFocus } from '../../popup/index.ts'
import { AppLink } from '../routing/AppLink.tsx'
import './noticePanel.css'

interface NoticePanelProps {
  /** Undefined until it is known. */
  readonly unread: UnreadAnnouncements | undefined
  readonly hasFailed: boolean
  readonly onReload: () => Promise<void>
  readonly onShow: (announcement: Announcement) => void
  /** Called when the person goes to the page of all announcements. */
  readonly onLeave: () => void
}

/** Where a person finds all of their announcements (specification 2.1). */
const allPath = '/isps/userAnnouncement'

const groups = ['notices', 'messages'] as const

/** Characters of a time without its seconds. */
const upToMinutes = 16

/** What is unread, in two tabs that say how much of it there is (specification 2.6). */
export function NoticePanel({ unread, hasFailed, onReload, onShow, onLeave }: NoticePanelProps) {
  const translate = useTranslate()
  const id = useId()
  const tabs = useRef<HTMLDivElement>(null)
  const hasOnlyMessages = unread?.notices.total === 0 && unread.messages.total > 0
  const [chosen, setChosen] = useState<(typeof groups)[number]>(hasOnlyMessages ? 'messages' : 'notices')
  const keyed = (event: KeyboardEvent) => {
    if (!tabs.current || !moveFocus(tabs.current, '[role="tab"]', event.key, ['ArrowLeft', 'ArrowRight'])) return
    event.preventDefault()
    if (document.activeElement instanceof HTMLElement) document.activeElement.click()
  }
  const list = unread?.[chosen].list ?? []
  return (
    <div className="pw-notices">
      <div ref={tabs} role="tablist" aria-label={translate('shell.bell.title')} onKeyDown={keyed}>
        {groups.map((group) => (
          <button
            key={group}
            type="button"
            role="tab"
            id={`${id}-${group}`}
            aria-controls={`${id}-list`}
            aria-selected={group === chosen}
            tabIndex={group === chosen ? 0 : -1}
            onClick={() => setChosen(group)}
          >
            {translate(`shell.bell.${group}`, { count: unread?.[group].total ?? 0 })}
          </button>
        ))}
      </div>
      <div id={`${id}-list`} role="tabpanel" aria-labelledby={`${id}-${chosen}`} className="pw-notices-list">
        {hasFailed && (
          <div className="pw-notices-none" role="alert">
            <p>{translate('shell.bell.failed')}</p>
            <Button size="small" onClick={() => void onReload()}>
              {translate('shell.bell.retry')}
            </Button>
          </div>
        )}
        {!hasFailed && list.length === 0 && (
          <p className="pw-notices-none">
            {translate(unread === undefined ? 'shell.loading' : `shell.bell.none.${chosen}`)}
          </p>
        )}
        {list.length > 0 && (
          <ul>
            {list.map((announcement) => (
              <li key={announcement.id}>
                <button type="button" onClick={() => onShow(announcement)}>
                  <span className="pw-notices-title">{announcement.title}</span>
                  <span className="pw-notices-about">
                    <span title={toTimeTitle(announcement.sentAt)}>
                      {translate('shell.bell.published', {
                        time: toShownTime(announcement.sentAt).slice(0, upToMinutes),
                      })}
                    </span>
                    <span className="pw-notices-priority" data-priority={announcement.priority}>
                      {translate(`shell.bell.priority.${announcement.priority}`)}
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <AppLink className="pw-notices-all" to={allPath} onClick={onLeave}>
        {translate('shell.bell.all')}
      </AppLink>
    </div>
  )
}
