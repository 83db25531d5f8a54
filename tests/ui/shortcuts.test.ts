import { describe, expect, test } from 'vitest'
import { isPressed, shortcuts } from '../../runtime/ui/index.ts'

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

describe('a shortcut', () => {
  test.each([
    ['search', { key: 'k', ctrlKey: true }],
    ['search', { key: 'K', metaKey: true }],
    ['help', { key: '?', shiftKey: true }],
    ['filter', { key: '/' }],
    ['select', { key: ' ' }],
    ['move', { key: 'ArrowUp' }],
    ['move', { key: 'ArrowDown' }],
  ] as const)('%s is pressed by %j', (name, event) => expect(isPressed({ ...none, ...event }, name)).toBe(true))

  test.each([
    ['search', { key: 'k' }],
    ['search', { key: 'K', ctrlKey: true, shiftKey: true }],
    ['search', { key: 'k', ctrlKey: true, altKey: true }],
    ['help', { key: '?', ctrlKey: true }],
    ['filter', { key: '?' }],
    ['open', { key: 'Enter', ctrlKey: true }],
    ['print', { key: 'p' }],
  ] as const)('%s is not pressed by %j', (name, event) => expect(isPressed({ ...none, ...event }, name)).toBe(false))
})

test('no two shortcuts have the same keys', () => {
  const all = Object.values(shortcuts)
    .flat()
    .map((keys) => keys.join('+'))
  expect(new Set(all).size).toBe(all.length)
})
