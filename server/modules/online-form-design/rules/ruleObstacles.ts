import { fillText, type RuleNames } from '../../../../runtime/language/index.ts'
import { refuseFields, type SignedInCall, texts } from '../../../http/index.ts'
import type { FormHead } from '../../../online/form/description.ts'

const messages = {
  gone: texts(
    '表单“{form}”的记录规则在{places}使用了该字段，请先修改规则再删除',
    'the rules of the form {form} name it at {places}; change the rules before it is deleted.',
    '表單「{form}」的記錄規則在{places}使用了該欄位，請先修改規則再刪除',
  ),
  opaque: texts(
    '表单“{form}”的记录规则在{places}整体读取记录，无法随之改名，请先修改规则',
    'the rules of the form {form} read whole records at {places}, where a new name cannot be followed; change the rules first.',
    '表單「{form}」的記錄規則在{places}整體讀取記錄，無法隨之改名，請先修改規則',
  ),
  foreign: texts(
    '其他租户的记录规则使用了该字段，请联系管理员',
    'rules of another tenant name it; please ask an administrator.',
    '其他租戶的記錄規則使用了該欄位，請聯絡管理員',
  ),
} as const

/** What becomes of a form that rules name. */
export interface RuledChange {
  /** The form as it was. */
  readonly head: FormHead
  /** The table by its name before and now. */
  readonly from: string
  readonly to: string
  /** The columns that are called otherwise. */
  readonly columns: ReadonlyMap<string, string>
  /** The columns that are not there any more. */
  readonly gone: ReadonlySet<string>
}

/** Why the rules of a form stand in the way of a change; undefined where they do not. */
export function findObstacle(
  { language }: SignedInCall,
  ruled: FormHead,
  { names, opaque }: RuleNames,
  { head, from, columns, gone }: RuledChange,
): Error | undefined {
  const toRefusal = (field: string, message: keyof typeof messages, paths: readonly string[]) => {
    // What is of another tenant is not named.
    const words = ruled.tenantId === head.tenantId ? messages[message] : messages.foreign
    const places = [...new Set(paths)].join(', ')
    return refuseFields({ [field]: `${field}: ${fillText(words[language], { form: ruled.tableName, places })}` })
  }
  const named = names.filter(({ table, column }) => table === from && column !== undefined && gone.has(column))
  const [first] = named
  if (first?.column !== undefined) {
    const { column } = first
    return toRefusal(
      column,
      'gone',
      named.flatMap((name) => (name.column === column ? [name.path] : [])),
    )
  }
  const [renamed] = columns.values()
  return renamed === undefined || opaque.length === 0 ? undefined : toRefusal(renamed, 'opaque', opaque)
}
