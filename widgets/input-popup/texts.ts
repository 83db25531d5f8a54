import type { Texts } from '../../runtime/index.ts'

export const inputPopupTexts: Texts = {
  zh: {
    'widgets.input-popup.title': '弹出输入框',
    'widgets.input-popup.open': '在大输入框中编辑{label}',
  },
  en: {
    'widgets.input-popup.title': 'Input with popup',
    'widgets.input-popup.open': 'Edit {label} in a larger field',
  },
  tw: {
    'widgets.input-popup.title': '彈出輸入框',
    'widgets.input-popup.open': '在大輸入框中編輯{label}',
  },
}
