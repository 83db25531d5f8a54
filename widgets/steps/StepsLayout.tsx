import { Button, Steps } from 'antd'
import { type MouseEvent, useEffect, useState } from 'react'
import { type LayoutProps, useTranslate } from '../../runtime/index.ts'
import { ErrorCount } from '../shared/ErrorCount.tsx'
import { LastingPanel } from '../shared/LastingPanel.tsx'
import { useShownPanel } from '../shared/useShownPanel.ts'
import './steps.css'

/**
 * Panels in an order. Going on checks the panel that is left; going back is free. A step can be gone to by its title once
 * it was reached, and where nothing can be put in, at once.
 */
export function StepsLayout({ panels, validatePanel, isReadOnly = false, onShow, focusPanel }: LayoutProps) {
  const t = useTranslate()
  const [shown, show] = useShownPanel(panels, focusPanel)
  const [checking, setChecking] = useState(false)
  const current = panels.findIndex((panel) => panel.id === shown)
  const [furthest, setFurthest] = useState(current)
  if (current > furthest) setFurthest(current)
  useEffect(() => onShow?.(shown), [onShow, shown])

  const goOn = async (index: number) => {
    const target = panels[index]
    if (!target) return
    if (index < current || isReadOnly) return show(target.id)
    setChecking(true)
    try {
      if (await validatePanel(shown)) show(target.id)
    } finally {
      setChecking(false)
    }
  }
  const onNext = (event: MouseEvent) => {
    // It is the button that Enter presses, and saves nothing.
    event.preventDefault()
    void goOn(current + 1)
  }

  return (
    <>
      <Steps
        size="small"
        className="pw-steps"
        current={current}
        onChange={(index) => void goOn(index)}
        items={panels.map(({ title, description, errors }, index) => ({
          title: <ErrorCount title={title} errors={errors} label={t('widgets.steps.errors', { count: errors })} />,
          description,
          disabled: !isReadOnly && index > furthest,
          ...(errors > 0 && { status: 'error' as const }),
        }))}
      />
      {panels.map(({ id, content }, index) => (
        <LastingPanel key={id} isShown={index === current} content={content} />
      ))}
      {panels.length > 1 && (
        <div className="pw-steps-buttons">
          {current > 0 && <Button onClick={() => void goOn(current - 1)}>{t('widgets.steps.previous')}</Button>}
          {current < panels.length - 1 && (
            <Button type="primary" htmlType="submit" loading={checking} onClick={onNext}>
              {t('widgets.steps.next')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
