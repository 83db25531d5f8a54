import { compilePattern, type LanguageTexts, patternCodes, type Rule } from '../../../language/index.ts'
import type { FormField } from '../onlineForm.ts'

/** The checks of a field besides that a value must be given, or why one was left out. */
export interface FieldRules {
  readonly rules: readonly Rule[]
  readonly refused?: LanguageTexts
}

const broken: LanguageTexts = {
  zh: '字段 {place} 的校验规则无法识别，已忽略',
  en: 'The check of {place} is neither a known code nor a regular expression; it was left out.',
  tw: '欄位 {place} 的校驗規則無法識別，已忽略',
}

const isCode = (pattern: string): boolean => (patternCodes as readonly string[]).includes(pattern)

function isExpression(pattern: string): boolean {
  try {
    compilePattern(pattern)
    return true
  } catch {
    return false
  }
}

/** Rich texts are longer than what is typed of them; their length is a rule, as no editor may cut them. */
const checkedByRule: ReadonlySet<string> = new Set(['umeditor', 'markdown'])

/** The table of a view is that of the form whose view it is: `orders$1` shows records of `orders`. */
const toPhysicalTable = (table: string): string => table.replace(/\$\d+$/, '')

/** The checks of a field: its pattern or uniqueness with its own message, and its length (wire contract 3.2). */
export function toRules(field: FormField, table: string): FieldRules {
  const { pattern, message, maxLength, view } = field
  const ownMessage = message === '' ? {} : { message }
  const length: readonly Rule[] =
    checkedByRule.has(view) && maxLength !== undefined && maxLength >= 1 ? [{ maxLength }] : []
  if (pattern === '') return { rules: length }
  if (pattern === 'only')
    return { rules: [{ unique: { table: toPhysicalTable(table), column: field.name }, ...ownMessage }, ...length] }
  if (!isCode(pattern) && !isExpression(pattern)) return { rules: length, refused: broken }
  return { rules: [{ pattern, ...ownMessage }, ...length] }
}
