import { expect, test } from 'vitest'
import { createOverlay } from '../../runtime/live/overlay.ts'
import { toChangedClass } from '../../runtime/ui/index.ts'

const quotes = [
  { symbol: 'A', bid: 1, ask: 2 },
  { symbol: 'B', bid: 3, ask: 4 },
  { symbol: 'C', bid: 5, ask: 6 },
] as const

const changes = (part: object) => ({ added: [], changed: [], removed: [], ...part })

test('only the records that changed are other ones, and what stays as it was is the same', () => {
  const overlay = createOverlay('symbol')
  expect(overlay.apply(quotes)).toBe(quotes)
  overlay.take(changes({ changed: [{ symbol: 'B', bid: 9 }] }), 1)
  const shown = overlay.apply(quotes)
  expect(shown).toEqual([quotes[0], { symbol: 'B', bid: 9, ask: 4 }, quotes[2]])
  expect(shown[0]).toBe(quotes[0])
  expect(overlay.apply(quotes)[1]).toBe(shown[1])
  overlay.take(changes({ changed: [{ symbol: 'A', bid: 1 }] }), 2)
  expect(overlay.apply(quotes)[0]).toBe(quotes[0])
  expect(overlay.apply(quotes)[1]).toBe(shown[1])
})

test('values that changed are marked, anew each time, and others are not', () => {
  const overlay = createOverlay('symbol')
  const classAfter = (bid: number) => {
    overlay.take(changes({ changed: [{ symbol: 'B', bid }] }), 1)
    const record = overlay.apply(quotes)[1] ?? {}
    return [toChangedClass(record, 'bid'), toChangedClass(record, 'ask')]
  }
  const [first, second] = [classAfter(7), classAfter(8)]
  expect(first).toEqual(['pw-changed-odd', undefined])
  expect(second).toEqual(['pw-changed-even', undefined])
})

test('records that are gone leave, and come back when they are there again', () => {
  const overlay = createOverlay('symbol')
  overlay.take(changes({ removed: ['A', 'X'] }), 1)
  expect(overlay.apply(quotes)).toEqual([quotes[1], quotes[2]])
  overlay.take(changes({ added: [quotes[0]] }), 2)
  expect(overlay.apply(quotes)).toEqual(quotes)
})

test('an answer has what came before it was asked for, and not what came after', () => {
  const overlay = createOverlay('symbol')
  overlay.take(changes({ changed: [{ symbol: 'A', bid: 7 }], removed: ['C'] }), 10)
  overlay.take(changes({ changed: [{ symbol: 'B', bid: 8 }] }), 30)
  overlay.forget(20)
  expect(overlay.apply(quotes)).toEqual([quotes[0], { symbol: 'B', bid: 8, ask: 4 }, quotes[2]])
})
