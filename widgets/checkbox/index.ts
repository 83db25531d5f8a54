import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { checkboxProps } from './props.ts'
import { checkboxTexts } from './texts.ts'
import { CheckboxView } from './View.tsx'

/** Any of a few choices that all show; the value is their comma-joined text. */
export const checkbox = defineWidget({
  id: 'checkbox',
  title: '@:widgets.checkbox.title',
  group: 'choice',
  icon: 'check-square',
  value: 'text',
  props: checkboxProps,
  texts: checkboxTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.CheckboxEdit)),
  view: CheckboxView,
})
