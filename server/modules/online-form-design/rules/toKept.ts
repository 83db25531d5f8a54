import { parseJson } from '../../../../runtime/language/index.ts'
import { refuseFields, type SignedInCall } from '../../../http/index.ts'
import { checkRules } from './checkRules.ts'

/** The text of rules that is kept: none for no rules; throws with the line and column of what is wrong. */
export async function toKept(
  call: SignedInCall,
  form: Parameters<typeof checkRules>[1],
  text: string,
): Promise<string | null> {
  if (text.trim() === '') return null
  const checked = await checkRules(call, form, text)
  if ('rules' in checked) return JSON.stringify(parseJson(text) ?? checked.rules, null, 2)
  const lines = checked.issues.slice(0, 20).map(({ line, column, message }) => `${line}:${column} ${message}`)
  throw refuseFields({ rules: lines.join('\n') })
}
