import type { Texts } from '../../runtime/index.ts'

export const progressTexts: Texts = {
  zh: { 'widgets.progress.title': '进度', 'widgets.progress.handle': '{label}（滑块）' },
  en: { 'widgets.progress.title': 'Progress', 'widgets.progress.handle': '{label} (slider)' },
  tw: { 'widgets.progress.title': '進度', 'widgets.progress.handle': '{label}（滑塊）' },
}
