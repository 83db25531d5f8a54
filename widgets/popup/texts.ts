import type { Texts } from '../../runtime/index.ts'

export const popupTexts: Texts = {
  zh: {
    'widgets.popup.title': '报表选择',
    'widgets.popup.choose': '选择{label}',
    'widgets.popup.empty': '清空{label}',
    'widgets.popup.placeholder': '请选择',
    'widgets.popup.missing': 'popup参数未正确配置!',
    'widgets.popup.unequal': 'popup参数未正确配置，原始字段与目标字段数量不一致',
  },
  en: {
    'widgets.popup.title': 'Report rows',
    'widgets.popup.choose': 'Choose {label}',
    'widgets.popup.empty': 'Clear {label}',
    'widgets.popup.placeholder': 'Please select',
    'widgets.popup.missing': 'popup parameters not configured correctly!',
    'widgets.popup.unequal': 'popup parameters not configured correctly, original and target counts differ',
  },
  tw: {
    'widgets.popup.title': '報表選擇',
    'widgets.popup.choose': '選擇{label}',
    'widgets.popup.empty': '清空{label}',
    'widgets.popup.placeholder': '請選擇',
    'widgets.popup.missing': 'popup參數未正確配置!',
    'widgets.popup.unequal': 'popup參數未正確配置，原始欄位與目標欄位數量不一致',
  },
}
