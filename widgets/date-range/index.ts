import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { isWholeRange, splitRange } from '../shared/rangeText.ts'
import { refuseRange } from '../shared/refuseMoment.ts'
import { dateRangeProps } from './props.ts'
import { dateRangeTexts } from './texts.ts'
import { DateRangeView } from './View.tsx'

/** Two moments as `YYYY-MM-DD`, from and to: joined by a comma, or the end in a field of its own. */
export const dateRange = defineWidget<string, typeof dateRangeProps>({
  id: 'date-range',
  title: '@:widgets.date-range.title',
  group: 'date',
  icon: 'calendar',
  value: 'date',
  rule: 'between',
  props: dateRangeProps,
  texts: dateRangeTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.DateRangeEdit)),
  view: DateRangeView,
  filter: lazyPart(() => import('./Filter.tsx').then((chunk) => chunk.DateRangeFilter)),
  check: (value, { props }) =>
    props?.endField !== undefined || isWholeRange(value) ? undefined : { text: '@:widgets.date-range.incomplete' },
  refuses: (value, bounds) => refuseRange(splitRange(value), 'YYYY-MM-DD', bounds),
})
