import { defineBlock } from '../definition.ts'
import { lazyView } from '../lazyView.tsx'

/** Records on the days of a month. */
export const calendarBlock = defineBlock<'calendar'>({
  id: 'calendar',
  view: lazyView(() => import('./CalendarBlockView.tsx').then((chunk) => chunk.CalendarBlockView)),
  rows: 9,
  downloads: [],
  // A month without entries is a month all the same.
  isEmpty: () => false,
  figures: async (input) => (await import('./calendarFigures.ts')).toCalendarFigures(input),
})
