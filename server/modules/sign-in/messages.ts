import { type AppError, createFailure, type LanguageTexts } from '../../../runtime/language/index.ts'
import { FieldRefusal, texts } from '../../http/index.ts'

const failures = {
  captchaMissing: texts('验证码无效', 'Please enter the captcha.', '驗證碼無效'),
  captchaWrong: texts('验证码错误', 'The captcha is wrong.', '驗證碼錯誤'),
  codeWrong: texts('验证码错误', 'The code is wrong.', '驗證碼錯誤'),
  phoneUnknown: texts(
    '该用户不存在或未绑定手机号',
    'There is no such user, or the user has no phone number.',
    '該使用者不存在或未綁定手機號碼',
  ),
  userUnknown: texts('该用户不存在', 'There is no such user.', '該使用者不存在'),
  casRefused: texts(
    '单点登录验证失败，请重新登录',
    'The single sign-on could not be verified, please sign in again.',
    '單點登入驗證失敗，請重新登入',
  ),
  casMissing: texts('未启用单点登录', 'Single sign-on is not enabled.', '未啟用單點登入'),
  thirdExpired: texts(
    '第三方登录已失效，请重新登录',
    'This sign-in has expired, please start again.',
    '第三方登入已失效，請重新登入',
  ),
  thirdUnbound: texts(
    '该第三方账号尚未绑定用户，请先用账号密码登录，再到账号设置中绑定',
    'No user is linked to this account: please sign in with your password and link it in the account settings.',
    '該第三方帳號尚未綁定使用者，請先用帳號密碼登入，再到帳號設定中綁定',
  ),
  credentialsWrong: texts('用户名或密码错误', 'The user name or the password is wrong.', '使用者名稱或密碼錯誤'),
  deleted: texts('该用户已注销', 'This account has been closed.', '該使用者已註銷'),
  frozen: texts('该用户已冻结', 'This account is frozen.', '該使用者已凍結'),
  nameLocked: texts(
    '登录失败次数过多，该用户已被锁定，请{minutes}分钟后再试',
    'Too many failed sign-ins: this account is locked, please try again in {minutes} min.',
    '登入失敗次數過多，該使用者已被鎖定，請{minutes}分鐘後再試',
  ),
  addressLocked: texts(
    '登录失败次数过多，请{minutes}分钟后再试',
    'Too many failed sign-ins from your address, please try again in {minutes} min.',
    '登入失敗次數過多，請{minutes}分鐘後再試',
  ),
  tokenUnknown: texts('Token无效!', 'The token is not valid.', 'Token無效!'),
} as const satisfies Record<string, LanguageTexts>

/** The fields of the sign-in page that a refusal is about; the others are about none. */
const fieldsOf: { readonly [reason in keyof typeof failures]?: readonly string[] } = {
  captchaMissing: ['captcha'],
  captchaWrong: ['captcha'],
  codeWrong: ['code'],
  phoneUnknown: ['mobile'],
  credentialsWrong: ['password'],
  deleted: ['username'],
  frozen: ['username'],
  nameLocked: ['username'],
}

/** What is said of a sign-in that succeeded, and of its end (wire contract 1.4). */
export const signInMessages = {
  signedIn: texts('登录成功', 'Signed in.', '登入成功'),
  signedOut: texts('退出登录成功！', 'Signed out.', '登出成功！'),
} as const satisfies Record<string, LanguageTexts>

/** What a refused sign-in tells the client beside the words. */
interface Refusal {
  /** The next attempt needs a captcha. */
  readonly captchaRequired: boolean
}

/**
 * Makes a refusal of a sign-in: code 412 for a wrong captcha or code, else 500 (wire contract 1.4). `fields` is what it is
 * about on another page.
 */
export function refuseSignIn(
  reason: keyof typeof failures,
  options: { readonly captchaRequired?: boolean; readonly minutes?: number; readonly fields?: readonly string[] } = {},
): AppError {
  const result: Refusal = { captchaRequired: options.captchaRequired ?? false }
  const code = reason === 'captchaWrong' || reason === 'codeWrong' ? 412 : 500
  const about = { code, result: { ...result }, details: { minutes: String(options.minutes ?? 0) } }
  const fields = options.fields ?? fieldsOf[reason]
  return fields === undefined
    ? createFailure(failures[reason], about)
    : new FieldRefusal(failures[reason], fields, about)
}
