import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { checkboxGroupProps } from './props.ts'
import { checkboxGroupTexts } from './texts.ts'
import { CheckboxGroupView } from './View.tsx'

/** Any of the choices of a list or a dictionary, which all show; the value is their comma-joined text. */
export const checkboxGroup = defineWidget({
  id: 'checkbox-group',
  title: '@:widgets.checkbox-group.title',
  group: 'choice',
  icon: 'check-square',
  value: 'text',
  props: checkboxGroupProps,
  texts: checkboxGroupTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.CheckboxGroupEdit)),
  view: CheckboxGroupView,
})
