import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { recordPickerProps } from './props.ts'
import { recordPickerTexts } from './texts.ts'
import { RecordPickerView } from './View.tsx'

/** Records of any kind, chosen on a picker page (specification 3, business picker). */
export const recordPicker = defineWidget<string, typeof recordPickerProps>({
  id: 'record-picker',
  title: '@:widgets.record-picker.title',
  group: 'record',
  icon: 'select',
  value: 'text',
  props: recordPickerProps,
  texts: recordPickerTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.RecordPickerEdit)),
  view: RecordPickerView,
})
