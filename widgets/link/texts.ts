import type { Texts } from '../../runtime/index.ts'

export const linkTexts: Texts = {
  zh: {
    'widgets.link.title': '链接',
    'widgets.link.refused': '请输入以 http://、https://、mailto:、tel: 或 / 开头的地址',
  },
  en: {
    'widgets.link.title': 'Link',
    'widgets.link.refused': 'Please enter an address that begins with http://, https://, mailto:, tel: or /',
  },
  tw: {
    'widgets.link.title': '連結',
    'widgets.link.refused': '請輸入以 http://、https://、mailto:、tel: 或 / 開頭的位址',
  },
}
