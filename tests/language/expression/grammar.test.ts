import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { valueFrom } from './evaluation.ts'

const record = {
  name: '文档',
  tags: ['a', 'b'],
  owner: { name: 'Ann', 'full name': 'Ann Lee', in: 'office' },
  年龄: 30,
}

describe('literals', () => {
  test.each<[string, unknown]>([
    ['1', 1],
    ['1.25', 1.25],
    ['.5', 0.5],
    ['2e3', 2000],
    ['1.5E-1', 0.15],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    ["'text'", 'text'],
    ['"text"', 'text'],
    ["'it\\'s'", "it's"],
    ['"a\\n\\t\\r\\b\\f\\v\\0\\\\\\"\\/"', 'a\n\t\r\b\f\v\0\\"/'],
    ["'\\x41\\u4e2d\\u{1F600}'", 'A中😀'],
    ["'}}'", '}}'],
    ['true', true],
    ['false', false],
    ['null', null],
    ['undefined', undefined],
    ['[]', []],
    ["[1, 'a', [true]]", [1, 'a', [true]]],
    ['[1, 2,]', [1, 2]],
    ['{}', {}],
    ["{ a: 1, 'b c': [2], in: 3, }", { a: 1, 'b c': [2], in: 3 }],
    ['{ 状态: 1 }', { 状态: 1 }],
  ])('%s is read', (source, value) => {
    expect(valueFrom(source)).toEqual(value)
  })
})

describe('members', () => {
  test.each<[string, unknown]>([
    ['record.name', '文档'],
    ['record.年龄', 30],
    ['record.owner.name', 'Ann'],
    ["record['owner']['full name']", 'Ann Lee'],
    ['record.owner.in', 'office'],
    ['record.tags[1]', 'b'],
    ["record.tags['0']", 'a'],
    ['record.tags.length', 2],
    ['record.name.length', 2],
    ['record.name[1]', '档'],
    ['record?.owner?.name', 'Ann'],
    ["record?.['name']", '文档'],
    ['record\n  .owner\n  .name', 'Ann'],
    ['[1, 2, 3][1]', 2],
    ["{ 'a': 5 }.a", 5],
    ["{ '1': 'green', '2': 'red' }[1]", 'green'],
    ['first(record.tags).length', 1],
    ['true ?.5 : 1', 0.5],
    ['record.none.deeper.still', undefined],
    ['record.tags[-1]', undefined],
    ['record.tags[9]', undefined],
    ['record.tags.none', undefined],
    ['record[null]', undefined],
    ['(1).a', undefined],
    ['null.a', undefined],
  ])('%s reads own members and nothing else', (source, value) => {
    expect(valueFrom(source, { record })).toEqual(value)
  })
})

describe('precedence', () => {
  // Numbers and booleans alone mean the same in JavaScript, which is therefore the judge of what binds tighter.
  test.each([
    '1 + 2 * 3',
    '(1 + 2) * 3',
    '10 - 4 - 3',
    '100 / 10 / 2',
    '17 % 10 % 4',
    '2 * 3 % 4',
    '-2 * -3',
    '- -2',
    '+3 - +1',
    '!true || true',
    '!(true || true)',
    '!!0 === false',
    '1 + 1 < 3',
    '(1 < 2) == true',
    'true || false && false',
    '(true || false) && false',
    '1 < 2 && 3 > 2',
    '1 === 2 || 2 === 2',
    'true ? 1 : false ? 2 : 3',
    'false ? 1 : false ? 2 : 3',
    'true ? false ? 1 : 2 : 3',
    'false || true ? 1 + 1 : 0',
    'null ?? 1 + 2',
    '(null ?? false) || 7',
    '0 || 5 - 2',
    '1 && 2 && 3',
    '0 ?? 4',
    '[1, 2 + 3][0 + 1]',
    '1-1',
    '3 - -1',
  ])('%s reads as in JavaScript', (source) => {
    expect(valueFrom(source)).toEqual(runInNewContext(source))
  })
})
