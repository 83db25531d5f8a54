import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Field } from '../../runtime/language/index.ts'
import { mergeRecords } from '../../runtime/page/conflict/mergeRecords.ts'
import type { DataRecord } from '../../runtime/registry/index.ts'

const fields: Readonly<Record<string, Field>> = {
  name: { label: 'Name' },
  price: { label: 'Price', widget: 'number' },
  total: { label: 'Total', value: 'price * 2' },
  items: { label: 'Items', widget: 'table', fields: { product: { label: 'Product' }, count: { label: 'Count' } } },
}

const merge = (base: DataRecord, mine: DataRecord, theirs: DataRecord) =>
  mergeRecords({ fields, names: Object.keys(fields), base, mine, theirs, findWidget: () => undefined })

test.each<readonly [string, DataRecord, DataRecord, DataRecord, ReturnType<typeof merge>]>([
  ['what nobody changed stays', { name: 'a' }, { name: 'a' }, { name: 'a' }, { taken: {}, both: [] }],
  [
    'what the other one changed is taken',
    { name: 'a' },
    { name: 'a' },
    { name: 'b' },
    { taken: { name: 'b' }, both: [] },
  ],
  ['what the person changed stays', { name: 'a' }, { name: 'c' }, { name: 'a' }, { taken: {}, both: [] }],
  ['what both changed is asked', { name: 'a' }, { name: 'c' }, { name: 'b' }, { taken: {}, both: ['name'] }],
  ['what both changed to the same is not', { name: 'a' }, { name: 'b' }, { name: 'b' }, { taken: {}, both: [] }],
  ['what was emptied was changed', { name: 'a' }, { name: 'b' }, { name: null }, { taken: {}, both: ['name'] }],
  ['a number is the text of it', { price: 5 }, { price: '5' }, { price: '5' }, { taken: {}, both: [] }],
  ['a formula is worked out anew', { total: 2 }, { total: 4 }, { total: 6 }, { taken: {}, both: [] }],
  ['a field that is not stored is the person’s', { name: 'a' }, { name: 'b' }, {}, { taken: {}, both: [] }],
])('%s', (_words, base, mine, theirs, merged) => {
  expect(merge(base, mine, theirs)).toEqual(merged)
})

const rows = (...items: readonly (readonly [id: string | undefined, product: string])[]) => ({
  items: items.map(([id, product]) =>
    id === undefined ? { product } : { id, product, updateTime: `${product} o'clock` },
  ),
})

test('rows are put together by their keys, and the person’s new rows stay', () => {
  const base = rows(['1', 'Lamp'], ['2', 'Sofa'], ['3', 'Desk'])
  const mine = rows(['1', 'Lantern'], ['2', 'Sofa'], [undefined, 'Rug'])
  const theirs = rows(['1', 'Lamp'], ['2', 'Couch'], ['3', 'Desk'], ['4', 'Bed'])
  const { taken, both } = merge(base, mine, theirs)
  expect(both).toEqual([])
  expect((taken.items as readonly DataRecord[]).map(({ product }) => product)).toEqual([
    'Lantern',
    'Couch',
    'Rug',
    'Bed',
  ])
})

test('a row that both changed, or that one changed and the other removed, is asked about', () => {
  const base = rows(['1', 'Lamp'])
  expect(merge(base, rows(['1', 'Lantern']), rows(['1', 'Torch'])).both).toEqual(['items'])
  expect(merge(base, rows(), rows(['1', 'Torch'])).both).toEqual(['items'])
  expect(merge(base, rows(['1', 'Torch']), rows()).both).toEqual(['items'])
})

test('nothing that only one of two changed is ever lost or asked about', () => {
  const value = fc.constantFrom('a', 'b', 'c', null)
  const record = fc.record({ name: value, price: value })
  fc.assert(
    fc.property(record, record, record, (base, mine, theirs) => {
      const { taken, both } = merge(base, mine, theirs)
      const saved: DataRecord = { ...mine, ...taken }
      for (const name of ['name', 'price'] as const) {
        if (mine[name] === base[name]) expect(saved[name]).toBe(theirs[name])
        if (theirs[name] === base[name]) expect(saved[name]).toBe(mine[name])
        const isAsked = mine[name] !== base[name] && theirs[name] !== base[name] && mine[name] !== theirs[name]
        expect(both.includes(name)).toBe(isAsked)
      }
    }),
  )
})
