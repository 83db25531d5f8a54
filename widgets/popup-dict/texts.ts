import type { Texts } from '../../runtime/index.ts'

export const popupDictTexts: Texts = {
  zh: {
    'widgets.popup-dict.title': '报表字典',
    'widgets.popup-dict.choose': '选择',
    'widgets.popup-dict.remove': '移除 {name}',
  },
  en: {
    'widgets.popup-dict.title': 'Report rows',
    'widgets.popup-dict.choose': 'Choose',
    'widgets.popup-dict.remove': 'Remove {name}',
  },
  tw: {
    'widgets.popup-dict.title': '報表字典',
    'widgets.popup-dict.choose': '選擇',
    'widgets.popup-dict.remove': '移除 {name}',
  },
}
