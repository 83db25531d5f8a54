import { describe, expect, test } from 'vitest'
import { findKept, keep, keepMilliseconds, parseKept, type StoragePart } from '../../runtime/session/storage.ts'

const now = 1_000

function createStorage(isFull = false): StoragePart & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      texts.set(key, text)
    },
    removeItem: (key) => void texts.delete(key),
  }
}

describe('a kept value', () => {
  test('is found until its moment, and forgotten then', () => {
    const storage = createStorage()
    keep(storage, 'key', { value: { a: 1 }, expires: now + 1 })
    expect(findKept(storage, 'key', now)).toEqual({ value: { a: 1 }, expires: now + 1 })
    expect(storage.texts.has('key')).toBe(true)
    expect(findKept(storage, 'key', now + 1)).toBeNull()
    expect(storage.texts.has('key')).toBe(false)
  })

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['null', 'null'],
    ['a number', '7'],
    ['without a value', JSON.stringify({ expires: now + 1 })],
    ['without an end', JSON.stringify({ value: 1 })],
    ['with an end that is none', JSON.stringify({ value: 1, expires: '9' })],
  ])('that is %s is none', (_, text) => {
    expect(parseKept(text, now)).toBeNull()
    const storage = createStorage()
    if (text !== null) storage.texts.set('key', text)
    expect(findKept(storage, 'key', now)).toBeNull()
    expect([...storage.texts]).toEqual([])
  })

  test('that has no room leaves nothing old behind', () => {
    const storage = createStorage(true)
    storage.texts.set('key', 'old')
    keep(storage, 'key', { value: 1, expires: now + 1 })
    expect([...storage.texts]).toEqual([])
  })
})

test('a sign-in is kept for seven days', () => expect(keepMilliseconds).toBe(7 * 24 * 60 * 60 * 1000))
