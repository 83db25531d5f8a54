import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { isWholeRange, splitRange } from '../shared/rangeText.ts'
import { refuseRange } from '../shared/refuseMoment.ts'
import { datetimeRangeProps } from './props.ts'
import { datetimeRangeTexts } from './texts.ts'
import { DatetimeRangeView } from './View.tsx'

/** Two moments as `YYYY-MM-DD HH:mm:ss`, from and to: joined by a comma, or the end in a field of its own. */
export const datetimeRange = defineWidget<string, typeof datetimeRangeProps>({
  id: 'datetime-range',
  title: '@:widgets.datetime-range.title',
  group: 'date',
  icon: 'calendar',
  value: 'date',
  isMoment: true,
  rule: 'between',
  props: datetimeRangeProps,
  texts: datetimeRangeTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.DatetimeRangeEdit)),
  view: DatetimeRangeView,
  filter: lazyPart(() => import('./Filter.tsx').then((chunk) => chunk.DatetimeRangeFilter)),
  check: (value, { props }) =>
    props?.endField !== undefined || isWholeRange(value) ? undefined : { text: '@:widgets.datetime-range.incomplete' },
  refuses: (value, bounds) => refuseRange(splitRange(value), 'YYYY-MM-DD HH:mm:ss', bounds),
})
