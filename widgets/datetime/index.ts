import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { refuseMoment } from '../shared/refuseMoment.ts'
import { datetimeProps } from './props.ts'
import { datetimeTexts } from './texts.ts'
import { DatetimeView } from './View.tsx'

/** A day and a time, stored as `YYYY-MM-DD HH:mm:ss`. A query asks for those between two. */
export const datetime = defineWidget({
  id: 'datetime',
  title: '@:widgets.datetime.title',
  group: 'date',
  icon: 'field-time',
  value: 'date',
  isMoment: true,
  rule: 'between',
  props: datetimeProps,
  texts: datetimeTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.DatetimeEdit)),
  view: DatetimeView,
  filter: lazyPart(() => import('./Filter.tsx').then((chunk) => chunk.DatetimeFilter)),
  refuses: (value, props) => refuseMoment(value, 'YYYY-MM-DD HH:mm:ss', props),
})
