import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { quote } from '../shared/refusals.ts'
import { toText } from '../shared/values.ts'
import { quarterProps } from './props.ts'
import { parseQuarter } from './quarterValue.ts'
import { quarterTexts } from './texts.ts'
import { QuarterView } from './View.tsx'

/** A quarter of a year, stored as `2026-Q1`. */
export const quarter = defineWidget<string, typeof quarterProps>({
  id: 'quarter',
  title: '@:widgets.quarter.title',
  group: 'date',
  icon: 'calendar',
  value: 'date',
  props: quarterProps,
  texts: quarterTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.QuarterEdit)),
  view: QuarterView,
  refuses: (value) =>
    parseQuarter(value)
      ? undefined
      : { text: '@:form.notPeriod', values: { text: quote(toText(value)), format: 'YYYY-Q1' } },
})
