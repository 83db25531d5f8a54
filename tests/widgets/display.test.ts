import { describe, expect, test } from 'vitest'
import { shorten } from '../../widgets/ellipsis/shorten.ts'
import { link } from '../../widgets/link/index.ts'
import { shareText, toShare, toTone } from '../../widgets/progress/toShare.ts'

describe('a shortened text', () => {
  test.each([
    ['abcdef', 6, undefined],
    ['abcdefg', 6, 'abcdef…'],
    ['中文字符测试一下', 4, '中文字符…'],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, '👩‍👩‍👧‍👦👩‍👩‍👧‍👦…'],
    ['🇨🇳🇹🇼🇺🇸', 3, undefined],
    ['e\u0301e\u0301e\u0301', 2, 'e\u0301e\u0301…'],
    ['two words', 4, 'two…'],
    ['', 1, undefined],
  ])('of %j to %d characters is %j', (text, length, short) => {
    expect(shorten(text, length)).toBe(short)
  })
})

describe('the share of a value', () => {
  test.each([
    [0, 100, 0],
    [35, 100, 35],
    ['12.25', 20, 61.25],
    [120, 100, 100],
    [-1, 100, 0],
    ['', 100, undefined],
    ['soon', 100, undefined],
    [Number.NaN, 100, undefined],
    [null, 100, undefined],
  ])('%j of %d is %j percent', (value, max, share) => {
    const given = toShare(value, { max })
    if (share === undefined) expect(given).toBeUndefined()
    else expect(given).toBeCloseTo(share)
  })

  test('has the tone of the first limit that it is below, and is done at the end', () => {
    const tones = [
      { below: 40, tone: 'error' as const },
      { below: 70, tone: 'warning' as const },
    ]
    expect([39.9, 40, 70, 100].map((share) => toTone(share, { tones }))).toEqual([
      'error',
      'warning',
      'info',
      'success',
    ])
    expect(shareText(61.25)).toBe('61.3%')
  })
})

describe('an address of a link', () => {
  test.each([
    ['https://example.com', true],
    ['mailto:ada@example.com', true],
    ['tel:+4912345', true],
    ['/isystem/user', true],
    ['example.com', false],
    ['javascript:alert(1)', false],
    ['java\tscript:alert(1)', false],
    ['data:text/html,<p>', false],
    ['ftp://example.com', false],
  ])('%j is taken: %j', (address, isTaken) => {
    const context = { findWidget: () => undefined, hasAccess: () => true, names: () => ({}) }
    expect(link.check?.(address, {}, context)).toEqual(isTaken ? undefined : { text: '@:widgets.link.refused' })
  })
})
