import { fillVariables, type RuleContext } from '../../http/rules/variables.ts'
import type { ValuesOf } from './compile.ts'
import type { Occurrence } from './reading/parameters.ts'
import type { Statement } from './reading/statement.ts'

/**
 * Gives the values that a statement is bound with: parameters as they are sent, variables as they are for the person of
 * the call (wire contract 2.5). A parameter that is missing or empty is an empty text within quotes and null without.
 */
export async function readValues(
  { occurrences }: Statement,
  parameters: Readonly<Record<string, string>>,
  context: RuleContext,
): Promise<ValuesOf> {
  const variables = new Map<string, readonly string[]>()
  for (const { kind, name } of occurrences)
    if (kind === 'variable' && !variables.has(name)) variables.set(name, await fillVariables(`#{${name}}`, context))
  const textsOf = ({ kind, name }: Occurrence): readonly string[] => {
    if (kind === 'variable') return variables.get(name) ?? []
    return Object.hasOwn(parameters, name) ? [String(parameters[name] ?? '')] : []
  }
  return ({ parts, isQuoted, isList }) => {
    const [only] = parts
    if (isList && typeof only === 'object') {
      const texts = textsOf(only)
      return texts.length === 0 ? [null] : texts
    }
    const text = parts.map((part) => (typeof part === 'string' ? part : textsOf(part).join(','))).join('')
    return [text === '' && !isQuoted ? null : text]
  }
}
