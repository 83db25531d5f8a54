import { describe, expect, test } from 'vitest'
import { numberEntry } from '../../../widgets/number/cellEntry.ts'
import { switchEntry } from '../../../widgets/switch/cellEntry.ts'

describe('typing a number (specification 5)', () => {
  test.each<[string, boolean]>([
    ['', true],
    ['-', true],
    ['-1', true],
    ['1.', true],
    ['.5', true],
    ['-.5', true],
    ['1.25', true],
    ['1-', false],
    ['--1', false],
    ['1.2.3', false],
    ['1a', false],
    ['+1', false],
    ['1e3', false],
    [' 1', false],
    ['１', false],
  ])('%j may stand: %s', (text, isAccepted) => {
    expect(numberEntry.accepts?.(text, {})).toBe(isAccepted)
  })

  test.each<[string, number | undefined]>([
    ['12', 12],
    ['-1.50', -1.5],
    ['1.', 1],
    ['.5', 0.5],
    ['', undefined],
    ['-', undefined],
    ['.', undefined],
    ['1,250.5', 1250.5],
  ])('%j is left as %s', (text, number) => {
    expect(numberEntry.fromText(text, {})).toBe(number)
  })

  test('keeps as many digits as the document says', () => {
    expect(numberEntry.fromText('1.239', { precision: 2 })).toBe(1.24)
    expect(numberEntry.toText(1.5, { precision: 2 })).toBe('1.50')
  })
})

describe('a box to tick', () => {
  test.each<[string, unknown]>([
    ['Y', 'Y'],
    ['n', 'N'],
    ['true', 'Y'],
    ['是', 'Y'],
    ['否', 'N'],
    ['', 'N'],
    ['maybe', undefined],
  ])('takes %j as %s', (text, value) => {
    expect(switchEntry.fromText(text, {})).toBe(value)
  })

  test('takes its own values and words', () => {
    const props = { on: 1, off: 0, onText: 'Open', offText: 'Shut' }
    expect(switchEntry.fromText('1', props)).toBe(1)
    expect(switchEntry.fromText('shut', props)).toBe(0)
    expect(switchEntry.toText(undefined, props)).toBe('0')
  })
})
