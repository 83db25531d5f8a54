import type { Texts } from '../../runtime/index.ts'

export const switchTexts: Texts = {
  zh: {
    'widgets.switch.title': '开关',
    'widgets.switch.on': '是',
    'widgets.switch.off': '否',
  },
  en: {
    'widgets.switch.title': 'Switch',
    'widgets.switch.on': 'Yes',
    'widgets.switch.off': 'No',
  },
  tw: {
    'widgets.switch.title': '開關',
    'widgets.switch.on': '是',
    'widgets.switch.off': '否',
  },
}
