import { describe, expect, test } from 'vitest'
import { toColumnCount, toRest } from '../../../runtime/kinds/list/views/board/columnCount.ts'

const total = (number: number, isEstimated = false) => ({ total: number, isEstimated })

describe('the count of a column', () => {
  test('is that of its cards where all records are loaded', () => {
    expect(toColumnCount(3, { isWhole: true, total: undefined, moved: 0 })).toEqual({ kind: 'all', count: 3 })
  })

  test('says that there may be more until the server has counted', () => {
    expect(toColumnCount(3, { isWhole: false, total: undefined, moved: 0 })).toEqual({ kind: 'minimum', count: 3 })
  })

  test.each([
    { count: 20, total: total(134), moved: 0, expected: { kind: 'some', count: 20, total: 134, isEstimated: false } },
    { count: 20, total: total(20), moved: 0, expected: { kind: 'all', count: 20 } },
    {
      count: 20,
      total: total(20, true),
      moved: 0,
      expected: { kind: 'some', count: 20, total: 20, isEstimated: true },
    },
    { count: 20, total: total(9, true), moved: 0, expected: { kind: 'some', count: 20, total: 20, isEstimated: true } },
  ])('is $count of the $total.total that the server counts', ({ count, total: counted, moved, expected }) => {
    expect(toColumnCount(count, { isWhole: false, total: counted, moved })).toEqual(expected)
  })

  test('follows a card whose move is being saved', () => {
    const counted = { isWhole: false, total: total(134) }
    expect(toColumnCount(21, { ...counted, moved: 1 })).toMatchObject({ count: 21, total: 135 })
    expect(toColumnCount(19, { ...counted, moved: -1 })).toMatchObject({ count: 19, total: 133 })
  })
})

test('what stands in no other column is what is left of all records, where every number is known', () => {
  expect(toRest(total(100), [total(40), total(50)])).toEqual(total(10))
  expect(toRest(total(80), [total(40), total(50)])).toEqual(total(0))
  expect(toRest(total(100), [total(40), undefined])).toBeUndefined()
  expect(toRest(total(100), [total(40, true), total(50)])).toBeUndefined()
  expect(toRest(total(100, true), [total(40), total(50)])).toBeUndefined()
})
