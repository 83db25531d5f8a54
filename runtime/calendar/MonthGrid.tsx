import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { DataRecord } from '../registry/index.ts'
import { type CalendarEntry, entriesOf } from './entries.ts'
import { entryAppearance } from './entryAppearance.ts'
import { firstDayOfWeek } from './firstDayOfWeek.ts'
import { addDays, dayKeys, toWeeks } from './month.ts'
import './calendar.css'

/** As many entries as a day has room for. */
const max = 3

interface MonthGridProps {
  readonly title: string
  readonly day: string
  readonly today: string
  readonly locale: string
  readonly entries: readonly CalendarEntry[]
  readonly classOf: ((record: DataRecord) => string | undefined) | undefined
  readonly choose: ((record: DataRecord) => void) | undefined
  readonly onDay: (day: string) => void
}

/** The weeks of a month as a grid; the arrow keys choose another day. */
export function MonthGrid({ title, day, today, locale, entries, classOf, choose, onDay }: MonthGridProps) {
  const firstDay = firstDayOfWeek(locale)
  const weeks = toWeeks(day, firstDay)
  const chosen = useRef<HTMLButtonElement>(null)
  const isMoved = useRef(false)
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const whole = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' })
  useEffect(() => {
    if (isMoved.current && day) chosen.current?.focus()
    isMoved.current = false
  }, [day])
  const keyed = (event: KeyboardEvent) => {
    const days = dayKeys[event.key]
    if (days === undefined) return
    event.preventDefault()
    isMoved.current = true
    onDay(addDays(day, days))
  }
  return (
    <table className="pw-calendar-grid" aria-label={title}>
      <thead>
        <tr>
          {(weeks[0] ?? []).map((each) => (
            <th key={each} scope="col">
              {weekday.format(new Date(each))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((each) => {
              const all = entriesOf(entries, each)
              const shown = all.length > max ? all.slice(0, max - 1) : all
              return (
                <td
                  key={each}
                  data-outside={each.slice(0, 7) !== day.slice(0, 7) || undefined}
                  data-today={each === today || undefined}
                  data-chosen={each === day || undefined}
                >
                  <button
                    ref={each === day ? chosen : undefined}
                    type="button"
                    className="pw-calendar-day"
                    tabIndex={each === day ? 0 : -1}
                    aria-label={`${whole.format(new Date(each))}${all.length > 0 ? ` (${all.length})` : ''}`}
                    aria-pressed={each === day}
                    aria-current={each === today ? 'date' : undefined}
                    onClick={() => onDay(each)}
                    onKeyDown={keyed}
                  >
                    {Number(each.slice(8))}
                  </button>
                  {shown.map((entry, index) => (
                    <EntryLine
                      // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place in the day
                      key={index}
                      entry={entry}
                      day={each}
                      className={classOf?.(entry.record)}
                      choose={choose}
                    />
                  ))}
                  {all.length > shown.length && (
                    <span className="pw-calendar-more" aria-hidden="true">
                      +{all.length - shown.length}
                    </span>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface EntryLineProps {
  readonly entry: CalendarEntry
  readonly day: string
  readonly className: string | undefined
  readonly choose: MonthGridProps['choose']
}

function EntryLine({ entry, day, className, choose }: EntryLineProps) {
  const time = entry.from !== null && entry.firstDay === day ? entry.from : ''
  const content = (
    <>
      {time && <time>{time}</time>} {entry.text}
    </>
  )
  const shape = {
    className: `pw-calendar-entry ${className ?? ''}`,
    ...entryAppearance(entry),
    'data-whole': entry.from === null || entry.firstDay < entry.lastDay || undefined,
    title: `${time} ${entry.text}${entry.colour && entry.detail ? ` (${entry.detail})` : ''}`.trim(),
  }
  if (!choose) return <span {...shape}>{content}</span>
  return (
    <button type="button" {...shape} onClick={() => choose(entry.record)}>
      {content}
    </button>
  )
}
