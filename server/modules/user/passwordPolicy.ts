import { randomBytes } from 'node:crypto'
import type { LanguageTexts } from '../../../runtime/language/index.ts'
import { hashPassword } from '../../http/password.ts'

/** What is said of a password that is too easy to guess. */
export const weakPassword: LanguageTexts = {
  zh: '密码须为8到128个字符，且包含字母和数字',
  en: 'A password needs 8 to 128 characters with at least one letter and one digit',
  tw: '密碼須為8到128個字元，且包含字母和數字',
}

/** Whether a new password meets the policy: 8 to 128 characters with a letter and a digit. */
export function isAcceptablePassword(password: string): boolean {
  return password.length >= 8 && password.length <= 128 && /\p{L}/u.test(password) && /\d/.test(password)
}

/** A hash of a password that nobody knows, for accounts that wait for their first one. */
export function hashUnusablePassword(): Promise<string> {
  return hashPassword(randomBytes(32).toString('base64url'))
}
