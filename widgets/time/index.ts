import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { refuseMoment } from '../shared/refuseMoment.ts'
import { timeProps } from './props.ts'
import { timeTexts } from './texts.ts'
import { TimeView } from './View.tsx'

/** A time of the day, stored as `HH:mm:ss`. A query asks for those between two. */
export const time = defineWidget({
  id: 'time',
  title: '@:widgets.time.title',
  group: 'date',
  icon: 'clock-circle',
  value: 'date',
  rule: 'between',
  props: timeProps,
  texts: timeTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.TimeEdit)),
  view: TimeView,
  filter: lazyPart(() => import('./Filter.tsx').then((chunk) => chunk.TimeFilter)),
  refuses: (value) => refuseMoment(value, 'HH:mm:ss', {}),
})
