import type { LanguageTexts } from '../../../runtime/language/index.ts'

/** What the calls about codes say (specification 5 and 8). */
export const verificationMessages = {
  sent: { zh: '验证码已发送', en: 'The code was sent.', tw: '驗證碼已傳送' },
  failed: {
    zh: '短信验证码发送失败,请稍后重试',
    en: 'The code could not be sent, please try again later.',
    tw: '簡訊驗證碼傳送失敗,請稍後重試',
  },
  phoneWrong: { zh: '手机号不正确', en: 'This is not a phone number.', tw: '手機號碼不正確' },
  mailWrong: { zh: '邮箱格式不正确', en: 'This is not an e-mail address.', tw: '電子郵件格式不正確' },
  tooSoon: {
    zh: '发送过于频繁，请{seconds}秒后再试',
    en: 'A code has just been sent, please wait {seconds} s.',
    tw: '傳送過於頻繁，請{seconds}秒後再試',
  },
  tooMany: {
    zh: '发送次数过多，请{minutes}分钟后再试',
    en: 'Too many codes were requested, please try again in {minutes} min.',
    tw: '傳送次數過多，請{minutes}分鐘後再試',
  },
  codeWrong: { zh: '验证码错误', en: 'The code is wrong.', tw: '驗證碼錯誤' },
  registrationClosed: { zh: '本站未开放注册', en: 'Registration is closed.', tw: '本站未開放註冊' },
} as const satisfies Record<string, LanguageTexts>

/** What a message with a code says. */
export const codeMessage = {
  subject: { zh: '验证码', en: 'Your code', tw: '驗證碼' },
  text: {
    zh: '您的验证码是 {code}，5分钟内有效。如非本人操作，请忽略。',
    en: 'Your code is {code}. It is valid for 5 minutes. If you did not request it, ignore this message.',
    tw: '您的驗證碼是 {code}，5分鐘內有效。如非本人操作，請忽略。',
  },
} as const satisfies Record<string, LanguageTexts>
