import type { Texts } from '../../runtime/index.ts'

export const verificationCodeTexts: Texts = {
  zh: {
    'widgets.verification-code.title': '验证码',
    'widgets.verification-code.get': '获取验证码',
    'widgets.verification-code.again': '{seconds} 秒后重发',
    'widgets.verification-code.sentSms': '短信已发送',
    'widgets.verification-code.sentMail': '邮件已发送',
    'widgets.verification-code.needsGuard': '请先完成滑动验证',
    'widgets.verification-code.failed': '短信验证码发送失败,请稍后重试',
  },
  en: {
    'widgets.verification-code.title': 'Verification code',
    'widgets.verification-code.get': 'Get code',
    'widgets.verification-code.again': 'Resend in {seconds} s',
    'widgets.verification-code.sentSms': 'SMS sent',
    'widgets.verification-code.sentMail': 'E-mail sent',
    'widgets.verification-code.needsGuard': 'Please pass the verification above first',
    'widgets.verification-code.failed': 'The verification code could not be sent, please try again later',
  },
  tw: {
    'widgets.verification-code.title': '驗證碼',
    'widgets.verification-code.get': '取得驗證碼',
    'widgets.verification-code.again': '{seconds} 秒後重發',
    'widgets.verification-code.sentSms': '簡訊已傳送',
    'widgets.verification-code.sentMail': '郵件已傳送',
    'widgets.verification-code.needsGuard': '請先完成滑動驗證',
    'widgets.verification-code.failed': '簡訊驗證碼傳送失敗,請稍後重試',
  },
}
