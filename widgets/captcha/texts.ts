import type { Texts } from '../../runtime/index.ts'

export const captchaTexts: Texts = {
  zh: {
    'widgets.captcha.title': '图形验证码',
    'widgets.captcha.renew': '看不清，换一张',
    'widgets.captcha.failed': '加载失败，点击重试',
  },
  en: {
    'widgets.captcha.title': 'Captcha',
    'widgets.captcha.renew': 'Show another image',
    'widgets.captcha.failed': 'Loading failed, try again',
  },
  tw: {
    'widgets.captcha.title': '圖形驗證碼',
    'widgets.captcha.renew': '看不清，換一張',
    'widgets.captcha.failed': '載入失敗，點擊重試',
  },
}
