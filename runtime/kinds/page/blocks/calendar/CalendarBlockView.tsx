import { useMemo, useState } from 'react'
import { CalendarHead, DayAgenda, entriesOf, MonthGrid } from '../../../../calendar/index.ts'
import { personToday, toWireTime } from '../../../../language/index.ts'
import { toRecordClass } from '../../../list/index.ts'
import { BlockButtons } from '../../BlockButtons.tsx'
import type { BlockViewProps } from '../definition.ts'
import { OpenButton } from '../OpenButton.tsx'
import { toEntries } from './entries.ts'
import './calendarBlock.css'

/** An hour of a day, for what is added to it; times as the wire writes them. */
const toPlannedHour = (day: string) => ({
  day,
  start: toWireTime(`${day} 09:00:00`),
  end: toWireTime(`${day} 10:00:00`),
})

/** A month with its entries, and the entries of the day that a person chooses. */
export function CalendarBlockView(props: BlockViewProps<'calendar'>) {
  const { block, records, intl, title, choose, rowButtons, scope } = props
  const [day, setDay] = useState(personToday)
  // Times are those of the zone that the person chose.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the zone of `intl` decides on which days entries are
  const entries = useMemo(() => toEntries(block, records), [block, records, intl.zone])
  const classOf = useMemo(() => toRecordClass(block.tones, () => scope), [block, scope])
  const today = personToday()
  const shown = entriesOf(entries, day)
  return (
    <div className="pw-calendar">
      <div className="pw-calendar-month">
        <CalendarHead day={day} today={today} locale={intl.locale} onDay={setDay} />
        <MonthGrid {...{ day, today, entries, choose, title }} locale={intl.locale} onDay={setDay} classOf={classOf} />
      </div>
      <DayAgenda
        day={day}
        entries={shown}
        locale={intl.locale}
        empty={intl.text(block.empty)}
        draw={(record, name) => (
          <OpenButton record={record} choose={choose}>
            {name}
          </OpenButton>
        )}
      >
        {rowButtons && <BlockButtons buttons={rowButtons(toPlannedHour(day), 0)} isSmall />}
      </DayAgenda>
    </div>
  )
}
