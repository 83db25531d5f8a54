import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { iconPickerProps } from './props.ts'
import { iconPickerTexts } from './texts.ts'
import { IconPickerView } from './View.tsx'

/** An icon by its name, chosen from a table of all of them. */
export const iconPicker = defineWidget<string, typeof iconPickerProps>({
  id: 'icon-picker',
  title: '@:widgets.icon-picker.title',
  group: 'choice',
  icon: 'star',
  value: 'text',
  props: iconPickerProps,
  texts: iconPickerTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.IconPickerEdit)),
  view: IconPickerView,
})
