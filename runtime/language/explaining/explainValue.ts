import type { Diagnostic, DiagnosticParams } from '../diagnostic.ts'
import type { IssueCode } from '../issueCodes.ts'
import { describeValue, isObject } from '../json.ts'
import type { Pointer } from '../pointer.ts'
import { findNearestWord, listWords, suggestWord } from '../suggestions.ts'
import type { SchemaError } from '../validators.ts'
import { suggestCurrentValue } from './formerWords.ts'

type Explain = (
  error: SchemaError,
  value: unknown,
  path: Pointer,
) => { readonly code: IssueCode; readonly message: string; readonly params?: DiagnosticParams }

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: '`true` or `false`',
  array: 'a list `[ … ]`',
  object: 'an object `{ … }`',
  null: '`null`',
}

const limitOf = (error: SchemaError): number => Number(error.params.limit)

const wordCodes: Readonly<Record<string, { readonly code: IssueCode; readonly noun: string }>> = {
  widget: { code: 'unknown-widget', noun: 'a widget' },
  kind: { code: 'unknown-kind', noun: 'a kind of page' },
  action: { code: 'unknown-action', noun: 'a built-in action' },
}

const explainEnum: Explain = (error, value) => {
  const allowed = Array.isArray(error.params.allowedValues) ? error.params.allowedValues.map(String) : []
  if (typeof value !== 'string')
    return { code: 'wrong-value', message: `expected ${listWords(allowed)}; found ${describeValue(value)}` }
  const word = wordCodes[String(error.parentSchema?.word ?? '')]
  const isOwnAction = error.parentSchema?.word === 'action' && findNearestWord(value, allowed) === undefined
  const ending = isOwnAction
    ? `${suggestWord(value, allowed)}; an action of the page’s own needs \`id\`, \`label\` and \`steps\``
    : (suggestCurrentValue(value, allowed) ?? suggestWord(value, allowed))
  return {
    code: word?.code ?? 'unknown-value',
    message: `\`${value}\` ${word === undefined ? 'cannot stand here' : `is not ${word.noun}`}${ending}`,
    ...(isOwnAction ? { params: { isOwnAction } } : {}),
  }
}

/** What each keyword says in words; the first of a place's mistakes in this order is the one to mend. */
const explanations: Readonly<Record<string, Explain>> = {
  not: (error, value) => ({
    code: 'wrong-choice',
    message: `expected ${String(error.parentSchema?.expected ?? 'another value')}; found ${describeValue(value)}`,
  }),
  type: (error, value) => {
    const types = [error.params.type].flat().map((type) => typeNames[String(type)] ?? String(type))
    return { code: 'wrong-type', message: `expected ${types.join(' or ')}; found ${describeValue(value)}` }
  },
  const: (error, value) => ({
    code: 'wrong-value',
    message: `expected \`${JSON.stringify(error.params.allowedValue)}\`; found ${describeValue(value)}`,
  }),
  enum: explainEnum,
  anyOf: (error, value) => ({
    code: 'wrong-choice',
    message: `expected ${describeUnion(error)}; found ${describeValue(value)}`,
  }),
  oneOf: (error, value) => ({
    code: 'wrong-choice',
    message: `expected ${describeUnion(error)}; found ${describeValue(value)}`,
  }),
  minLength: (error, value) => ({
    code: 'wrong-length',
    message:
      value === ''
        ? 'this text must not be empty'
        : `expected at least ${limitOf(error)} characters; found ${describeValue(value)}`,
  }),
  maxLength: (error, value) => ({
    code: 'wrong-length',
    message: `expected at most ${limitOf(error)} characters; found ${describeValue(value)}`,
  }),
  pattern: (error, value) => ({
    code: 'wrong-form',
    message: `${describeValue(value)} does not fit here; expected ${String(error.parentSchema?.expected ?? `the form \`${String(error.params.pattern)}\``)}`,
  }),
  minItems: (error) => ({
    code: 'wrong-length',
    message:
      limitOf(error) === 1
        ? 'this list needs at least one entry'
        : `this list needs at least ${limitOf(error)} entries`,
  }),
  maxItems: (error) => ({ code: 'wrong-length', message: `this list may have ${limitOf(error)} entries at most` }),
  uniqueItems: () => ({ code: 'duplicate-name', message: 'this list has the same entry twice' }),
  minProperties: () => ({ code: 'wrong-length', message: 'this object needs at least one property' }),
  minimum: (error, value) => ({
    code: 'out-of-range',
    message: `expected ${limitOf(error)} or more; found ${describeValue(value)}`,
  }),
  maximum: (error, value) => ({
    code: 'out-of-range',
    message: `expected ${limitOf(error)} or less; found ${describeValue(value)}`,
  }),
  exclusiveMinimum: (error, value) => ({
    code: 'out-of-range',
    message: `expected more than ${limitOf(error)}; found ${describeValue(value)}`,
  }),
  exclusiveMaximum: (error, value) => ({
    code: 'out-of-range',
    message: `expected less than ${limitOf(error)}; found ${describeValue(value)}`,
  }),
  multipleOf: (error, value) => ({
    code: 'out-of-range',
    message: `expected a multiple of ${String(error.params.multipleOf)}; found ${describeValue(value)}`,
  }),
}

const order = Object.keys(explanations)
const aboutNames = new Set(['additionalProperties', 'required'])

function describeUnion(error: SchemaError): string {
  const listed = error.parentSchema?.[error.keyword]
  const branches: readonly unknown[] = Array.isArray(listed) ? listed : []
  const words = branches.flatMap((branch) => {
    if (!isObject(branch)) return []
    if (Object.hasOwn(branch, 'const')) return [`\`${JSON.stringify(branch.const)}\``]
    if (Array.isArray(branch.enum)) return [listWords(branch.enum.map(String))]
    return typeof branch.type === 'string' ? [typeNames[branch.type] ?? branch.type] : []
  })
  return words.length === 0 ? 'another value' : [...new Set(words)].join(' or ')
}

/**
 * The one finding about a value, if anything but the names of its properties is wrong with it. `expected` says what may
 * stand where a union is, when its branches are told apart by properties.
 */
export function explainValue(
  path: Pointer,
  value: unknown,
  errors: readonly SchemaError[],
  expected?: string,
): Diagnostic | undefined {
  const rank = (error: SchemaError): number =>
    order.includes(error.keyword) ? order.indexOf(error.keyword) : order.length
  const [first] = errors
    .filter((error) => !aboutNames.has(error.keyword))
    .sort((left, right) => rank(left) - rank(right))
  if (first === undefined) return undefined
  if (expected !== undefined && !isObject(value) && first.keyword === 'type')
    return { path, code: 'wrong-choice', message: `expected ${expected}; found ${describeValue(value)}` }
  const explain = explanations[first.keyword]
  if (explain === undefined)
    return { path, code: 'wrong-value', message: `${describeValue(value)} does not fit here (\`${first.keyword}\`)` }
  return { path, ...explain(first, value, path) }
}
