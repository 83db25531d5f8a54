import { type AppError, createFailure, type LanguageTexts } from '../../../runtime/language/index.ts'

const failures = {
  captchaMissing: { zh: '验证码无效', en: 'Please enter the captcha.', tw: '驗證碼無效' },
  captchaWrong: { zh: '验证码错误', en: 'The captcha is wrong.', tw: '驗證碼錯誤' },
  credentialsWrong: {
    zh: '用户名或密码错误',
    en: 'The user name or the password is wrong.',
    tw: '使用者名稱或密碼錯誤',
  },
  deleted: { zh: '该用户已注销', en: 'This account has been closed.', tw: '該使用者已註銷' },
  frozen: { zh: '该用户已冻结', en: 'This account is frozen.', tw: '該使用者已凍結' },
  nameLocked: {
    zh: '登录失败次数过多，该用户已被锁定，请{minutes}分钟后再试',
    en: 'Too many failed sign-ins: this account is locked, please try again in {minutes} min.',
    tw: '登入失敗次數過多，該使用者已被鎖定，請{minutes}分鐘後再試',
  },
  addressLocked: {
    zh: '登录失败次数过多，请{minutes}分钟后再试',
    en: 'Too many failed sign-ins from your address, please try again in {minutes} min.',
    tw: '登入失敗次數過多，請{minutes}分鐘後再試',
  },
  tokenUnknown: { zh: 'Token无效!', en: 'The token is not valid.', tw: 'Token無效!' },
} as const satisfies Record<string, LanguageTexts>

/** What is said of a sign-in that succeeded, and of its end (wire contract 1.4). */
export const signInMessages = {
  signedIn: { zh: '登录成功', en: 'Signed in.', tw: '登入成功' },
  signedOut: { zh: '退出登录成功！', en: 'Signed out.', tw: '登出成功！' },
} as const satisfies Record<string, LanguageTexts>

/** What a refused sign-in tells the client beside the words. */
interface Refusal {
  /** The next attempt needs a captcha. */
  readonly captchaRequired: boolean
}

/** Makes a refusal of a sign-in: code 412 for a wrong captcha, else 500 (wire contract 1.4). */
export function refuseSignIn(
  reason: keyof typeof failures,
  options: { readonly captchaRequired?: boolean; readonly minutes?: number } = {},
): AppError {
  const result: Refusal = { captchaRequired: options.captchaRequired ?? false }
  return createFailure(failures[reason], {
    code: reason === 'captchaWrong' ? 412 : 500,
    result,
    details: { minutes: String(options.minutes ?? 0) },
  })
}
