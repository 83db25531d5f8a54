import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { userPickerProps } from './props.ts'
import { userPickerTexts } from './texts.ts'
import { UserPickerView } from './View.tsx'

/** Users, chosen on a picker page. */
export const userPicker = defineWidget({
  id: 'user-picker',
  title: '@:widgets.user-picker.title',
  group: 'people',
  icon: 'user',
  value: 'text',
  props: userPickerProps,
  texts: userPickerTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.UserPickerEdit)),
  view: UserPickerView,
})
