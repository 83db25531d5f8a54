import type { CSSProperties } from 'react'
import { useTranslate, type ViewProps } from '../../runtime/index.ts'
import { textCell } from '../shared/textValue.tsx'
import { toText } from '../shared/values.ts'
import './progress.css'
import type { ProgressProps } from './props.ts'
import { shareText, toShare, toTone } from './toShare.ts'

interface BarProps {
  readonly share: number
  readonly props: ProgressProps
}

/** The look of a share; a table shows thousands of them, so they are plain elements. */
const bars: Readonly<Record<NonNullable<ProgressProps['look']>, (bar: BarProps) => React.ReactNode>> = {
  line: ({ share }) => <span className="pw-progress-bar" style={{ '--pw-share': `${share}%` } as CSSProperties} />,
  circle: ({ share }) => (
    <svg className="pw-progress-circle" viewBox="0 0 36 36" aria-hidden="true">
      <circle cx="18" cy="18" r="15.9155" />
      <circle cx="18" cy="18" r="15.9155" strokeDasharray={`${share} 100`} />
    </svg>
  ),
  steps: ({ share, props: { steps = 5 } }) => (
    <span className="pw-progress-steps">
      {Array.from({ length: steps }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are their places
        <span key={index} data-done={share >= ((index + 1) / steps) * 100 - 0.05 || undefined} />
      ))}
    </span>
  ),
}

export function ProgressView({ value, props }: ViewProps<number, ProgressProps>) {
  const translate = useTranslate()
  const share = toShare(value, props)
  if (share === undefined) return textCell(toText(value))
  const shape = props.look ?? 'line'
  const words = shareText(share)
  return (
    <span className={`pw-progress pw-progress-${shape}`} data-tone={toTone(share, props)}>
      <span
        className="pw-progress-look"
        role="progressbar"
        aria-label={translate('widgets.progress.title')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share)}
        aria-valuetext={words}
      >
        {bars[shape]({ share, props })}
      </span>
      {(props.showText ?? true) && <span className="pw-progress-text">{words}</span>}
    </span>
  )
}
