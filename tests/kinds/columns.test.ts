import { describe, expect, test } from 'vitest'
import { actionsColumnOf } from '../../runtime/kinds/list/actionsColumn.ts'
import { columnChoiceKey, noChoice, parseColumnChoice } from '../../runtime/kinds/list/columnChoice.ts'

describe('a stored choice of columns', () => {
  test('is read as it was written', () => {
    const choice = { shown: { phone: false }, widths: { name: 240 }, density: 'compact' }
    expect(parseColumnChoice(JSON.stringify(choice))).toEqual(choice)
  })

  test.each([
    null,
    '',
    'no JSON',
    'null',
    '7',
    '{}',
    '{"shown":{"a":1},"widths":{}}',
    '{"shown":{},"widths":{"a":"wide"}}',
    '{"shown":null,"widths":{}}',
  ])('counts as none when it is %j', (text) => {
    expect(parseColumnChoice(text)).toEqual(noChoice)
  })

  test('is read with its order, its pins and its look', () => {
    const choice = { shown: {}, widths: {}, order: ['b', 'a'], pins: { a: 'left', b: 'none' }, view: 'cards' }
    expect(parseColumnChoice(JSON.stringify(choice))).toEqual(choice)
  })

  test.each([{ order: [1] }, { order: 'ab' }, { pins: { a: 'top' } }, { pins: ['left'] }, { view: 7 }, { more: 1 }])(
    'leaves %j out, which it does not know',
    (part) => {
      expect(parseColumnChoice(JSON.stringify({ shown: {}, widths: {}, ...part }))).toEqual(noChoice)
    },
  )

  test('leaves out parts that are called as what every object has', () => {
    expect(parseColumnChoice('{"shown":{},"widths":{},"constructor":1,"__proto__":{}}')).toEqual(noChoice)
  })

  test('keeps what it knows beside a height of rows that it does not', () => {
    expect(parseColumnChoice('{"shown":{"a":true},"widths":{},"density":"huge"}')).toEqual({
      shown: { a: true },
      widths: {},
    })
  })

  test('is one for each person and page', () => {
    const keys = [columnChoiceKey('ada', 'a'), columnChoiceKey('ada', 'b'), columnChoiceKey('grace', 'a')]
    expect(new Set(keys).size).toBe(3)
  })
})

describe('the actions of a row', () => {
  const labels = (...words: readonly string[]) => words.map((label) => ({ label, isConditional: false }))

  test('stand beside each other as long as they are few', () => {
    expect(actionsColumnOf(labels('Edit', 'Delete')).inSight).toBe(2)
    expect(actionsColumnOf(labels('Edit', 'View', 'Delete')).inSight).toBe(3)
  })

  test('go into a menu but for the first two when they are many', () => {
    expect(actionsColumnOf(labels('Edit', 'View', 'Freeze', 'Delete')).inSight).toBe(2)
  })

  test('take as much width as their words need, Chinese ones more for each letter', () => {
    const { width } = actionsColumnOf(labels('Edit', 'Delete'))
    expect(actionsColumnOf(labels('Edit', 'Delete for ever')).width).toBeGreaterThan(width)
    expect(actionsColumnOf(labels('编辑', '删除')).width).toBeGreaterThan(actionsColumnOf(labels('ab', 'cd')).width)
    expect(actionsColumnOf(labels('Edit', 'Delete', 'A', 'B')).width).toBeGreaterThan(width)
  })

  test('are as wide as their title at least', () => {
    expect(actionsColumnOf(labels('X'), 'Actions').width).toBeGreaterThan(actionsColumnOf(labels('X')).width)
    expect(actionsColumnOf(labels('Edit the whole record'), 'Do').width).toBe(
      actionsColumnOf(labels('Edit the whole record')).width,
    )
  })

  test('leave room for the longest where conditions decide which are there', () => {
    const always = labels('A', 'B', 'A very long action', 'C')
    const sometimes = always.map((each, index) => ({ ...each, isConditional: index === 0 }))
    expect(actionsColumnOf(sometimes).width).toBeGreaterThan(actionsColumnOf(always).width)
  })
})
