import { fillText, type LanguageTexts } from '../../../runtime/language/index.ts'
import type { Language } from '../language.ts'
import type { Field } from './field.ts'

function toMessage(texts: LanguageTexts): (language: Language, details: Readonly<Record<string, string>>) => string {
  return (language, details) => fillText(texts[language], details)
}

/** What the duplicate check says of a value (wire contract 1.10). */
export const uniqueMessages = {
  free: { zh: '该值可用！', en: 'This value is available.', tw: '該值可用！' },
  taken: { zh: '该值不可用，系统中已存在！', en: 'This value is already in use.', tw: '該值不可用，系統中已存在！' },
  takenMeanwhile: {
    zh: '{label}“{value}”已存在，不能还原',
    en: '{label}: "{value}" is now in use, so the record cannot be restored.',
    tw: '{label}「{value}」已存在，不能還原',
  },
} as const satisfies Readonly<Record<string, LanguageTexts>>

/** What is said of a value that cannot be saved. */
export const fieldMessages = {
  required: toMessage({ zh: '{label}不能为空', en: '{label} must not be empty', tw: '{label}不能為空' }),
  type: toMessage({ zh: '{label}格式不正确', en: '{label} has an invalid format', tw: '{label}格式不正確' }),
  length: toMessage({
    zh: '{label}长度不能超过{length}个字符',
    en: '{label} must not be longer than {length} characters',
    tw: '{label}長度不能超過{length}個字元',
  }),
  digits: toMessage({
    zh: '{label}最多{whole}位整数和{fraction}位小数',
    en: '{label} must have at most {whole} digits before the point and {fraction} after it',
    tw: '{label}最多{whole}位整數和{fraction}位小數',
  }),
  unlisted: toMessage({
    zh: '{label}的值“{value}”不在字典中',
    en: '{label}: "{value}" is not in the dictionary',
    tw: '{label}的值「{value}」不在字典中',
  }),
  taken: toMessage(uniqueMessages.taken),
} as const

/** How a field is called in one language. */
export function toLabel(name: string, field: Field, language: Language): string {
  return field.label?.[language] ?? name
}
