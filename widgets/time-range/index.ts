import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { isWholeRange, splitRange } from '../shared/rangeText.ts'
import { refuseRange } from '../shared/refuseMoment.ts'
import { timeRangeProps } from './props.ts'
import { timeRangeTexts } from './texts.ts'
import { TimeRangeView } from './View.tsx'

/** Two moments as `HH:mm:ss`, from and to: joined by a comma, or the end in a field of its own. */
export const timeRange = defineWidget<string, typeof timeRangeProps>({
  id: 'time-range',
  title: '@:widgets.time-range.title',
  group: 'date',
  icon: 'clock-circle',
  value: 'date',
  rule: 'between',
  props: timeRangeProps,
  texts: timeRangeTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.TimeRangeEdit)),
  view: TimeRangeView,
  filter: lazyPart(() => import('./Filter.tsx').then((chunk) => chunk.TimeRangeFilter)),
  check: (value, { props }) =>
    props?.endField !== undefined || isWholeRange(value) ? undefined : { text: '@:widgets.time-range.incomplete' },
  refuses: (value) => refuseRange(splitRange(value), 'HH:mm:ss', {}),
})
