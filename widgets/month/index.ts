import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { refusePeriod } from '../shared/refusePeriod.ts'
import { monthProps } from './props.ts'
import { monthTexts } from './texts.ts'
import { MonthView } from './View.tsx'

/** A month, stored as `YYYY-MM`. */
export const month = defineWidget<string, typeof monthProps>({
  id: 'month',
  title: '@:widgets.month.title',
  group: 'date',
  icon: 'calendar',
  value: 'date',
  props: monthProps,
  texts: monthTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.MonthEdit)),
  view: MonthView,
  refuses: (value) => refusePeriod(value, 'month'),
})
