import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { refuseNumber } from '../shared/number/refuseNumber.ts'
import { progressProps } from './props.ts'
import { progressTexts } from './texts.ts'
import { ProgressView } from './View.tsx'

/** A number as a share of a whole. */
export const progress = defineWidget<number, typeof progressProps>({
  id: 'progress',
  title: '@:widgets.progress.title',
  group: 'display',
  icon: 'dashboard',
  value: 'number',
  props: progressProps,
  texts: progressTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.ProgressEdit)),
  view: ProgressView,
  refuses: (value, { max = 100 }) => refuseNumber(value, { min: 0, max }),
})
