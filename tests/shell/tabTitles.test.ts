import { expect, test } from 'vitest'
import { findTitle, rememberTitle } from '../../runtime/shell/tabs/tabTitles.ts'
import { createFullStorage, createMemoryStorage } from '../session/memoryStorage.ts'

test('a title is kept under the full address', () => {
  const storage = createMemoryStorage()
  rememberTitle(storage, '/page/shop.order?id=1', 'Order 1')
  rememberTitle(storage, '/page/shop.order?id=2', 'Order 2')
  expect(findTitle(storage, '/page/shop.order?id=1')).toBe('Order 1')
  expect(findTitle(storage, '/page/shop.order')).toBeUndefined()
  expect(findTitle(storage, 'constructor')).toBeUndefined()
})

test('the oldest of many titles go', () => {
  const storage = createMemoryStorage()
  for (let number = 0; number < 210; number += 1) rememberTitle(storage, `/p?id=${number}`, `Page ${number}`)
  expect(findTitle(storage, '/p?id=9')).toBeUndefined()
  expect(findTitle(storage, '/p?id=10')).toBe('Page 10')
})

test('a full or spoilt storage keeps no titles and breaks nothing', () => {
  const full = createFullStorage()
  rememberTitle(full, '/a', 'A')
  expect(findTitle(full, '/a')).toBeUndefined()
  const spoilt = createMemoryStorage()
  spoilt.setItem('pagewright.titles', '[1,')
  expect(findTitle(spoilt, '/a')).toBeUndefined()
  rememberTitle(spoilt, '/a', 'A')
  expect(findTitle(spoilt, '/a')).toBe('A')
})
