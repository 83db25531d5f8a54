import { useState } from 'react'
import type { ListController } from '../../useListController.ts'

interface CalendarDay {
  /** The day that is chosen, as `YYYY-MM-DD`; it is in the month. */
  readonly day: string
  readonly month: string
  readonly onDay: (day: string) => void
}

/** The day that is chosen in the calendar of a list; the address remembers its month, unless that is the month of today. */
export function useCalendarDay({ location, go }: ListController, today: string): CalendarDay {
  const [chosen, setChosen] = useState(today)
  const toMonth = (day: string) => day.slice(0, 7)
  const month = location.period ?? toMonth(today)
  const [own = `${month}-01`] = [chosen, today].filter((day) => toMonth(day) === month)
  const onDay = (day: string) => {
    setChosen(day)
    const next = toMonth(day)
    if (next !== month) go({ period: next === toMonth(today) ? undefined : next })
  }
  return { day: own, month, onDay }
}
