import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listExpressionFunctions } from '../../../runtime/language/expression/index.ts'
import { setTimeZones, wireZone } from '../../../runtime/language/index.ts'
import { valueFrom } from './evaluation.ts'

const scope = {
  record: {
    none: null,
    date: new Date('2024-01-31T13:14:15+08:00'),
    broken: new Date(Number.NaN),
    stamp: Date.parse('2020-05-06T00:00:00+08:00'),
  },
  rows: [
    { id: 2, name: 'b', price: '2.5', owner: null },
    { id: 10, name: 'a', price: 4, owner: 'x' },
    { id: 1, name: null, price: 'free', owner: 'x' },
  ],
}

const cases: Readonly<Record<string, readonly (readonly [string, unknown])[]>> = {
  format: [
    ['format(12.5, "money", "USD")', '12.5'],
    ['format(null, "money")', ''],
    ['format([1, 2], "number")', '1,2'],
  ],
  len: [
    ["len('中文')", 2],
    ['len([1, 2, 3])', 3],
    ['len({ a: 1 })', 1],
    ['len(null)', 0],
    ['len(12345)', 5],
  ],
  upper: [
    ["upper('aß')", 'ASS'],
    ['upper(null)', ''],
  ],
  lower: [["lower('AB')", 'ab']],
  trim: [["trim('  a b ')", 'a b']],
  contains: [
    ["contains('hello', 'ell')", true],
    ['contains([1, 2], "2")', true],
    ["contains({ a: 1 }, 'a')", true],
    ['contains(1234, 23)', true],
    ["contains(null, 'a')", false],
  ],
  startsWith: [
    ["startsWith('hello', 'he')", true],
    ['startsWith(123, 1)', true],
    ["startsWith('hello', 'lo')", false],
  ],
  endsWith: [
    ["endsWith('hello', 'lo')", true],
    ["endsWith('hello', 'he')", false],
  ],
  replace: [
    ["replace('a-b-c', '-', '+')", 'a+b+c'],
    ["replace('a.b', '.', '$&')", 'a$&b'],
    ["replace('abc', '', 'x')", 'abc'],
  ],
  split: [
    ["split('a,b', ',')", ['a', 'b']],
    ["split('', ',')", []],
    ["split('ab', '')", ['a', 'b']],
  ],
  join: [
    ["join(['a', 1, null])", 'a,1,'],
    ["join(['a', 'b'], ' / ')", 'a / b'],
    ["join('single')", 'single'],
    ['join(null)', ''],
  ],
  substring: [
    ["substring('hello', 1, 3)", 'el'],
    ["substring('hello', 2)", 'llo'],
    ["substring('hello', -5, 99)", 'hello'],
  ],
  padStart: [
    ['padStart(7, 3, 0)', '007'],
    ["padStart('a', 3)", '  a'],
    ["padStart('abc', 2, 'x')", 'abc'],
    ["padStart('a', 5, '')", 'a'],
  ],
  text: [
    ['text(1.5)', '1.5'],
    ['text(null)', ''],
    ['text([1, 2])', '1,2'],
    ['text({ a: true })', '{"a":true}'],
    ['text(record.broken)', ''],
  ],
  number: [
    ["number(' -1.5e2 ')", -150],
    ["number('')", null],
    ["number('0x10')", null],
    ["number('12px')", null],
    ['number(true)', 1],
    ['number(null)', null],
    ['number([1])', null],
  ],
  round: [
    ['round(2.5)', 3],
    ['round(-2.5)', -3],
    ['round(1.005, 2)', 1.01],
    ['round(1234.5, -2)', 1200],
    ["round('2.345', '2')", 2.35],
    ["round('x')", null],
    ['round(1e21, 3)', 1e21],
    ['round(0.00000012345, 9)', 1.23e-7],
    ['round(1.5, 999)', 1.5],
  ],
  floor: [
    ['floor(-1.5)', -2],
    ["floor('x')", null],
  ],
  ceil: [
    ['ceil(1.2)', 2],
    ['ceil(-0.5)', 0],
  ],
  abs: [["abs('-3')", 3]],
  min: [
    ['min(3, 1, 2)', 1],
    ["min([3, '1', null, 'x'])", 1],
    ['min([])', null],
  ],
  max: [
    ['max(3, [9, 4], 2)', 9],
    ['max(null)', null],
  ],
  sum: [
    ["sum([1, '2', null, 'x'], 3)", 6],
    ['sum([])', 0],
  ],
  avg: [
    ['avg(1, 2, 3)', 2],
    ['avg([])', null],
  ],
  mod: [
    ['mod(-1, 3)', 2],
    ['mod(7, 3)', 1],
    ['mod(1, 0)', null],
    ["mod('x', 1)", null],
  ],
  now: [['now()', '2024-02-29 08:09:10']],
  today: [['today()', '2024-02-29']],
  formatDate: [
    ["formatDate('2024-03-05', 'DD.MM.YYYY')", '05.03.2024'],
    ["formatDate('2024-03-05 06:07:08', 'HH:mm:ss')", '06:07:08'],
    ["formatDate('2024-03-05T06:07', 'YYYY年MM月DD日 HH:mm')", '2024年03月05日 06:07'],
    ["formatDate(record.date, 'YYYY-MM-DD HH:mm:ss')", '2024-01-31 13:14:15'],
    ["formatDate(record.stamp, 'YYYY-MM-DD')", '2020-05-06'],
    ["formatDate('2024-02-30', 'YYYY')", ''],
    ["formatDate('2024-02-03 25:00', 'YYYY')", ''],
    ["formatDate('soon', 'YYYY')", ''],
    ["formatDate(record.broken, 'YYYY')", ''],
    ["formatDate(null, 'YYYY')", ''],
    ["formatDate('0099-01-02', 'YYYY')", '0099'],
  ],
  addDays: [
    ["addDays('2024-02-28', 2)", '2024-03-01'],
    ["addDays('2024-03-01 10:00:00', -1)", '2024-02-29 10:00:00'],
    ["addDays(record.date, '1')", '2024-02-01 13:14:15'],
    ["addDays('never', 1)", null],
    ["addDays('2024-01-01', 1e12)", null],
  ],
  addMonths: [
    ["addMonths('2024-01-31', 1)", '2024-02-29'],
    ["addMonths('2024-03-31', -13)", '2023-02-28'],
    ["addMonths('2024-12-15 01:02:03', 1)", '2025-01-15 01:02:03'],
    ["addMonths('2024-01-31', 1e9)", null],
  ],
  secondsBetween: [
    ["secondsBetween('2024-01-31 13:14:15', '2024-01-31 14:14:16')", 3601],
    ["secondsBetween('2024-02-01', '2024-01-31 23:59:59')", -1],
    ["secondsBetween('2024-02-01', 'never')", null],
  ],
  addSeconds: [
    ["addSeconds('2024-01-31 23:59:59', 1)", '2024-02-01 00:00:00'],
    ["addSeconds('2024-02-01', -60)", '2024-01-31 23:59:00'],
    ['addSeconds(null, 1)', null],
  ],
  daysBetween: [
    ["daysBetween('2024-02-28', '2024-03-01')", 2],
    ["daysBetween('2024-01-02 23:59:59', '2024-01-01 00:00:00')", -1],
    ["daysBetween('2024-03-30', '2024-04-02')", 3],
    ["daysBetween('x', '2024-04-02')", null],
  ],
  year: [
    ["year('2024-03-05')", 2024],
    ['year(null)', null],
  ],
  month: [
    ["month('2024-03-05')", 3],
    ['month(record.date)', 1],
  ],
  day: [["day('2024-03-05 23:59:59')", 5]],
  first: [
    ['first([5, 6])', 5],
    ['first([])', undefined],
    ["first('a')", 'a'],
  ],
  last: [
    ['last([5, 6])', 6],
    ['last(null)', undefined],
  ],
  at: [
    ['at([5, 6], 1)', 6],
    ['at([5, 6], -2)', 5],
    ['at([5, 6], 9)', undefined],
  ],
  count: [
    ['count(rows)', 3],
    ['count(null)', 0],
    ['count(record)', 1],
  ],
  includes: [
    ["includes([1, 2], '2')", true],
    ['includes(null, null)', false],
  ],
  indexOf: [
    ["indexOf(['a', 'b'], 'b')", 1],
    ["indexOf(['a'], 'z')", -1],
  ],
  slice: [
    ['slice([1, 2, 3], 1)', [2, 3]],
    ['slice([1, 2, 3], 0, -1)', [1, 2]],
  ],
  reverse: [['reverse([1, 2])', [2, 1]]],
  unique: [
    ["unique([1, '1', 2, null, undefined, 'null'])", [1, 2, null, 'null']],
    ["unique([{ a: 1 }, { a: '1' }, [1]])", [{ a: 1 }, [1]]],
  ],
  sort: [
    ["sort([10, '9', null, 1])", [1, '9', 10, null]],
    ["sort(['b', 'a'])", ['a', 'b']],
    ["pluck(sort(rows, 'id'), 'id')", [1, 2, 10]],
    ["pluck(sort(rows, 'name'), 'name')", ['a', 'b', null]],
  ],
  where: [
    ["pluck(where(rows, item.owner == 'x'), 'id')", [10, 1]],
    ['where(rows, item.id > 100)', []],
    ['where(null, item)', []],
    ['where([1, 2, 3], item > 1)', [2, 3]],
    ["pluck(where(rows, count(where([1, 2], item > 1)) == 1 && item.id > 2), 'id')", [10]],
  ],
  map: [
    ['map(rows, item.id * 2)', [4, 20, 2]],
    ['map([1, 2], { value: item })', [{ value: 1 }, { value: 2 }]],
    ["map(rows, item[lower('CONSTRUCTOR')])", [undefined, undefined, undefined]],
    ["map([[1, 2], [3]], join(map(item, item + 1), '-'))", ['2-3', '4']],
    ["map('single', item)", ['single']],
  ],
  sortBy: [
    ["pluck(sortBy(rows, item.id), 'id')", [1, 2, 10]],
    ["pluck(sortBy(rows, item.id, 'desc'), 'id')", [10, 2, 1]],
    ["pluck(sortBy(rows, item.name), 'name')", ['a', 'b', null]],
    ["pluck(sortBy(rows, item.name, 'desc'), 'name')", ['b', 'a', null]],
  ],
  groupBy: [
    [
      "map(groupBy(rows, item.owner), { key: item.key, ids: pluck(item.rows, 'id') })",
      [
        { key: null, ids: [2] },
        { key: 'x', ids: [10, 1] },
      ],
    ],
    ['groupBy([], item)', []],
    ["pluck(groupBy([{ a: [1] }, { a: ['1'] }, { a: [2] }], item.a), 'key')", [[1], [2]]],
  ],
  pluck: [
    ["pluck(rows, 'name')", ['b', 'a', null]],
    ["pluck(rows, 'constructor')", [undefined, undefined, undefined]],
  ],
  filterBy: [
    ["pluck(filterBy(rows, 'owner', 'x'), 'id')", [10, 1]],
    ["count(filterBy(rows, 'owner', null))", 1],
  ],
  sumBy: [
    ["sumBy(rows, 'price')", 6.5],
    ["sumBy(null, 'price')", 0],
  ],
  isEmpty: [
    ['isEmpty(null)', true],
    ["isEmpty('')", true],
    ['isEmpty([])', true],
    ['isEmpty({})', true],
    ['isEmpty(0)', false],
    ['isEmpty(false)', false],
    ['isEmpty([null])', false],
  ],
  coalesce: [
    ["coalesce(null, undefined, '', 1)", ''],
    ['coalesce(null)', null],
  ],
  if: [
    ["if(1 < 2, 'yes', 'no')", 'yes'],
    ["if(null, 'yes', 'no')", 'no'],
  ],
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2024-02-29T08:09:10+08:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe.each(Object.entries(cases))('%s', (_, rows) => {
  test.each(rows)('%s gives its value', (source, value) => {
    expect(valueFrom(source, scope)).toStrictEqual(value)
  })
})

test('every function of the table has cases here, a signature and a summary', () => {
  expect(
    listExpressionFunctions()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(Object.keys(cases).toSorted())
  for (const { name, signature, summary } of listExpressionFunctions()) {
    expect(signature.startsWith(`${name}(`)).toBe(true)
    expect(summary).toMatch(/^[A-Z].*\.$/)
  }
})

test('every function takes nothing and odd values without failing', () => {
  const odd = ['null', 'undefined', "''", "'x'", '-1', '1e4', 'true', '[]', '[[null], {}]', '{ a: 1 }', 'record.broken']
  for (const { name, signature } of listExpressionFunctions()) {
    const count = signature.endsWith('()') ? 0 : signature.split(',').length
    for (const value of odd) {
      for (const other of odd) {
        const values = [value, other, value, other].slice(0, count)
        expect(() => valueFrom(`${name}(${values.join(', ')})`, scope), `${name}(${values})`).not.toThrow()
      }
    }
  }
})

test('a function leaves the lists that it is given as they are', () => {
  const rows = [{ id: 2 }, { id: 1 }]
  valueFrom("reverse(sort(rows, 'id'))", { rows })
  expect(rows).toEqual([{ id: 2 }, { id: 1 }])
})

describe('in another zone than that of the wire', () => {
  beforeEach(() => {
    setTimeZones({ person: 'America/New_York' })
    vi.setSystemTime('2026-03-08T07:30:00Z')
  })
  afterEach(() => setTimeZones({ person: wireZone }))

  test.each([
    ['now()', '2026-03-08 15:30:00'],
    ['today()', '2026-03-08'],
    ["formatDate(now(), 'HH:mm')", '03:30'],
    ["formatDate('2026-03-08 10:00:00', 'YYYY-MM-DD')", '2026-03-07'],
    ["formatDate('2026-03-08', 'YYYY-MM-DD')", '2026-03-08'],
    ["day('2026-03-08 10:00:00')", 7],
    // The same time of day for the person, although the clocks went forward between.
    ["addDays('2026-03-08 11:00:00', 1)", '2026-03-09 10:00:00'],
    ["addDays('2026-03-08', 1)", '2026-03-09'],
    ["daysBetween('2026-03-08 10:00:00', today())", 1],
    // Twenty-three hours pass on the day on which the clocks go forward.
    ["secondsBetween('2026-03-08', '2026-03-09')", 82_800],
    ["formatDate(addSeconds('2026-03-08', 10800), 'HH:mm')", '04:00'],
  ])('%s gives its value', (source, value) => {
    expect(valueFrom(source, {})).toBe(value)
  })
})
