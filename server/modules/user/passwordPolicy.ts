import { randomBytes } from 'node:crypto'
import type { LanguageTexts } from '../../../runtime/language/index.ts'
import type { Connection } from '../../db/schema.ts'
import { hashPassword, readSecuritySettings, type SecuritySettings } from '../../http/index.ts'

type Policy = Pick<SecuritySettings, 'passwordLength' | 'passwordMixedCase' | 'passwordSign'>

const longest = 128

/** What is said of a password that the installation does not accept; undefined for one that it does. */
export async function findWeakness(db: Connection, password: string): Promise<LanguageTexts | undefined> {
  const policy = await readSecuritySettings(db)
  return isAcceptablePassword(password, policy) ? undefined : describePolicy(policy)
}

/** Whether a new password meets a policy: long enough, with a letter and a digit, and what else is asked for. */
function isAcceptablePassword(password: string, policy: Policy): boolean {
  return (
    password.length >= policy.passwordLength &&
    password.length <= longest &&
    /\p{L}/u.test(password) &&
    /\d/.test(password) &&
    (!policy.passwordMixedCase || (/\p{Lu}/u.test(password) && /\p{Ll}/u.test(password))) &&
    (!policy.passwordSign || /[^\p{L}\d]/u.test(password))
  )
}

/** A policy in words. */
function describePolicy({ passwordLength, passwordMixedCase, passwordSign }: Policy): LanguageTexts {
  const zh = [passwordMixedCase ? '大小写字母' : '字母', '数字', ...(passwordSign ? ['符号'] : [])]
  const en = [
    passwordMixedCase ? 'one small and one capital letter' : 'one letter',
    'one digit',
    ...(passwordSign ? ['one sign'] : []),
  ]
  const tw = [passwordMixedCase ? '大小寫字母' : '字母', '數字', ...(passwordSign ? ['符號'] : [])]
  const join = (words: readonly string[], comma: string, and: string) =>
    `${words.slice(0, -1).join(comma)}${and}${words.at(-1)}`
  return {
    zh: `密码须为${passwordLength}到${longest}个字符，且包含${join(zh, '、', '和')}`,
    en: `A password needs ${passwordLength} to ${longest} characters with at least ${join(en, ', ', ' and ')}`,
    tw: `密碼須為${passwordLength}到${longest}個字元，且包含${join(tw, '、', '和')}`,
  }
}

/** A hash of a password that nobody knows, for accounts that wait for their first one. */
export function hashUnusablePassword(): Promise<string> {
  return hashPassword(randomBytes(32).toString('base64url'))
}
