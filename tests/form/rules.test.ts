import { beforeAll, describe, expect, test } from 'vitest'
import { checkRules, isMissing } from '../../runtime/form/checkRule.ts'
import { checkPatterns } from '../../runtime/language/checks/pattern.ts'
import { evaluate } from '../../runtime/language/expression/evaluate.ts'
import {
  findLoadedPattern,
  isPatternCode,
  loadPatterns,
  patternCodes,
  type Rule,
} from '../../runtime/language/index.ts'

beforeAll(loadPatterns)

interface CodeCase {
  readonly code: string
  readonly passes: readonly string[]
  readonly fails: readonly string[]
}

/** Every pattern code of specification 5. */
const codes: readonly CodeCase[] = [
  { code: 'n6-16', passes: ['123456', '1234567890123456'], fails: ['12345', '12345678901234567', '12345a', '-123456'] },
  {
    code: '*6-16',
    passes: ['a-b c!', '六个汉字也可', '😀😀😀😀😀😀', '1234567890123456'],
    fails: ['12345', '12345678901234567', '😀😀😀'],
  },
  { code: 's6-18', passes: ['abcdef', 'ABCDEFghijklMNOPQR'], fails: ['abcde', 'abcdefghijklmnopqrs', 'abcde1'] },
  {
    code: 'url',
    passes: ['http://a.example', 'https://a.example:8080/b?c=d#e', 'ftp://files.example/x'],
    fails: ['a.example', 'javascript:alert(1)', 'http://', 'https://a b'],
  },
  {
    code: 'e',
    passes: ['ada@example.org', 'a.b+c-d@mail.example.co'],
    fails: ['ada', 'ada@example', '@example.org', 'a b@c.de', 'a@b..c'],
  },
  {
    code: 'm',
    passes: ['13012345678', '19912345678'],
    fails: ['12012345678', '1301234567', '130123456789', '23012345678'],
  },
  { code: 'p', passes: ['100000', '518000'], fails: ['018000', '51800', '5180000', '51800a'] },
  { code: 's', passes: ['a', 'Abc'], fails: ['a1', 'a b', '字'] },
  { code: 'n', passes: ['0', '-1', '3.14'], fails: ['a', '1.', '.5', '1e3', '1,000'] },
  { code: 'z', passes: ['0', '-12', '007'], fails: ['1.0', 'a', '1 '] },
  { code: '*', passes: ['a', ' ', '\n'], fails: [] },
  {
    code: 'phone',
    passes: ['13800138000', '+8613800138000', '+44 20 7946 0018', '+1 (415) 555-0123', '0044 20 7946 0018'],
    fails: ['12345', '23800138000', '+0123456789', '+1234567890123456', 'call me', '+44 20 79x6 0018'],
  },
  { code: 'money', passes: ['0', '12', '12.5', '12.50', '0.99'], fails: ['012', '12.345', '-1', '12.', 'a'] },
]

const inScope = (names: Readonly<Record<string, unknown>>) => (source: string) => evaluate(source, names)
const keyOf = (rule: Rule, value: unknown) => {
  const error = checkRules([rule], value, inScope({ self: value }))
  return error?.kind === 'rule' ? error.key : error
}

describe('pattern codes', () => {
  test('are those that the language knows', () => {
    expect(codes.map((each) => each.code).sort()).toEqual([...patternCodes].sort())
    for (const code of patternCodes) expect(isPatternCode(code)).toBe(true)
  })

  test.each(codes.flatMap(({ code, passes }) => passes.map((value) => ({ code, value }))))(
    '$code takes $value',
    ({ code, value }) => {
      expect(keyOf({ pattern: code }, value)).toBeUndefined()
    },
  )

  test.each(codes.flatMap(({ code, fails }) => fails.map((value) => ({ code, value }))))(
    '$code refuses $value',
    ({ code, value }) => {
      expect(keyOf({ pattern: code }, value)).toBe(`form.pattern.${code}`)
    },
  )

  test('are skipped for a value that is missing', () => {
    for (const code of patternCodes) expect(keyOf({ pattern: code }, '')).toBeUndefined()
  })

  test('a name of every object is no code', () => {
    expect(isPatternCode('constructor')).toBe(false)
    expect(findLoadedPattern('constructor')?.test('constructor')).toBe(true)
  })
})

/** Patterns that only read without the flag `u`; the language takes them, so a form must hold to them. */
describe.each([
  { pattern: '^[\\w-.]+$', passes: 'a-b.c', fails: 'a b' },
  { pattern: '^\\d{3}\\-\\d{4}$', passes: '123-4567', fails: '1234567' },
  { pattern: '^\\#[0-9a-f]{6}$', passes: '#00ff00', fails: '00ff00' },
  { pattern: '^a{,3}$', passes: 'a{,3}', fails: 'aaa' },
])('the pattern $pattern of the older grammar', ({ pattern, passes, fails }) => {
  test('is one that the language takes', () => {
    const annotation = { kind: 'reference', reference: 'pattern' } as const
    expect(checkPatterns([{ annotation, path: '', value: pattern }])).toEqual([])
  })

  test('takes what fits and refuses what does not', () => {
    expect(keyOf({ pattern }, passes)).toBeUndefined()
    expect(keyOf({ pattern }, fails)).toBe('form.pattern')
  })
})

test('a pattern counts whole characters where it can be read so', () => {
  expect(keyOf({ pattern: '^.{2}$' }, '😀😀')).toBeUndefined()
  expect(keyOf({ pattern: '^.{2}$' }, '😀')).toBe('form.pattern')
})

test.each(['^(a+)+$', '^(\\w+\\s?)*$', '^((a+)+)\\2b$'])(
  'a person goes on typing where the pattern %s does not fit and others would read for ever',
  (pattern) => {
    const begun = performance.now()
    expect(keyOf({ pattern }, `${'a'.repeat(4000)}!`)).toBe('form.pattern')
    expect(performance.now() - begun).toBeLessThan(500)
  },
)

test.each([
  { name: 'a regular expression that fits', rule: { pattern: '^[a-z]+$' }, value: 'abc', key: undefined },
  { name: 'a regular expression that does not fit', rule: { pattern: '^[a-z]+$' }, value: 'ABC', key: 'form.pattern' },
  {
    name: 'a pattern that is no expression passes, as it is an issue of the document',
    rule: { pattern: '(' },
    value: 'a',
    key: undefined,
  },
  { name: 'too few characters', rule: { minLength: 3 }, value: 'ab', key: 'form.minLength' },
  { name: 'characters beyond the basic plane count once', rule: { maxLength: 2 }, value: '😀😀', key: undefined },
  { name: 'too many characters', rule: { maxLength: 2 }, value: 'abc', key: 'form.maxLength' },
  { name: 'too many entries', rule: { maxLength: 1 }, value: ['a', 'b'], key: 'form.maxLength' },
  { name: 'too small', rule: { min: 1 }, value: 0, key: 'form.min' },
  { name: 'numbers as texts', rule: { min: 10 }, value: '9', key: 'form.min' },
  { name: 'no number at all', rule: { min: 1 }, value: 'many', key: 'form.min' },
  { name: 'too large', rule: { max: 1 }, value: 2, key: 'form.max' },
  { name: 'a check that holds', rule: { check: 'self > 1' }, value: 2, key: undefined },
  { name: 'a check that does not hold', rule: { check: 'self > 1' }, value: 1, key: 'form.check' },
  { name: 'a check of a missing value', rule: { check: 'self != null' }, value: undefined, key: 'form.check' },
  { name: 'a check that cannot be evaluated refuses nothing', rule: { check: 'self >' }, value: 1, key: undefined },
  { name: 'a missing value', rule: { minLength: 3 }, value: '', key: undefined },
])('$name', ({ rule, value, key }) => {
  expect(keyOf(rule, value)).toBe(key)
})

test('the first rule that fails shows its message', () => {
  const rules = [{ minLength: 2 }, { pattern: 's', message: '@:own' }, { maxLength: 3, message: 'long' }]
  const check = (value: string) => checkRules(rules, value, inScope({}))
  expect(check('a')).toEqual({ kind: 'rule', key: 'form.minLength', values: { limit: 2 } })
  expect(check('a123')).toEqual({ kind: 'stated', text: '@:own' })
  expect(check('abcd')).toEqual({ kind: 'stated', text: 'long' })
  expect(check('abc')).toBeUndefined()
})

test.each([
  [undefined, true],
  [null, true],
  ['', true],
  [[], true],
  [0, false],
  [false, false],
  [' ', false],
  [{}, false],
])('%j is missing: %s', (value, expected) => {
  expect(isMissing(value)).toBe(expected)
})
