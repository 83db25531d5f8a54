import { Button, Steps } from 'antd'
import { type MouseEvent, useEffect, useState } from 'react'
import { BusyButton, type LayoutProps, useTranslate } from '../../runtime/index.ts'
import { ErrorCount } from '../shared/ErrorCount.tsx'
import { LastingPanel } from '../shared/LastingPanel.tsx'
import { useShownPanel } from '../shared/useShownPanel.ts'
import { StepHeading } from './StepHeading.tsx'
import './steps.css'

/**
 * Panels in an order. Going on checks the panel that is left; going back is free. A step can be gone to by its title once
 * it was reached, and where nothing can be put in, at once.
 */
export function StepsLayout({ panels, validatePanel, isReadOnly = false, onShow, focusPanel }: LayoutProps) {
  const t = useTranslate()
  const [shown, show] = useShownPanel(panels, focusPanel)
  const [checking, setChecking] = useState(false)
  const [refusal, setRefusal] = useState<{ readonly panel: string; readonly text: string }>()
  const current = panels.findIndex((panel) => panel.id === shown)
  const [furthest, setFurthest] = useState(current)
  if (current > furthest) setFurthest(current)
  useEffect(() => onShow?.(shown), [onShow, shown])

  const goOn = async (index: number) => {
    const target = panels[index]
    if (!target || checking) return
    setRefusal(undefined)
    if (index < current || isReadOnly) return show(target.id)
    setChecking(true)
    try {
      const outcome = await validatePanel(shown)
      if (outcome === true) show(target.id)
      else if (outcome !== false) setRefusal({ panel: shown, text: outcome })
    } finally {
      setChecking(false)
    }
  }
  const onNext = (event: MouseEvent) => {
    // It is the button that Enter presses, and saves nothing.
    event.preventDefault()
    void goOn(current + 1)
  }
  const panel = panels[current]

  return (
    <>
      <Steps
        size="small"
        className="pw-steps"
        current={current}
        onChange={(index) => void goOn(index)}
        items={panels.map(({ title, errors }, index) => ({
          title: (
            <span aria-current={index === current ? 'step' : undefined}>
              <ErrorCount title={title} errors={errors} label={t('widgets.steps.errors', { count: errors })} />
            </span>
          ),
          disabled: !isReadOnly && index > furthest,
          ...(errors > 0 && { status: 'error' as const }),
        }))}
      />
      {panel && panels.length > 1 && <StepHeading panel={panel} step={current + 1} count={panels.length} />}
      {panels.map(({ id, content }, index) => (
        <LastingPanel key={id} isShown={index === current} content={content} />
      ))}
      {refusal?.panel === shown && (
        <div className="pw-steps-refusal" role="alert">
          {refusal.text}
        </div>
      )}
      {panels.length > 1 && (
        <div className="pw-steps-buttons">
          {current > 0 && <Button onClick={() => void goOn(current - 1)}>{t('widgets.steps.previous')}</Button>}
          {current < panels.length - 1 && (
            <BusyButton
              type="primary"
              htmlType="submit"
              isBusy={checking}
              disabled={panel?.isNextDisabled === true && !isReadOnly}
              onClick={onNext}
            >
              {(!isReadOnly && panel?.next) || t('widgets.steps.next')}
            </BusyButton>
          )}
        </div>
      )}
    </>
  )
}
