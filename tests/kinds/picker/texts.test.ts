import { expect, test } from 'vitest'
import { toPaging } from '../../../runtime/kinds/list/listPage.ts'
import { shorten } from '../../../runtime/kinds/picker/shorten.ts'
import { type PickerPage, resolvePage } from '../../../runtime/language/index.ts'

const picker = (parts: Partial<PickerPage> = {}) =>
  resolvePage({
    kind: 'picker',
    id: 'shop.people',
    version: 1,
    title: 'People',
    columns: ['name'],
    selection: {},
    ...parts,
  } satisfies PickerPage)

test.each([
  { paging: undefined, expected: { size: 5, sizes: [5, 10, 20, 30] } },
  { paging: { size: 10 }, expected: { size: 10, sizes: [5, 10, 20, 30] } },
  { paging: { sizes: [7] }, expected: { size: 7, sizes: [7] } },
  { paging: false as const, expected: null },
])('a picker with the paging $paging has $expected (specification 9)', ({ paging, expected }) => {
  expect(toPaging(picker(paging === undefined ? {} : { paging }))).toEqual(expected)
})

test.each([
  ['', ''],
  ['Ada Lovelace', 'Ada Lovelace'],
  ['Edsger Dijkstra', 'Edsger Dijks…'],
  ['一二三四五六七八九十十一十二', '一二三四五六七八九十十一…'],
  ['😀'.repeat(12), '😀'.repeat(12)],
  ['😀'.repeat(13), `${'😀'.repeat(12)}…`],
])('%s shows as %s (specification 9, ellipsis 12 in the picker)', (text, expected) => {
  expect(shorten(text)).toBe(expected)
})
