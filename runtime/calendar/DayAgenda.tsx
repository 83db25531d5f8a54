import type { ReactNode } from 'react'
import type { DataRecord } from '../registry/index.ts'
import { type CalendarEntry, toTimes } from './entries.ts'
import { entryAppearance } from './entryAppearance.ts'
import './calendar.css'

interface DayAgendaProps {
  readonly day: string
  readonly entries: readonly CalendarEntry[]
  readonly locale: string
  /** What stands in place of entries where there are none. */
  readonly empty: string
  /** The classes of a record, by the conditions of its page. */
  readonly classOf?: ((record: DataRecord) => string | undefined) | undefined
  /** Draws the name of a record, which may open it. */
  readonly draw: (record: DataRecord, name: string) => ReactNode
  /** The buttons of the day. */
  readonly children?: ReactNode
}

/** The entries of one day, one below the other. */
export function DayAgenda({ day, entries, locale, empty, classOf, draw, children }: DayAgendaProps) {
  const name = new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'long', day: 'numeric', timeZone: 'UTC' })
  return (
    <div className="pw-calendar-agenda">
      <div className="pw-calendar-agenda-head">
        <h4>{name.format(new Date(day))}</h4>
        {children}
      </div>
      {entries.length === 0 && empty !== '' && <p className="pw-calendar-none">{empty}</p>}
      <ul>
        {entries.map((entry, index) => {
          const times = toTimes(entry, day)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place in the day
            <li key={index} className={classOf?.(entry.record)} {...entryAppearance(entry)}>
              {times && <time>{times}</time>}
              {draw(entry.record, entry.text)}
              {entry.detail && <p>{entry.detail}</p>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
