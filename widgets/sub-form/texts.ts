import type { Texts } from '../../runtime/index.ts'

export const subFormTexts: Texts = {
  zh: { 'widgets.sub-form.title': '子表单', 'widgets.sub-form.wrong': '其中 {count} 项填写有误' },
  en: { 'widgets.sub-form.title': 'Sub-form', 'widgets.sub-form.wrong': 'Fields to correct: {count}' },
  tw: { 'widgets.sub-form.title': '子表單', 'widgets.sub-form.wrong': '其中 {count} 項填寫有誤' },
}
