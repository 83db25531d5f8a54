import type { Texts } from '../../runtime/index.ts'

export const positionPickerTexts: Texts = {
  zh: {
    'widgets.position-picker.title': '选择职务',
    'widgets.position-picker.choose': '选择职务',
    'widgets.position-picker.remove': '移除 {name}',
  },
  en: {
    'widgets.position-picker.title': 'Positions',
    'widgets.position-picker.choose': 'Choose positions',
    'widgets.position-picker.remove': 'Remove {name}',
  },
  tw: {
    'widgets.position-picker.title': '選擇職務',
    'widgets.position-picker.choose': '選擇職務',
    'widgets.position-picker.remove': '移除 {name}',
  },
}
