import { expect, test } from 'vitest'
import { toFoundChoices } from '../../widgets/shared/foundChoices.ts'

const choices = (...args: Parameters<typeof toFoundChoices>) =>
  toFoundChoices(...args).map(({ value, item }) => [value, item.text, item.disabled])

test('values are choices that name themselves, with the type that they came with', () => {
  expect(choices(['a', 7])).toEqual([
    ['a', 'a', false],
    [7, '7', false],
  ])
})

test('records are choices by their value and text, label or title', () => {
  const records = [
    { value: 1, text: 'One' },
    { value: 2, label: 'Two', disabled: true },
    { value: 3, title: 'Three' },
    { value: 4 },
  ]
  expect(choices(records)).toEqual([
    [1, 'One', false],
    [2, 'Two', true],
    [3, 'Three', false],
    [4, '4', false],
  ])
})

test('other members may be named', () => {
  expect(choices([{ orgCode: 'A01', departName: 'Head office', text: 'no' }], 'orgCode', 'departName')).toEqual([
    ['A01', 'Head office', false],
  ])
})

test('words of data stay the characters that they are', () => {
  expect(choices([{ value: 'x', text: '@:system.title' }])).toEqual([['x', '@:system.title', false]])
})

test('what is no list has no choices, and what has no value is none', () => {
  expect(choices(undefined)).toEqual([])
  expect(choices({ value: 1 })).toEqual([])
  expect(choices([null, {}, { value: null }, [1], true])).toEqual([])
})
