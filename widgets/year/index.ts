import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { refusePeriod } from '../shared/refusePeriod.ts'
import { yearProps } from './props.ts'
import { yearTexts } from './texts.ts'
import { YearView } from './View.tsx'

/** A year, stored as `YYYY`. */
export const year = defineWidget<string, typeof yearProps>({
  id: 'year',
  title: '@:widgets.year.title',
  group: 'date',
  icon: 'calendar',
  value: 'date',
  props: yearProps,
  texts: yearTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.YearEdit)),
  view: YearView,
  refuses: (value) => refusePeriod(value, 'year'),
})
