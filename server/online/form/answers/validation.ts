import type { LanguageTexts, TextLanguage } from '../../../../runtime/language/index.ts'
import type { FormField } from '../description.ts'
import { readObject, textOf } from './columnTexts.ts'

interface PatternMessage extends LanguageTexts {
  readonly pattern: string
}

/** What the codes of wire contract 3.2 (field_valid_type) stand for in the words of existing clients. */
const patterns: Readonly<Record<string, PatternMessage>> = {
  'n6-16': { pattern: '^\\d{6,16}$', zh: '请输入6到16位数字', en: 'Enter 6 to 16 digits', tw: '請輸入6到16位數字' },
  '*6-16': {
    pattern: '^[\\s\\S]{6,16}$',
    zh: '请输入6到16位任意字符',
    en: 'Enter 6 to 16 characters',
    tw: '請輸入6到16位任意字元',
  },
  's6-18': {
    pattern: '^[A-Za-z]{6,18}$',
    zh: '请输入6到18位字母',
    en: 'Enter 6 to 18 letters',
    tw: '請輸入6到18位字母',
  },
  url: {
    pattern: '^(https?|ftp)://[^\\s/$.?#][^\\s]*$',
    zh: '请输入正确的网址',
    en: 'Enter an address such as https://example.com',
    tw: '請輸入正確的網址',
  },
  e: {
    pattern: '^[\\w.+-]+@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$',
    zh: '请输入正确的电子邮件',
    en: 'Enter an e-mail address',
    tw: '請輸入正確的電子郵件',
  },
  m: { pattern: '^1[3-9]\\d{9}$', zh: '请输入正确的手机号码', en: 'Enter a mobile number', tw: '請輸入正確的手機號碼' },
  p: { pattern: '^[1-9]\\d{5}$', zh: '请输入正确的邮政编码', en: 'Enter a postal code', tw: '請輸入正確的郵遞區號' },
  s: { pattern: '^[A-Za-z]+$', zh: '请输入字母', en: 'Enter letters only', tw: '請輸入字母' },
  n: { pattern: '^-?\\d+(\\.\\d+)?$', zh: '请输入数字', en: 'Enter a number', tw: '請輸入數字' },
  z: { pattern: '^-?\\d+$', zh: '请输入整数', en: 'Enter a whole number', tw: '請輸入整數' },
  '*': { pattern: '^[\\s\\S]+$', zh: '不能为空', en: 'This field cannot be empty', tw: '不能為空' },
  money: {
    pattern: '^(0|[1-9]\\d*)(\\.\\d{1,2})?$',
    zh: '请输入正确的金额',
    en: 'Enter an amount with at most two decimals',
    tw: '請輸入正確的金額',
  },
}

/** How a value is judged, as existing clients read it, with the code that it came from. */
export interface ValidationAnswer {
  /** `only` for a value that no other record may have, else a regular expression. */
  readonly pattern?: string
  readonly errorInfo?: string
  /** The code itself, for clients that know the codes. */
  readonly validType?: string
}

const unique: LanguageTexts = {
  zh: '该值不可用，系统中已存在！',
  en: 'This value is already in use.',
  tw: '該值不可用，系統中已存在！',
}
const wrong: LanguageTexts = { zh: '格式不正确', en: 'The format is invalid.', tw: '格式不正確' }

/** How the values of a field are judged; the form's own message goes before the general words. */
export function toValidation(
  { fieldValidType, fieldExtendJson }: Pick<FormField, 'fieldValidType' | 'fieldExtendJson'>,
  language: TextLanguage = 'zh',
): ValidationAnswer {
  const validType = textOf(fieldValidType)
  if (validType === '') return {}
  const { validateError } = readObject(fieldExtendJson)
  const own = typeof validateError === 'string' ? validateError.trim() : ''
  const messageOf = (message: LanguageTexts): string => own || message[language]
  if (validType === 'only') return { pattern: 'only', validType, errorInfo: messageOf(unique) }
  const known = Object.hasOwn(patterns, validType) ? patterns[validType] : undefined
  return known === undefined
    ? { pattern: validType, errorInfo: messageOf(wrong) }
    : { pattern: known.pattern, validType, errorInfo: messageOf(known) }
}
