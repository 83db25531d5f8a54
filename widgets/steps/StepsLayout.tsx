import { Button, Steps } from 'antd'
import { useState } from 'react'
import { type LayoutProps, useTranslate } from '../../runtime/index.ts'
import { ErrorCount } from '../shared/ErrorCount.tsx'
import { useShownPanel } from '../shared/useShownPanel.ts'
import './steps.css'

/** Panels in an order. Going on checks the panel that is left; going back is free. */
export function StepsLayout({ panels, validatePanel, focusPanel }: LayoutProps) {
  const t = useTranslate()
  const [shown, show] = useShownPanel(panels, focusPanel)
  const [checking, setChecking] = useState(false)
  const current = panels.findIndex((panel) => panel.id === shown)
  const previous = panels[current - 1]
  const next = panels[current + 1]

  const goOn = async (id: string) => {
    setChecking(true)
    try {
      if (await validatePanel(shown)) show(id)
    } finally {
      setChecking(false)
    }
  }

  return (
    <>
      <Steps
        size="small"
        className="pw-steps"
        current={current}
        onChange={(index) => {
          const target = panels[index]
          if (target) show(target.id)
        }}
        items={panels.map(({ title, description, errors }, index) => ({
          title: <ErrorCount title={title} errors={errors} label={t('widgets.steps.errors', { count: errors })} />,
          description,
          disabled: index > current,
          ...(errors > 0 && { status: 'error' as const }),
        }))}
      />
      {panels[current]?.content()}
      {panels.length > 1 && (
        <div className="pw-steps-buttons">
          {previous && <Button onClick={() => show(previous.id)}>{t('widgets.steps.previous')}</Button>}
          {next && (
            <Button type="primary" loading={checking} onClick={() => void goOn(next.id)}>
              {t('widgets.steps.next')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
