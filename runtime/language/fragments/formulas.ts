import { attempt } from '../expression/failure.ts'
import { readTokens, type Token } from '../expression/tokens.ts'
import { setOwn } from '../json.ts'

/** The formulas that a fragment is given, by the names of its parameters. */
export type Given = Readonly<Record<string, string>>

const givenName = 'given'
const opening = '{{'
const nothing = 'null'

interface Change {
  readonly start: number
  readonly end: number
  readonly text: string
}

const isSign = (token: Token | undefined, ...signs: readonly string[]): boolean =>
  token?.kind === 'sign' && signs.includes(token.value)

/** A formula that may stand in the place of a name: a literal or a path as it is, anything else in parentheses. */
function toOperand(formula: string): string {
  const read = attempt(() => readTokens(formula, 0, false).tokens.slice(0, -1))
  const isPath = read.ok && read.value.every((token, index) => (index % 2 === 1) === isSign(token, '.'))
  return isPath ? formula.trim() : `(${formula.trim()})`
}

const formulaOf = (given: Given, name: string): string =>
  (Object.hasOwn(given, name) ? given[name] : undefined) ?? nothing

/** All that is given as an object, for a formula that reads it as a whole. */
const toObject = (given: Given): string =>
  `{ ${Object.keys(given)
    .map((name) => `${JSON.stringify(name)}: ${toOperand(formulaOf(given, name))}`)
    .join(', ')} }`

/** What stands in place of `given`, `given.name` or `given['name']` at a token. */
function changeAt(tokens: readonly Token[], index: number, given: Given): Change | undefined {
  const token = tokens[index]
  if (token?.kind !== 'name' || token.value !== givenName) return undefined
  const [before, next, key, last] = [tokens[index - 1], tokens[index + 1], tokens[index + 2], tokens[index + 3]]
  const isKey = isSign(before, '{', ',') && isSign(next, ':')
  if (isSign(before, '.', '?.') || isKey) return undefined
  const start = token.offset
  if (isSign(next, '.', '?.') && key?.kind === 'name')
    return { start, end: key.offset + key.length, text: formulaOf(given, key.value) }
  if (isSign(next, '[') && key?.kind === 'text' && last !== undefined && isSign(last, ']'))
    return { start, end: last.offset + last.length, text: formulaOf(given, key.value) }
  return { start, end: start + token.length, text: toObject(given) }
}

function changesIn(tokens: readonly Token[], given: Given): readonly Change[] {
  const changes = tokens.flatMap((_token, index) => changeAt(tokens, index, given) ?? [])
  const [first, last] = [tokens[0], tokens.at(-2)]
  const isWhole = ({ start, end }: Change) => start === first?.offset && last && end === last.offset + last.length
  return changes.map((change) => (isWhole(change) ? change : { ...change, text: toOperand(change.text) }))
}

function apply(source: string, changes: readonly Change[]): string {
  let text = ''
  let offset = 0
  for (const change of changes) {
    text += source.slice(offset, change.start) + change.text
    offset = change.end
  }
  return text + source.slice(offset)
}

/** A formula with what is given in the place of its parameters; one that cannot be read stays as it is. */
export function fillFormula(source: string, given: Given): string {
  const read = attempt(() => readTokens(source, 0, false).tokens)
  return read.ok ? apply(source, changesIn(read.value, given)) : source
}

/** A template with what is given in the place of the parameters that its formulas read. */
export function fillTemplate(source: string, given: Given): string {
  const changes: Change[] = []
  let offset = source.indexOf(opening)
  while (offset >= 0) {
    const start = offset + opening.length
    const isEscaped = source[offset - 1] === '\\'
    const read = isEscaped ? undefined : attempt(() => readTokens(source, start, true))
    if (read !== undefined && !read.ok) return source
    if (read?.ok) changes.push(...changesIn(read.value.tokens, given))
    offset = source.indexOf(opening, read?.ok ? read.value.end : start)
  }
  return apply(source, changes)
}

/** The value of a formula that is a literal. */
function literalOf(formula: string): { readonly value: unknown } | undefined {
  const read = attempt(() => readTokens(formula, 0, false).tokens)
  if (!read.ok) return undefined
  const isNegative = isSign(read.value[0], '-')
  const [token, end] = read.value.slice(isNegative ? 1 : 0)
  if (end?.kind !== 'end') return undefined
  if (token?.kind === 'number') return { value: isNegative ? -token.value : token.value }
  if (isNegative) return undefined
  if (token?.kind === 'text') return { value: token.value }
  const words: Readonly<Record<string, unknown>> = { true: true, false: false, null: null }
  return token?.kind === 'name' && Object.hasOwn(words, token.value) ? { value: words[token.value] } : undefined
}

const whole = /^\{\{((?:(?!\}\}).)+)\}\}$/s
const named = /\{\{\s*given\s*(?:\.\s*(\w+)|\[\s*['"]([^'"]*)['"])/g
const braces = /\{\{([^{}]+)\}\}/g

/**
 * A text that holds no formulas with the literals that are given in the place of `{{ given.name }}`: one that is nothing
 * else becomes the literal itself, and undefined where nothing is given. A formula stays in its braces, where the checks
 * find it.
 */
export function fillText(source: string, given: Given): unknown {
  const fill = (formula: string): string => fillFormula(formula, given).trim()
  const [, only] = whole.exec(source) ?? []
  const literal = only === undefined ? undefined : literalOf(fill(only))
  if (literal !== undefined) return literal.value ?? undefined
  return source.replace(braces, (found, formula: string) => {
    const filled = fill(formula)
    if (filled === formula.trim()) return found
    const inner = literalOf(filled)
    return inner === undefined ? `{{ ${filled} }}` : String(inner.value)
  })
}

/** Whether a text names what a fragment is given and nothing else, so that it is filled where the fragment is used. */
export const isFilledLater = (text: string): boolean =>
  [...text.matchAll(braces)].every(([, formula = '']) => /^\s*given\s*(\.|\[)/.test(formula))

const parameter = /^\{\{\s*given\s*(?:\.\s*\w+|\[\s*(?:'[^']*'|"[^"]*")\s*\])\s*\}\}$/

/** Whether a text is one parameter and nothing else, so that it becomes what is given, of whatever type that is. */
export const isParameter = (value: unknown): boolean => typeof value === 'string' && parameter.test(value)

/** The parameters that a text names in braces, with the places of their names. */
export const parametersIn = (text: string): readonly { readonly name: string; readonly inString: number }[] =>
  [...text.matchAll(named)].map((match) => ({
    name: match[1] ?? match[2] ?? '',
    inString:
      (match.index ?? 0) + match[0].length - (match[1] ?? match[2] ?? '').length - (match[1] === undefined ? 1 : 0),
  }))

/** The formulas of a use by the names of the parameters. */
export function toGiven(entries: Readonly<Record<string, unknown>>): Given {
  const given: Record<string, string> = {}
  for (const [name, formula] of Object.entries(entries)) if (typeof formula === 'string') setOwn(given, name, formula)
  return given
}
