import { type CSSProperties, useMemo } from 'react'
import { toChangedClass } from '../../../../ui/index.ts'
import type { BlockViewProps } from '../definition.ts'
import { OpenButton } from '../OpenButton.tsx'
import { readRanking } from './readRanking.ts'
import './ranking.css'

/** Records by their value, each with a bar that compares it with the greatest; those of losses have the colour of errors. */
export function RankingBlockView({ block, records, intl, choose }: BlockViewProps<'ranking'>) {
  const ranked = useMemo(() => readRanking({ block, records, intl }), [block, records, intl])
  return (
    <ol className="pw-page-ranking">
      {ranked.map(({ place, name, value, text, share, record }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two records may share a place and a name
        <li key={index} data-negative={value < 0 || undefined} style={{ '--pw-share': share } as CSSProperties}>
          <span className="pw-page-ranking-place" data-place={place}>
            {place}
          </span>
          <OpenButton record={record} choose={choose}>
            {name}
          </OpenButton>
          <span className="pw-page-ranking-value">
            <span className={toChangedClass(record, block.value)}>{text}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
