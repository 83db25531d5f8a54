import { expect, test } from 'vitest'
import { cardAfterKey, cardsPerLine } from '../../../runtime/kinds/list/cards/cardKeys.ts'
import { toImagePath } from '../../../runtime/kinds/list/cards/imagePath.ts'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 2, 6],
  ['ArrowDown', 7, 9],
  ['ArrowDown', 8, 8],
  ['ArrowUp', 6, 2],
  ['ArrowUp', 1, 1],
  ['Home', 7, 0],
  ['End', 1, 9],
  ['a', 1, undefined],
])('%s on card %i of ten, four beside each other, leads to %j', (key, index, next) => {
  expect(cardAfterKey(key, index, 10, 4)).toBe(next)
})

test.each([
  [1200, 280, 4],
  [1156, 280, 4],
  [1155, 280, 3],
  [358, 280, 1],
  [200, 280, 1],
])('in %i pixels cards of %i stand %i in a line', (available, width, count) => {
  expect(cardsPerLine(available, width, 12)).toBe(count)
})

test.each([
  ['a/b.png', 'a/b.png'],
  ['a.png,b.png', 'a.png,b.png'],
  ['', undefined],
  ['  ', undefined],
  [null, undefined],
  [undefined, undefined],
  [['a.png', 'b.png'], 'a.png'],
  [[], undefined],
  [{ filePath: 'a.png', fileName: 'A' }, 'a.png'],
  [[{ url: 'https://pictures.example/a.png' }], 'https://pictures.example/a.png'],
  ['[{"filePath":"a.png"}]', 'a.png'],
  ['[no list', '[no list'],
  [7, undefined],
])('the picture of %j is %j', (value, path) => {
  expect(toImagePath(value)).toBe(path)
})
