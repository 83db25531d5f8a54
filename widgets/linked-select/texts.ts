import type { Texts } from '../../runtime/index.ts'

export const linkedSelectTexts: Texts = {
  zh: { 'widgets.linked-select.title': '联动下拉', 'widgets.linked-select.level': '第 {number} 级' },
  en: { 'widgets.linked-select.title': 'Linked select', 'widgets.linked-select.level': 'Level {number}' },
  tw: { 'widgets.linked-select.title': '連動下拉', 'widgets.linked-select.level': '第 {number} 級' },
}
