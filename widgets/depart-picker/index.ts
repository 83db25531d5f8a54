import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { departPickerProps } from './props.ts'
import { departPickerTexts } from './texts.ts'
import { DepartPickerView } from './View.tsx'

/** Departments, ticked in their tree (specification 2.8). */
export const departPicker = defineWidget<string, typeof departPickerProps>({
  id: 'depart-picker',
  title: '@:widgets.depart-picker.title',
  group: 'people',
  icon: 'apartment',
  value: 'text',
  props: departPickerProps,
  texts: departPickerTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.DepartPickerEdit)),
  view: DepartPickerView,
})
