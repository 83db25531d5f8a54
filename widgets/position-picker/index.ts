import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { positionPickerProps } from './props.ts'
import { positionPickerTexts } from './texts.ts'
import { PositionPickerView } from './View.tsx'

/** Positions, chosen on a picker page. */
export const positionPicker = defineWidget<string, typeof positionPickerProps>({
  id: 'position-picker',
  title: '@:widgets.position-picker.title',
  group: 'people',
  icon: 'idcard',
  value: 'text',
  props: positionPickerProps,
  texts: positionPickerTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.PositionPickerEdit)),
  view: PositionPickerView,
})
