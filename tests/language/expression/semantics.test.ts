import { describe, expect, test } from 'vitest'
import { compileExpression } from '../../../runtime/language/expression/index.ts'
import { valueFrom } from './evaluation.ts'

const moment = new Date('2024-02-03T04:05:06+08:00')
const scope = {
  record: {
    id: 7,
    none: null,
    list: [1, '2', { a: 1 }],
    date: moment,
    same: new Date(moment),
    big: 10n,
    huge: 10n ** 20n,
  },
}

describe('equality by value', () => {
  test.each<[string, boolean]>([
    ["1 == '1'", true],
    ["'1' == 1", true],
    ["1 == '1.0'", true],
    ["1 == ' 1 '", true],
    ["'1' == '01'", false],
    ["'1' == '1.0'", false],
    ["1 == 'one'", false],
    ["0 == ''", false],
    ['null == undefined', true],
    ['null == 0', false],
    ["null == ''", false],
    ['null == false', false],
    ['undefined == []', false],
    ["true == 'true'", true],
    ["'false' == false", true],
    ['true == 1', false],
    ["true == 'yes'", false],
    ["[1, [2]] == ['1', ['2']]", true],
    ['[1] == [1, 2]', false],
    ["[1] == '1'", false],
    ["{ a: 1, b: [2] } == { b: ['2'], a: '1' }", true],
    ['{ a: 1 } == { a: 1, b: null }', true],
    ['{ a: 1 } == { a: 2 }', false],
    ['[] == {}', false],
    ['record.date == record.same', true],
    ["record.date == '2024-02-03 04:05:06'", true],
    ["record.date == '2024-02-03'", false],
    ["'12345678901234567890' == '12345678901234567891'", false],
    ["1 != '1'", false],
    ['null != 0', true],
    ["1 === '1'", false],
    ['1 === 1', true],
    ["'a' === 'a'", true],
    ['null === undefined', false],
    ["1 !== '1'", true],
    ['record === record', true],
    ['[] === []', false],
  ])('%s is %s', (source, value) => {
    expect(valueFrom(source, scope)).toBe(value)
  })
})

describe('order', () => {
  test.each<[string, boolean]>([
    ['1 < 2', true],
    ["'10' > '9'", true],
    ["'10' > 9", true],
    ["'b' > 'a'", true],
    ["'10' < '9a'", true],
    ["'2024-01-31' < '2024-02-01'", true],
    ['1 <= 1', true],
    ["'1' >= 2", false],
    ['null < 1', false],
    ['null > 1', false],
    ['null <= null', false],
    ['record.none >= 0', false],
    ["record.date > '2024-02-03'", true],
    ["record.date < '2024-02-04'", true],
  ])('%s is %s', (source, value) => {
    expect(valueFrom(source, scope)).toBe(value)
  })

  test.each(['7', "'7.0'", "'a'", "'2024-02-03'", 'record.date', "''"])(
    '%s is neither before nor after itself',
    (same) => {
      const results = ['<', '<=', '>', '>='].map((operator) => valueFrom(`${same} ${operator} ${same}`, scope))
      expect(results).toEqual([false, true, false, true])
    },
  )

  test('equal values of different types are within both bounds', () => {
    for (const pair of [
      "7 >= '7'",
      "'7.0' <= 7",
      "record.date >= '2024-02-03 04:05:06'",
      "'2024-02-03 04:05:06' <= record.date",
    ])
      expect(valueFrom(pair, scope)).toBe(true)
    for (const pair of ["7 > '7'", "'7.0' < 7", "record.date > '2024-02-03 04:05:06'"])
      expect(valueFrom(pair, scope)).toBe(false)
  })
})

describe('arithmetic and texts', () => {
  test.each<[string, unknown]>([
    ['1 + 2', 3],
    ["1 + '2'", '12'],
    ["'a' + null + undefined + 1 + true", 'a1true'],
    ['null + 1', 1],
    ['true + 1', 2],
    ["'3' * '4'", 12],
    ["'' - 1", -1],
    ["'abc' * 2", null],
    ['[1] + 1', null],
    ['1 / 0', null],
    ['0 / 0', null],
    ['5 % 3', 2],
    ['-5 % 3', -2],
    ['5 % 0', null],
    ['1e308 * 10', null],
    ['0 * -1', 0],
    ['-null', 0],
    ["+'5'", 5],
    ["-'x'", null],
    ["'' + [1, [2, 3], null]", '1,2,3,'],
    ["'' + { a: [1, 'x', null], b: undefined }", '{"a":[1,"x",null],"b":null}'],
    ["'' + record.date", '2024-02-03 04:05:06'],
    ['record.big + 1', 11],
    ["'' + record.huge", '100000000000000000000'],
  ])('%s gives its value', (source, value) => {
    expect(valueFrom(source, scope)).toStrictEqual(value)
  })
})

describe('in', () => {
  test.each<[string, boolean]>([
    ["'1' in [1, 2]", true],
    ['3 in [1, 2]', false],
    ['{ a: 1 } in record.list', true],
    ['null in [undefined]', true],
    ["'id' in record", true],
    ["'none' in record", true],
    ["'toString' in record", false],
    ["'ell' in 'hello'", true],
    ["'' in 'hello'", true],
    ["null in 'hello'", false],
    ['1 in 512', false],
    ["'a' in null", false],
    ['[1] in { a: 1 }', false],
    ["!('a' in ['b'])", true],
  ])('%s is %s', (source, value) => {
    expect(valueFrom(source, scope)).toBe(value)
  })
})

describe('logic', () => {
  test.each<[string, unknown]>([
    ["0 || 'x'", 'x'],
    ["'' && 1", ''],
    ["'0' && 1", 1],
    ['0 ?? 1', 0],
    ['null ?? undefined ?? 3', 3],
    ['[] ? 1 : 2', 1],
    ['!null', true],
    ["!''", true],
    ["!'0'", false],
  ])('%s gives its value', (source, value) => {
    expect(valueFrom(source, scope)).toEqual(value)
  })

  test('a name that the scope does not have is undefined', () => {
    expect(valueFrom('selection', scope)).toBeUndefined()
  })
})

describe('results', () => {
  test('a result is a copy, so that changing it changes nothing in the scope', () => {
    const rows = [{ id: 1, tags: ['a'] }]
    const result = valueFrom('rows', { rows }) as typeof rows
    result[0]?.tags.push('b')
    result.push({ id: 2, tags: [] })
    expect(rows).toEqual([{ id: 1, tags: ['a'] }])
  })

  test('every evaluation makes its lists and objects anew', () => {
    const scope = {}
    expect(valueFrom('[1]', scope)).not.toBe(valueFrom('[1]', scope))
  })

  test('a date of the scope comes out as an equal date', () => {
    const result = valueFrom('record.date', scope)
    expect(result).toEqual(moment)
    expect(result).not.toBe(moment)
  })

  test('what is no data does not come out, at any depth', () => {
    class Person {
      name = 'Ann'
    }
    const record = { call: () => 1, person: new Person(), kept: 1, list: [Symbol('s'), Number.NaN], set: new Set([1]) }
    expect(valueFrom('record', { record })).toEqual({ kept: 1, list: [undefined, null] })
  })

  test.each([
    ['a function', () => 1],
    ['a class', class {}],
    ['the global object', globalThis],
    ['the prototype of objects', Object.prototype],
    ['the prototype of lists', Array.prototype],
    ['the prototype of a class', class Person {}.prototype],
    ['an instance of a class', new (class Person {})()],
    ['a map', new Map()],
    ['an error', new Error('x')],
    ['a symbol', Symbol('x')],
  ])('%s reads as undefined', (_, thing) => {
    expect(
      valueFrom('[record.thing, rows[0], isEmpty(self), text(self)]', {
        record: { thing },
        rows: [thing],
        self: thing,
      }),
    ).toEqual([undefined, undefined, true, ''])
  })

  test('an accessor reads as undefined and does not run', () => {
    const record = {
      get secret(): string {
        throw new Error('The accessor ran.')
      },
    }
    expect(valueFrom('[record.secret, record]', { record })).toEqual([undefined, { secret: undefined }])
  })

  test('members of an observable object are read through it, so that it sees them', () => {
    const seen: unknown[] = []
    const target = { sex: '1', list: [{ id: 2 }] }
    const values = new Proxy(target, {
      get(object, key) {
        seen.push(key)
        return Reflect.get(object, key)
      },
    })
    expect(valueFrom('values.sex + values.list[0].id', { values })).toBe('12')
    expect(seen).toEqual(['sex', 'list'])
  })

  test('long texts of a scope pass whole when nothing is made of them', () => {
    const content = 'x'.repeat(300_000)
    expect(valueFrom('record.content', { record: { content } })).toBe(content)
  })
})

describe('the item of a formula', () => {
  test('stands before that of the scope, and not outside of the formula', () => {
    expect(valueFrom('map([1, 2], item)', { item: 'outer' })).toEqual([1, 2])
    expect(valueFrom('[map([1, 2], item), item]', { item: 'outer' })).toEqual([[1, 2], 'outer'])
  })

  test('is a name in a formula alone, where a place has none of its own', () => {
    const compile = (source: string) => compileExpression(source, { names: ['rows'] })
    expect(compile('where(rows, item.a)').ok).toBe(true)
    expect(compile('where(item, item.a)')).toMatchObject({
      ok: false,
      errors: [{ message: expect.stringContaining('`item` is not a name here') }],
    })
    expect(compile('where(rows, record.a)').ok).toBe(false)
  })

  test('costs what it takes: a formula over many items ends at the limit', () => {
    const rows = Array.from({ length: 9_000 }, (_, id) => ({ id }))
    const compiled = compileExpression('map(rows, map(rows, item.id))')
    if (!compiled.ok) throw new Error('compiles')
    expect(compiled.expression.evaluate({ rows })).toMatchObject({ ok: false })
  })
})
