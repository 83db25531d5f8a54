import { describe, expect, test } from 'vitest'
import { chooseColumns } from '../../../runtime/kinds/list/columns/chooseColumns.ts'
import { moveColumn, orderColumns } from '../../../runtime/kinds/list/columns/columnOrder.ts'
import type { ListColumn } from '../../../runtime/kinds/list/tableColumns.tsx'

const columns = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
const ordered = (order?: readonly string[]) =>
  orderColumns(columns, order)
    .map(({ id }) => id)
    .join('')

test.each([
  [undefined, 'abcd'],
  [['d', 'c', 'b', 'a'], 'dcba'],
  [['c', 'a'], 'cdab'],
  [['b', 'c', 'd'], 'abcd'],
  [['d', 'gone', 'd', 'a'], 'dabc'],
  [[], 'abcd'],
])('in the order %j the columns are %s; new ones follow those that they follow in the page', (order, expected) => {
  expect(ordered(order)).toBe(expected)
})

test.each([
  ['a', 2, 'bcad'],
  ['d', 0, 'dabc'],
  ['b', 99, 'acdb'],
  ['b', -5, 'bacd'],
  ['gone', 1, 'abcd'],
])('moving %s to place %i gives %s', (id, to, expected) => {
  expect(moveColumn(['a', 'b', 'c', 'd'], id, to).join('')).toBe(expected)
})

describe('a choice of columns', () => {
  const render = () => null
  const column = (id: string, fixed?: 'left' | 'right'): ListColumn => ({
    id,
    title: id,
    isShown: true,
    statistic: undefined,
    isLink: false,
    View: undefined,
    props: {},
    column: { id, title: id, width: 100, fixed, render },
  })
  const choose = (choice: Partial<Parameters<typeof chooseColumns>[1]>) =>
    chooseColumns([column('a', 'left'), column('b')], { shown: {}, widths: {}, ...choice })

  test('shows, hides, sizes and orders', () => {
    const [first, second] = choose({ order: ['b', 'a'], shown: { a: false }, widths: { b: 240 } })
    expect([first?.id, first?.column.width, first?.column.isWidthChosen]).toEqual(['b', 240, true])
    expect([second?.id, second?.isShown, second?.column.isWidthChosen]).toEqual(['a', false, undefined])
  })

  test('holds columns at an edge, and lets those go that the page holds', () => {
    const pins = choose({ pins: { a: 'none', b: 'right' } }).map((entry) => entry.column.fixed)
    expect(pins).toEqual([undefined, 'right'])
    expect(choose({}).map((entry) => entry.column.fixed)).toEqual(['left', undefined])
  })

  test('leaves what draws the cells as it is', () => {
    expect(choose({ widths: { a: 300 } })[0]?.column.render).toBe(render)
  })
})
