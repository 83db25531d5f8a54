import { Button, Input, Tabs } from 'antd'
import { useId, useState } from 'react'
import { Dialog, useTranslate } from '../../../runtime/index.ts'
import '../cron.css'
import { issueText } from '../issueText.ts'
import { useMeaning } from '../useMeaning.ts'
import { DaysTab } from './DaysTab.tsx'
import { FieldTab } from './FieldTab.tsx'
import { NextRuns } from './NextRuns.tsx'
import { useCronDraft } from './useCronDraft.ts'

interface CronDialogProps {
  readonly expression: string
  readonly fields: 6 | 7
  readonly onConfirm: (expression: string) => void
  readonly onCancel: () => void
}

const plainFields = ['second', 'minute', 'hour', 'month', 'year'] as const
const tabs = ['second', 'minute', 'hour', 'days', 'month', 'year'] as const
type TabName = (typeof tabs)[number]

/** The width of the dialog (specification 9). */
const width = 608

/** Builds an expression: its text, the modes of its fields, what it means and when it runs next. */
export function CronDialog({ expression, fields, onConfirm, onCancel }: CronDialogProps) {
  const t = useTranslate()
  const id = useId()
  const draft = useCronDraft(expression, fields)
  const meaning = useMeaning(draft.text)
  const [shown, show] = useState<TabName>('second')
  const { state, text, issue } = draft
  const isPlain = (name: TabName): name is (typeof plainFields)[number] => name !== 'days'
  const panel = isPlain(shown) ? (
    <FieldTab name={shown} field={state[shown]} onChange={(field) => draft.change({ [shown]: field })} />
  ) : (
    <DaysTab state={state} onChange={draft.change} />
  )
  return (
    <Dialog
      open
      width={`min(${width}px, calc(100vw - 32px))`}
      title={t('widgets.cron.dialog')}
      onCancel={onCancel}
      maskClosable={false}
      footer={
        <>
          <Button className="pw-cron-reset" onClick={draft.reset}>
            {t('widgets.cron.reset')}
          </Button>
          <Button onClick={onCancel}>{t('widgets.cron.cancel')}</Button>
          <Button type="primary" disabled={issue !== undefined} onClick={() => onConfirm(text.trim())}>
            {t('widgets.cron.confirm')}
          </Button>
        </>
      }
    >
      <div className="pw-cron-dialog">
        <label htmlFor={id}>{t('widgets.cron.expression')}</label>
        <Input
          id={id}
          className="pw-cron-text"
          value={text}
          status={issue ? 'error' : ''}
          aria-invalid={issue !== undefined || undefined}
          aria-describedby={`${id}-note`}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => draft.write(event.target.value)}
          onPressEnter={() => !issue && onConfirm(text.trim())}
        />
        <div
          id={`${id}-note`}
          className="pw-cron-note"
          data-error={issue !== undefined || undefined}
          aria-live="polite"
        >
          {issue ? issueText(issue, t) : meaning || t('widgets.cron.expressionHelp')}
        </div>
        <Tabs
          className="pw-cron-tabs"
          size="small"
          tabBarGutter={10}
          animated={false}
          activeKey={shown}
          onChange={(key) => show(key as TabName)}
          items={tabs.map((name) => ({
            key: name,
            label: t(`widgets.cron.field.${name}`),
            children: name === shown ? panel : null,
          }))}
        />
        {!issue && (
          <section aria-label={t('widgets.cron.next')} className="pw-cron-next">
            <h3>{t('widgets.cron.next')}</h3>
            <NextRuns expression={text} />
          </section>
        )}
      </div>
    </Dialog>
  )
}
