import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { refuseMoment } from '../shared/refuseMoment.ts'
import { dateProps } from './props.ts'
import { dateTexts } from './texts.ts'
import { DateView } from './View.tsx'

/** A day, stored as `YYYY-MM-DD`. A query asks for those between two. */
export const date = defineWidget({
  id: 'date',
  title: '@:widgets.date.title',
  group: 'date',
  icon: 'calendar',
  value: 'date',
  rule: 'between',
  props: dateProps,
  texts: dateTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.DateEdit)),
  view: DateView,
  filter: lazyPart(() => import('./Filter.tsx').then((chunk) => chunk.DateFilter)),
  refuses: (value, props) => refuseMoment(value, 'YYYY-MM-DD', props),
})
