import { defineWidget, lazyPart, parseCron } from '../../runtime/index.ts'
import { toText } from '../shared/values.ts'
import { toRefusal } from './issueText.ts'
import { cronProps } from './props.ts'
import { cronTexts } from './texts.ts'
import { CronCell } from './View.tsx'

/** When something runs, as an expression of seven fields (specification 3 and 4). */
export const cron = defineWidget({
  id: 'cron',
  title: '@:widgets.cron.title',
  group: 'date',
  icon: 'field-time',
  value: 'text',
  rule: 'like',
  props: cronProps,
  texts: cronTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.CronEdit)),
  view: lazyPart(() => import('./MeaningView.tsx').then((chunk) => chunk.MeaningView)),
  cell: CronCell,
  check(value) {
    const text = toText(value)
    if (text === '') return undefined
    const reading = parseCron(text)
    return reading.ok ? undefined : toRefusal(reading.diagnostic)
  },
})
