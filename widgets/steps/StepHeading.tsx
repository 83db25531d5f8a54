import { useEffect, useRef } from 'react'
import { type LayoutPanelProps, useTranslate } from '../../runtime/index.ts'

interface StepHeadingProps {
  readonly panel: LayoutPanelProps
  /** Its place among the steps, 1 for the first. */
  readonly step: number
  readonly count: number
}

/**
 * Which step shows, and how far that is. Once another one shows it takes the focus, so that it is read out and the next
 * key goes into the step. On a narrow screen it stands in place of the row of all steps.
 */
export function StepHeading({ panel, step, count }: StepHeadingProps) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(panel.id)
  useEffect(() => {
    if (last.current === panel.id) return
    last.current = panel.id
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [panel.id])
  return (
    <div className="pw-steps-heading">
      <h2 ref={heading} tabIndex={-1}>
        <span className="pw-steps-position">{t('widgets.steps.position', { step, count })}</span>
        <span>{panel.title}</span>
      </h2>
      {panel.description && <p>{panel.description}</p>}
      <span className="pw-steps-bar" aria-hidden style={{ '--pw-done': step / count } as React.CSSProperties} />
    </div>
  )
}
