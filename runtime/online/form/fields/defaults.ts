import { type LanguageTexts, readDefaultConstant } from '../../../language/index.ts'
import type { FormField } from '../onlineForm.ts'

/** What a new record begins with: a value or template, or a rule of the server that fills it. */
export type Beginning =
  | { readonly kind: 'none' }
  | { readonly kind: 'value'; readonly value: string | number }
  | { readonly kind: 'rule'; readonly rule: string; readonly watch?: string }
  | { readonly kind: 'refused'; readonly message: LanguageTexts }

const user = (name: string): string => `user.${name}`

/** What the variables of wire contract 2.5 and 3.2 are in our language. */
const variables: Readonly<Record<string, string>> = {
  date: 'today()',
  sys_date: 'today()',
  sysdate: 'today()',
  time: "formatDate(now(), 'HH:mm:ss')",
  datetime: 'now()',
  sys_time: 'now()',
  systime: 'now()',
  sys_user_id: user('id'),
  sysuserid: user('id'),
  sys_user_code: user('username'),
  sysusercode: user('username'),
  sys_user_name: user('realname'),
  sysusername: user('realname'),
  sys_org_code: user('orgCode'),
  sysorgcode: user('orgCode'),
  sys_org_name: user('orgCodeTxt'),
  sysorgname: user('orgCodeTxt'),
  sys_org_id: user('departIds'),
  sysorgid: user('departIds'),
  sys_multi_org_code: user('orgCode'),
  sysmultiorgcode: user('orgCode'),
  tenant_id: user('loginTenantId'),
  tenantid: user('loginTenantId'),
}

const script: LanguageTexts = {
  zh: '字段 {place} 的默认值是脚本，未执行',
  en: 'The default of {place} is a script, which does not run here; give a value, a variable or an auto-fill rule.',
  tw: '欄位 {place} 的預設值是指令碼，未執行',
}
const unknown: LanguageTexts = {
  zh: '字段 {place} 的默认值使用了未知变量，已忽略',
  en: 'The default of {place} names a variable that is not known; it was left out.',
  tw: '欄位 {place} 的預設值使用了未知變數，已忽略',
}

const ruleForm = /^\$\{\s*([\w.-]+)\s*(?:\?\s*onl_watch\s*=\s*(\w+)\s*)?\}$/

/** A text with variables in it, as a template. */
function toTemplate(text: string): Beginning {
  let isKnown = true
  const template = text.replace(/#\{\s*(\w+)\s*\}/g, (_whole, name: string) => {
    const key = name.toLowerCase()
    // The state of a new record of a process (wire contract 2.5).
    if (key === 'bpm_status') return '1'
    const formula = Object.hasOwn(variables, key) ? variables[key] : undefined
    if (formula === undefined) isKnown = false
    return `{{ ${formula} }}`
  })
  return isKnown ? { kind: 'value', value: template } : { kind: 'refused', message: unknown }
}

/**
 * What a new record begins with: a literal, a constant in braces, `#{variable}`, or `${fillRule}` with the field that it follows; a script is
 * never run (wire contract 3.2, defaults).
 */
export function toBeginning({ defaultValue, type }: Pick<FormField, 'defaultValue' | 'type'>): Beginning {
  const text = defaultValue.trim()
  if (text === '') return { kind: 'none' }
  const constant = readDefaultConstant(text)
  if (constant !== undefined) return toValue(String(constant.value), type)
  if (text.includes('{{')) return { kind: 'refused', message: script }
  const [whole, rule = '', watch] = ruleForm.exec(text) ?? []
  if (whole !== undefined) return { kind: 'rule', rule, ...(watch === undefined ? {} : { watch }) }
  if (text.includes('#{')) return toTemplate(text)
  return toValue(text, type)
}

function toValue(text: string, type: FormField['type']): Beginning {
  const number = Number(text)
  return { kind: 'value', value: type !== 'text' && Number.isFinite(number) ? number : text }
}
