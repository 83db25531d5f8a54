import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { refuseNumber } from '../shared/number/refuseNumber.ts'
import { numberEntry } from './cellEntry.ts'
import { numberProps } from './props.ts'
import { numberTexts } from './texts.ts'
import { NumberView } from './View.tsx'

/** A number that is typed or stepped. */
export const number = defineWidget({
  id: 'number',
  title: '@:widgets.number.title',
  group: 'input',
  icon: 'field-number',
  value: 'number',
  props: numberProps,
  texts: numberTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.NumberEdit)),
  view: NumberView,
  entry: numberEntry,
  refuses: refuseNumber,
})
