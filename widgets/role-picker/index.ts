import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { rolePickerProps } from './props.ts'
import { rolePickerTexts } from './texts.ts'
import { RolePickerView } from './View.tsx'

/** Roles, chosen on a picker page. */
export const rolePicker = defineWidget<string, typeof rolePickerProps>({
  id: 'role-picker',
  title: '@:widgets.role-picker.title',
  group: 'people',
  icon: 'team',
  value: 'text',
  props: rolePickerProps,
  texts: rolePickerTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.RolePickerEdit)),
  view: RolePickerView,
})
