import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compilePattern } from '../../../runtime/language/index.ts'
import { randomPattern, randomText } from './randomPattern.ts'

const plenty = () => ({ left: 1_000_000 })
const isWhole = (pattern: string, text: string) => compilePattern(pattern).decide(text, 'whole', plenty())

function compileNative(pattern: string): RegExp | undefined {
  for (const flags of ['u', ''])
    try {
      return new RegExp(pattern, flags)
    } catch {}
  return undefined
}

/**
 * What the engine of the machine says, from one whole character to the next: left to itself it also finds an empty match
 * between the two units of a character, which the standard does not.
 */
function testNatively(pattern: RegExp, text: string): boolean {
  const expression = new RegExp(pattern.source, `${pattern.flags}y`)
  const characters = pattern.flags.includes('u') ? Array.from(text) : text.split('')
  let place = 0
  return [...characters, ''].some((character) => {
    expression.lastIndex = place
    place += character.length
    return expression.test(text)
  })
}

test('a pattern says what the engine of the machine says', () => {
  fc.assert(
    fc.property(randomPattern, fc.array(randomText, { minLength: 3, maxLength: 6 }), (written, texts) => {
      const native = compileNative(written)
      if (native === undefined) {
        expect(() => compilePattern(written)).toThrow(SyntaxError)
        return
      }
      const pattern = compilePattern(written)
      const whole = new RegExp(`^(?:${written})$`, native.flags)
      for (const text of texts) {
        expect([text, pattern.test(text)]).toEqual([text, testNatively(native, text)])
        expect([text, pattern.decide(text, 'whole', plenty())]).toEqual([text, whole.test(text)])
      }
    }),
    { numRuns: 5000 },
  )
})

/** What the random ones seldom come to: references, and what is looked for ahead and behind. */
test.each([
  ['(a)(?:\\1|b)c', 'aac', true],
  ['(a)?\\1b', 'b', true],
  ['(?:(a)|b)+\\1c', 'abc', true],
  ['(?:(a)|b)+\\1c', 'abac', false],
  ['(?<=\\1(a))b', 'aab', true],
  ['(?<=\\1(a))b', 'ab', false],
  ['(?=(a+))\\1b', 'aab', true],
  ['(?!(a))\\1b', 'b', true],
  ['(?<n>a)\\k<n>', 'aa', true],
  ['(?:(?<n>a)|(?<n>b))\\k<n>', 'bb', true],
  ['(?i:(a)\\1)', 'aA', true],
  ['(a*)*\\1', 'aaa', true],
  ['(?:(a){2}|b\\1)+', 'aab', true],
  ['^(?!.*(\\d)\\1{2}).*$', '112233', true],
  ['^(?!.*(\\d)\\1{2}).*$', '112223', false],
  ['^(?=.*[A-Z])(?=.*\\d)(?!.*\\s).{8,16}$', 'Passw0rds', true],
  ['^(?=.*[A-Z])(?=.*\\d)(?!.*\\s).{8,16}$', 'Pass w0rds', false],
  ['(?<![\\d.])\\d{2}(?!\\d)', 'a12', true],
  ['(?<![\\d.])\\d{2}(?!\\d)', '1.12', false],
  ['(?m:^b$)', 'a\nb\nc', true],
  ['(?i:É)', 'é', true],
  ['(?s:a.b)', 'a\nb', true],
])('%s on %j is %s', (pattern, text, expected) => {
  expect(isWhole(`(?:[^]*${pattern}[^]*)`, text)).toBe(expected)
  expect(compilePattern(pattern).test(text)).toBe(expected)
})

test('a pattern that has to match all of a text cannot leave its group', () => {
  expect(() => compilePattern('a)|(b')).toThrow(SyntaxError)
  expect(isWhole('a|b', 'ab')).toBe(false)
  expect(isWhole('a|ab', 'ab')).toBe(true)
})

describe('what would take other engines for ever', () => {
  const long = `${'a'.repeat(100_000)}!`

  test.each([
    '(a+)+$',
    '^(a|a)*$',
    '^(a|aa)+$',
    '(.*a){12}$',
    '^(\\w+\\s?)*$',
    '(x+x+)+y',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '(?=(a+)+b)a',
    '(?<!(a*)*b)z',
    '((?:(?!ab).)*)*c',
    'a*a*a*a*a*a*a*a*b',
  ])('%s is decided', (pattern) => {
    expect(compilePattern(pattern).test(long)).toBe(false)
    expect(compilePattern(pattern).decide(long, 'whole', { left: 10_000_000 })).toBe(false)
  })

  test.each(['(a+)+\\1b', '^(?:(a+)(a+))+\\2b', '(?=(a+)+b)\\1', '(?<n>a+)+(a+)+\\k<n>!?b'])(
    '%s with a reference ends without an answer, and counts as no match',
    (pattern) => {
      const budget = { left: 100_000 }
      expect(compilePattern(pattern).decide(long, 'anywhere', budget)).toBeUndefined()
      expect(compilePattern(pattern).test(long)).toBe(false)
      expect(compilePattern(pattern).isSlow).toBe(true)
    },
  )

  test.each(['(a+)+$', '(a)\\1', '(a+)b\\1', '(?:a{1,3})+(b)\\1'])('%s is none of them', (pattern) => {
    expect(compilePattern(pattern).isSlow).toBe(false)
  })
})

test('a budget is shared by all that take of it', () => {
  const budget = { left: 3000 }
  const answers = Array.from({ length: 4 }, () => compilePattern('^a*$').decide('a'.repeat(300), 'whole', budget))
  expect(answers).toEqual([true, true, true, undefined])
})

test.each([
  ['is long', 'a'.repeat(10_001)],
  ['repeats what repeats', '((a{1,100}){1,100}){1,100}'],
  ['counts far', '(?=.{30000})'],
  ['counts beyond all numbers', `a{${'9'.repeat(400)}}`],
  ['looks ahead of what looks ahead', '(?=(?=(?=a{200}){200}){200})'.repeat(100)],
  ['is nested', `${'('.repeat(500)}a${')'.repeat(500)}`],
])('a pattern that %s is refused at once', (_title, pattern) => {
  expect(() => compilePattern(pattern)).toThrow('it is too large')
})

test('what adds nothing may be counted as often as one likes', () => {
  expect(isWhole('(?:){999999999}a', 'a')).toBe(true)
  expect(isWhole('(?:(?:){999999999}){999999999}a', 'a')).toBe(true)
})
