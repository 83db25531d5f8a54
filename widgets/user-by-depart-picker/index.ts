import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { userByDepartPickerProps } from './props.ts'
import { userByDepartPickerTexts } from './texts.ts'
import { UserByDepartPickerView } from './View.tsx'

/** Users by department, chosen on a picker page. */
export const userByDepartPicker = defineWidget<string, typeof userByDepartPickerProps>({
  id: 'user-by-depart-picker',
  title: '@:widgets.user-by-depart-picker.title',
  group: 'people',
  icon: 'user',
  value: 'text',
  props: userByDepartPickerProps,
  texts: userByDepartPickerTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.UserByDepartPickerEdit)),
  view: UserByDepartPickerView,
})
