import { type AppError, createFailure, type LanguageTexts } from '../../../runtime/language/index.ts'

const failures = {
  captchaMissing: { zh: '验证码无效', en: 'Please enter the captcha.', tw: '驗證碼無效' },
  captchaWrong: { zh: '验证码错误', en: 'The captcha is wrong.', tw: '驗證碼錯誤' },
  codeWrong: { zh: '验证码错误', en: 'The code is wrong.', tw: '驗證碼錯誤' },
  phoneUnknown: {
    zh: '该用户不存在或未绑定手机号',
    en: 'There is no such user, or the user has bound no phone.',
    tw: '該使用者不存在或未綁定手機號',
  },
  userUnknown: { zh: '该用户不存在', en: 'There is no such user.', tw: '該使用者不存在' },
  casRefused: {
    zh: '单点登录验证失败，请重新登录',
    en: 'The single sign-on could not be verified, please sign in again.',
    tw: '單點登入驗證失敗，請重新登入',
  },
  casMissing: { zh: '未启用单点登录', en: 'Single sign-on is not set up here.', tw: '未啟用單點登入' },
  thirdExpired: {
    zh: '第三方登录已失效，请重新登录',
    en: 'This sign-in has expired, please start again.',
    tw: '第三方登入已失效，請重新登入',
  },
  thirdUnbound: {
    zh: '该第三方账号尚未绑定用户，请先用账号密码登录，再到账号设置中绑定',
    en: 'No user is bound to this account: please sign in with your password and bind it in the account settings.',
    tw: '該第三方帳號尚未綁定使用者，請先用帳號密碼登入，再到帳號設定中綁定',
  },
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

/** Makes a refusal of a sign-in: code 412 for a wrong captcha or code, else 500 (wire contract 1.4). */
export function refuseSignIn(
  reason: keyof typeof failures,
  options: { readonly captchaRequired?: boolean; readonly minutes?: number } = {},
): AppError {
  const result: Refusal = { captchaRequired: options.captchaRequired ?? false }
  return createFailure(failures[reason], {
    code: reason === 'captchaWrong' || reason === 'codeWrong' ? 412 : 500,
    result,
    details: { minutes: String(options.minutes ?? 0) },
  })
}
