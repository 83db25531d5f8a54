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
