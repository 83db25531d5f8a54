import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { Dialog } from '../../popup/index.ts'
import type { ShownProgress } from './progressStore.ts'
import './progress.css'

/** How far work on many records is, then what went wrong with which of them. */
export function ProgressDialog({ progress }: { readonly progress: ShownProgress }) {
  const translate = useTranslate()
  const { total, over, current, isStopping, isDone, summary, stop, close } = progress
  const [wasDone] = useState(isDone)
  const [isOpen, setOpen] = useState(true)
  const done = over - (summary?.length ?? 0)
  const leave = summary ? () => setOpen(false) : stop
  // Work that was over before the dialog came needs none.
  useEffect(() => {
    if (wasDone) close()
  }, [wasDone, close])
  // What went wrong is to be read: the way on is the button that closes it.
  const button = useRef<HTMLButtonElement>(null)
  const isOver = summary !== undefined
  useEffect(() => {
    if (isOver) button.current?.focus()
  }, [isOver])
  return (
    <Dialog
      isFrontmost
      open={isOpen && !isDone}
      title={translate(summary ? 'page.progressOver' : 'page.progress')}
      width={520}
      style={{ top: 120 }}
      maskClosable={false}
      onCancel={leave}
      afterClose={close}
      footer={
        <Button ref={button} onClick={leave} disabled={!summary && isStopping}>
          {translate(summary ? 'form.close' : isStopping ? 'page.progressStopping' : 'page.progressStop')}
        </Button>
      }
    >
      <div className="pw-running" data-failed={(summary?.length ?? 0) > 0 || undefined}>
        <progress max={total} value={over} aria-label={translate('page.progress')} />
        <p role="status">
          {summary
            ? translate('page.progressSummary', { done, total, failed: summary.length, left: total - over })
            : translate('page.progressCount', { over, total })}
        </p>
        {!summary && <p className="pw-running-current">{current}</p>}
        {summary && summary.length > 0 && (
          <ul className="pw-running-failures" aria-label={translate('page.progressFailures')}>
            {summary.map(({ name, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the summary never changes, and two records may share a name
              <li key={index}>
                <strong>{name}</strong>
                <span>{reason}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
