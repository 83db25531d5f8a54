import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { refusePeriod } from '../shared/refusePeriod.ts'
import { weekProps } from './props.ts'
import { weekTexts } from './texts.ts'
import { WeekView } from './View.tsx'

/** A week, stored as ISO 8601 writes it: `2026-W06`. */
export const week = defineWidget<string, typeof weekProps>({
  id: 'week',
  title: '@:widgets.week.title',
  group: 'date',
  icon: 'calendar',
  value: 'date',
  props: weekProps,
  texts: weekTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.WeekEdit)),
  view: WeekView,
  refuses: (value) => refusePeriod(value, 'week'),
})
