import type { Texts } from '../../runtime/index.ts'

export const stepsTexts: Texts = {
  zh: {
    'widgets.steps.title': '分步',
    'widgets.steps.errors': '{count} 项有误',
    'widgets.steps.previous': '上一步',
    'widgets.steps.next': '下一步',
  },
  en: {
    'widgets.steps.title': 'Steps',
    'widgets.steps.errors': 'Fields with errors: {count}',
    'widgets.steps.previous': 'Previous',
    'widgets.steps.next': 'Next',
  },
  tw: {
    'widgets.steps.title': '分步',
    'widgets.steps.errors': '{count} 項有誤',
    'widgets.steps.previous': '上一步',
    'widgets.steps.next': '下一步',
  },
}
