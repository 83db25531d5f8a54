import type { Texts } from '../../runtime/index.ts'

export const stepsTexts: Texts = {
  zh: {
    'widgets.steps.title': '分步',
    'widgets.steps.errors': '{count} 项有误',
    'widgets.steps.previous': '上一步',
    'widgets.steps.next': '下一步',
    'widgets.steps.position': '第 {step} 步，共 {count} 步',
  },
  en: {
    'widgets.steps.title': 'Steps',
    'widgets.steps.errors': 'Fields with errors: {count}',
    'widgets.steps.previous': 'Previous',
    'widgets.steps.next': 'Next',
    'widgets.steps.position': 'Step {step} of {count}',
  },
  tw: {
    'widgets.steps.title': '分步',
    'widgets.steps.errors': '{count} 項有誤',
    'widgets.steps.previous': '上一步',
    'widgets.steps.next': '下一步',
    'widgets.steps.position': '第 {step} 步，共 {count} 步',
  },
}
