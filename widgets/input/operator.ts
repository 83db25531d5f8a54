import { isObject } from '../../runtime/index.ts'
import { toText } from '../shared/values.ts'
import type { InputProps } from './props.ts'

/** What a text of a query is wrapped in, by the operator (specification 5, search input). */
const wraps = {
  like: ['*', '*'],
  ne: ['!', ''],
  ge: ['>=', ''],
  le: ['<=', ''],
} as const satisfies Readonly<Record<string, readonly [string, string]>>

export type Operator = keyof typeof wraps
export const operators = Object.keys(wraps) as readonly Operator[]

/** The text of a query as it is stored: nothing typed asks nothing. */
export function wrapText(text: string, operator: Operator): string {
  const [before, after] = wraps[operator]
  return text === '' ? '' : `${before}${text}${after}`
}

/** What a person typed; a stored text that is not wrapped shows as it is. */
export function unwrapText(stored: string, operator: Operator): string {
  const [before, after] = wraps[operator]
  const isWrapped = stored.length > before.length + after.length && stored.startsWith(before) && stored.endsWith(after)
  return isWrapped ? stored.slice(before.length, stored.length - after.length) : stored
}

/** What a query bar asks: the text by its operator, which the query writer turns into the wrapped form. */
export const toFilter = (
  text: string,
  operator: Operator,
): '' | { readonly operator: Operator; readonly text: string } => (text === '' ? '' : { operator, text })

/** What a person typed into a query bar; the default of a document is a text, wrapped or not. */
export const fromFilter = (filter: unknown, operator: Operator): string =>
  isObject(filter) && 'text' in filter ? toText(filter.text) : unwrapText(toText(filter), operator)

/** What a query bar begins with for the default of a document, which asks by the operator too. */
export const beginFilter = (value: unknown, { operator }: InputProps): unknown =>
  operator ? toFilter(fromFilter(value, operator), operator) : value

/** The props for rules that ask by themselves, as those of several values do. */
export const withoutOperator = ({ operator: _operator, ...props }: InputProps): InputProps => props
