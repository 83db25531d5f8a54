import fc from 'fast-check'
import { listExpressionFunctions, scopeNames } from '../../../runtime/language/expression/index.ts'

const words = [
  ...scopeNames,
  ...listExpressionFunctions().map(({ name }) => name),
  ...[
    'constructor',
    '__proto__',
    'prototype',
    'this',
    'new',
    'globalThis',
    'Function',
    'eval',
    'toString',
    'a',
    'id',
    'in',
  ],
  ...['true', 'false', 'null', 'undefined', 'typeof', 'and', 'or', '状态'],
]
const signs = [
  ...[
    '+',
    '-',
    '*',
    '/',
    '%',
    '<',
    '<=',
    '>',
    '>=',
    '==',
    '!=',
    '===',
    '!==',
    '&&',
    '||',
    '??',
    '?',
    ':',
    '!',
    '?.',
    '.',
    ',',
  ],
  ...['(', ')', '[', ']', '{', '}', '{{', '}}', '=', '=>', '...', '++', '`', ';', '\\', '#', '&', '|', '^', '~', '@'],
]
const constants = [
  '0',
  '1',
  '-1',
  '.5',
  '1e9',
  '99999',
  "''",
  "'a'",
  '"id"',
  "'constructor'",
  "'\\u0000'",
  "'",
  '"',
  '1x',
  '\n',
  ' ',
]

/** Tokens thrown together: mostly broken, sometimes an expression by accident. */
export const soups: fc.Arbitrary<string> = fc
  .array(fc.tuple(fc.constantFrom(...words, ...signs, ...constants), fc.constantFrom('', ' ')), { maxLength: 40 })
  .map((parts) => parts.map((part) => part.join('')).join(''))

const keys = fc.constantFrom(
  'a',
  'id',
  'name',
  'rows',
  'length',
  'inherited',
  'toString',
  'valueOf',
  'map',
  'call',
  'then',
  'list',
)
// A literal key of these names does not compile, so the way around is to build the key while it runs.
const builtKeys = fc.constantFrom(
  "'const' + 'ructor'",
  "'__pro' + 'to__'",
  "'proto' + 'type'",
  "join(['a'])",
  '0',
  '1 - 2',
  'record',
  'self',
)

/** Expressions that compile, over every operator and function of the language. */
export const expressions: fc.Arbitrary<string> = fc.letrec<{ whole: string; leaf: string; call: string }>((tie) => ({
  leaf: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...scopeNames) },
    fc.constantFrom(
      '0',
      '1',
      '2.5',
      "''",
      "'a'",
      "'1'",
      'null',
      'true',
      "'YYYY-MM-DD'",
      "'2024-01-31'",
      '[]',
      '{}',
      '10000',
    ),
  ),
  call: fc
    .tuple(fc.constantFrom(...listExpressionFunctions()), fc.array(tie('whole'), { minLength: 4, maxLength: 4 }))
    .map(([{ name, signature }, values]) => {
      const count = signature.endsWith('()') ? 0 : signature.split(',').length
      return `${name}(${values.slice(0, count).join(', ')})`
    }),
  whole: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('leaf'),
    {
      weight: 3,
      arbitrary: fc
        .tuple(tie('whole'), keys, fc.constantFrom('.', '?.'))
        .map(([target, key, dot]) => `(${target})${dot}${key}`),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(tie('whole'), fc.oneof(builtKeys, tie('whole')))
        .map(([target, key]) => `(${target})[${key}]`),
    },
    { weight: 2, arbitrary: tie('call') },
    fc
      .tuple(
        tie('whole'),
        fc.constantFrom('+', '-', '*', '/', '%', '<', '>=', 'in', '==', '!=', '===', '!==', '&&', '||', '??'),
        tie('whole'),
      )
      .map(([left, operator, right]) => `(${left}) ${operator} (${right})`),
    fc.tuple(fc.constantFrom('!', '-', '+'), tie('whole')).map(([operator, operand]) => `${operator}(${operand})`),
    fc
      .tuple(tie('whole'), tie('whole'), tie('whole'))
      .map(([condition, yes, no]) => `(${condition}) ? (${yes}) : (${no})`),
    fc.array(tie('whole'), { maxLength: 3 }).map((items) => `[${items.join(', ')}]`),
    fc
      .array(fc.tuple(keys, tie('whole')), { maxLength: 3 })
      .map((entries) => `{ ${entries.map((entry) => entry.join(': ')).join(', ')} }`),
  ),
})).whole

/** Sums, products and logic over numbers and booleans, with parentheses at random: these mean the same in JavaScript. */
export const calculations: fc.Arbitrary<string> = fc.letrec<{ whole: string }>((tie) => {
  const part = fc.tuple(tie('whole'), fc.boolean()).map(([source, isWrapped]) => (isWrapped ? `(${source})` : source))
  const gap = fc.constantFrom('', ' ', '\n')
  return {
    whole: fc.oneof(
      { depthSize: 'medium' },
      fc.constantFrom('0', '1', '2', '3', '0.5', 'true', 'false', 'null'),
      fc
        .tuple(part, fc.constantFrom('+', '*', '===', '!==', '&&', '||', '??'), part, gap)
        .map(([left, operator, right, space]) => `${left}${space}${operator}${space}${right}`),
      fc.tuple(part, part).map(([left, right]) => `${left} - ${right}`),
      fc.tuple(fc.constantFrom('!', '- '), part).map((source) => source.join('')),
      fc.tuple(part, part, part).map(([condition, yes, no]) => `${condition} ? ${yes} : ${no}`),
    ),
  }
}).whole
