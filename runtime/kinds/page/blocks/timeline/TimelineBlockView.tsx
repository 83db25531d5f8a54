import { useMemo } from 'react'
import { readLabel, readValue, toText } from '../../../../format/index.ts'
import { toTimeTitle } from '../../../../language/index.ts'
import { toRecordClass } from '../../../list/index.ts'
import type { BlockViewProps } from '../definition.ts'
import { OpenButton } from '../OpenButton.tsx'
import './timeline.css'

/** What happened when, one thing below the other. */
export function TimelineBlockView({ block, records, intl, scope, choose }: BlockViewProps<'timeline'>) {
  const classOf = useMemo(() => toRecordClass(block.tones, () => scope), [block, scope])
  return (
    <ol className="pw-page-timeline">
      {records.map((record, index) => {
        const detail = block.detail ? toText(readLabel(record, block.detail)) : ''
        const time = readValue(record, block.time)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place in the records
          <li key={index} className={classOf?.(record)}>
            <OpenButton record={record} choose={choose}>
              {intl.name(readLabel(record, block.text))}
            </OpenButton>
            <time dateTime={toText(time)} title={toTimeTitle(toText(time))}>
              {intl.format(time, block.format ?? 'datetime', record)}
            </time>
            {detail && <p>{detail}</p>}
          </li>
        )
      })}
    </ol>
  )
}
