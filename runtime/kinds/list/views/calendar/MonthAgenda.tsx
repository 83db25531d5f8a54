import type { ReactNode } from 'react'
import { addDays, addMonths, type CalendarEntry, DayAgenda, entriesOf } from '../../../../calendar/index.ts'
import type { DataRecord } from '../../../../registry/index.ts'

interface MonthAgendaProps {
  readonly month: string
  readonly entries: readonly CalendarEntry[]
  readonly locale: string
  readonly empty: string
  readonly classOf: (record: DataRecord) => string | undefined
  readonly draw: (record: DataRecord, name: string) => ReactNode
}

/** The days of a month on which there is something, one below the other, where a grid has no room for words. */
export function MonthAgenda({ month, entries, locale, empty, classOf, draw }: MonthAgendaProps) {
  const first = `${month}-01`
  const count = Number(addDays(addMonths(first, 1), -1).slice(8))
  const days = Array.from({ length: count }, (_, index) => addDays(first, index))
    .map((day) => ({ day, entries: entriesOf(entries, day) }))
    .filter((each) => each.entries.length > 0)
  if (days.length === 0) return <p className="pw-calendar-none">{empty}</p>
  return days.map((each) => <DayAgenda key={each.day} {...each} {...{ locale, classOf, draw }} empty="" />)
}
