import type { Texts } from '../../runtime/index.ts'

export const recordPickerTexts: Texts = {
  zh: {
    'widgets.record-picker.title': '选择记录',
    'widgets.record-picker.choose': '选择',
    'widgets.record-picker.remove': '移除 {name}',
  },
  en: {
    'widgets.record-picker.title': 'Records',
    'widgets.record-picker.choose': 'Choose',
    'widgets.record-picker.remove': 'Remove {name}',
  },
  tw: {
    'widgets.record-picker.title': '選擇記錄',
    'widgets.record-picker.choose': '選擇',
    'widgets.record-picker.remove': '移除 {name}',
  },
}
