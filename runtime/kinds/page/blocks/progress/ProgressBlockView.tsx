import { type CSSProperties, useMemo } from 'react'
import { toChangedClass } from '../../../../ui/index.ts'
import type { BlockViewProps } from '../definition.ts'
import { OpenButton } from '../OpenButton.tsx'
import { readProgress } from './readProgress.ts'
import './progress.css'

/** How far each record is, as bars or as rings. */
export function ProgressBlockView({ block, records, intl, choose }: BlockViewProps<'progress'>) {
  const lines = useMemo(() => readProgress({ block, records, intl }), [block, records, intl])
  return (
    <ul className={`pw-page-progress pw-page-progress-${block.as ?? 'bar'}`}>
      {lines.map(({ name, share, text, tone, record }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the records
        <li key={index} className={tone && `pw-tone-${tone}`} style={{ '--pw-share': share } as CSSProperties}>
          <OpenButton record={record} choose={choose}>
            {name}
          </OpenButton>
          <span className="pw-page-progress-text">
            <span className={toChangedClass(record, block.value)}>{text}</span>
          </span>
          <div
            className="pw-page-progress-track"
            role="progressbar"
            aria-label={name}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(share * 100)}
            aria-valuetext={text}
          />
        </li>
      ))}
    </ul>
  )
}
