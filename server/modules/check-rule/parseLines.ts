import { compilePattern, fillText, type LanguageTexts } from '../../../runtime/language/index.ts'
import type { CheckLine } from '../../db/tables/rule.ts'
import type { Language } from '../../http/index.ts'
import { texts } from '../../http/index.ts'

const maxLines = 50
const longestPattern = 500
const longestMessage = 200

const messages = {
  list: texts('请填写 1 至 {count} 条局部规则', 'There must be 1 to {count} lines.', '請填寫 1 至 {count} 條局部規則'),
  digits: texts(
    '第 {line} 条规则的位数须为 * 或 1 至 1000 的整数',
    'Line {line}: the characters are * or a number from 1 to 1000.',
    '第 {line} 條規則的位數須為 * 或 1 至 1000 的整數',
  ),
  empty: texts(
    '第 {line} 条规则的正则不能为空',
    'Line {line}: the pattern is empty.',
    '第 {line} 條規則的正則不能為空',
  ),
  long: texts(
    '第 {line} 条规则的正则不能超过 {count} 个字符',
    'Line {line}: the pattern is longer than {count} characters.',
    '第 {line} 條規則的正則不能超過 {count} 個字元',
  ),
  pattern: texts(
    '第 {line} 条规则的正则不正确：{pattern}',
    'Line {line}: this is not a regular expression: {pattern}',
    '第 {line} 條規則的正則不正確：{pattern}',
  ),
  message: texts(
    '第 {line} 条规则须有提示文本，且不超过 {count} 个字符',
    'Line {line}: a message of up to {count} characters is missing.',
    '第 {line} 條規則須有提示文字，且不超過 {count} 個字元',
  ),
} as const satisfies Record<string, LanguageTexts>

type Parsed = { readonly lines: readonly CheckLine[] } | { readonly message: string }

/** Reads the lines of a check rule as they are saved, or says which line is wrong and why. */
export function parseLines(given: unknown, language: Language): Parsed {
  const toMessage = (key: keyof typeof messages, details: Readonly<Record<string, string>>) => ({
    message: fillText(messages[key][language], details),
  })
  if (!Array.isArray(given) || given.length === 0 || given.length > maxLines)
    return toMessage('list', { count: String(maxLines) })
  const lines: CheckLine[] = []
  for (const [index, entry] of given.entries()) {
    const line = toLine(entry)
    const details = { line: String(index + 1), pattern: line.pattern }
    if (line.digits !== '*' && !/^([1-9]\d{0,2}|1000)$/.test(line.digits)) return toMessage('digits', details)
    if (line.pattern === '') return toMessage('empty', details)
    if (line.pattern.length > longestPattern) return toMessage('long', { ...details, count: String(longestPattern) })
    if (!isPattern(line.pattern)) return toMessage('pattern', details)
    if (line.message === '' || line.message.length > longestMessage)
      return toMessage('message', { ...details, count: String(longestMessage) })
    lines.push(line)
  }
  return { lines }
}

function toLine(entry: unknown): CheckLine {
  const { digits, pattern, message, priority } = (entry ?? {}) as Readonly<Record<string, unknown>>
  const toText = (value: unknown): string =>
    typeof value === 'string' || typeof value === 'number' ? String(value).replaceAll('\0', '') : ''
  return {
    digits: toText(digits).trim(),
    pattern: toText(pattern),
    message: toText(message).trim(),
    priority: toText(priority) === '1' ? '1' : '0',
  }
}

function isPattern(pattern: string): boolean {
  try {
    compilePattern(pattern)
    return true
  } catch {
    return false
  }
}
