import { lazyPart } from '../../../../registry/index.ts'
import type { ListViewDefinition, ListViewProps } from '../definition.ts'

/** Records on the days of a month. */
export const calendarView: ListViewDefinition = {
  id: 'calendar',
  icon: 'calendar',
  component: lazyPart<ListViewProps>(() => import('./CalendarView.tsx').then((chunk) => chunk.CalendarView), null),
  request: () => ({ isOwn: true }),
}
