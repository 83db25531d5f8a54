import { useMemo, useState } from 'react'
import { personToday, toWireTime } from '../../../../language/index.ts'
import { ReportButtons } from '../../ReportButtons.tsx'
import type { BlockViewProps } from '../definition.ts'
import { CalendarHead } from './CalendarHead.tsx'
import './calendar.css'
import { DayAgenda } from './DayAgenda.tsx'
import { entriesOf, toEntries } from './entries.ts'
import { MonthGrid } from './MonthGrid.tsx'

/** An hour of a day, for what is added to it; times as the wire writes them. */
const toPlannedHour = (day: string) => ({
  day,
  start: toWireTime(`${day} 09:00:00`),
  end: toWireTime(`${day} 10:00:00`),
})

/** A month with its entries, and the entries of the day that a person chooses. */
export function CalendarBlockView(props: BlockViewProps<'calendar'>) {
  const { block, records, intl, title, choose, rowButtons } = props
  const [day, setDay] = useState(personToday)
  // Times are those of the zone that the person chose.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the zone of `intl` decides on which days entries are
  const entries = useMemo(() => toEntries(block, records), [block, records, intl.zone])
  const today = personToday()
  const shown = entriesOf(entries, day)
  return (
    <div className="pw-calendar">
      <div className="pw-calendar-month">
        <CalendarHead day={day} today={today} locale={intl.locale} onDay={setDay} />
        <MonthGrid
          {...{ day, today, entries, choose, title }}
          locale={intl.locale}
          onDay={setDay}
          styles={block.styles}
          scope={props.scope}
        />
      </div>
      <DayAgenda day={day} entries={shown} locale={intl.locale} empty={intl.text(block.empty)} choose={choose}>
        {rowButtons && <ReportButtons buttons={rowButtons(toPlannedHour(day), 0)} isSmall />}
      </DayAgenda>
    </div>
  )
}
