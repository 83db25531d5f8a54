import { describe, expect, test } from 'vitest'
import { toKeptAddress } from '../../runtime/data/useEditorImages.ts'
import { toChildren, toGroups, toSummary } from '../../widgets/json-view/branches.ts'
import { checkJson } from '../../widgets/json-view/checkJson.ts'
import { formatJson, readJson } from '../../widgets/json-view/readJson.ts'
import { imageMarkdown } from '../../widgets/markdown/imageMarkdown.ts'
import { markdownWordsOnly } from '../../widgets/markdown/markdownWordsOnly.ts'
import { findJsonIssue } from '../../widgets/shared/jsonIssue.ts'

describe('a text stops being JSON', () => {
  test.each([
    ['{', 1, 2],
    ['{"a" 1}', 1, 6],
    ['{\n  "a": x\n}', 2, 8],
    ['[1,]', 1, 4],
    ['// no\n1', 1, 1],
    ['{"a":1} 2', 1, 9],
    ["{'a':1}", 1, 2],
  ])('%j: at line %i, column %i', (text, line, column) => {
    expect(findJsonIssue(text)).toMatchObject({ line, column })
    expect(checkJson(text)).toEqual({ text: '@:widgets.json-view.wrong', values: { line, column } })
  })

  test.each(['', ' \n', '1', '"a"', 'null', '[]', '{"a":[1,{"b":null}]}'])('never: %j', (text) => {
    expect(findJsonIssue(text)).toBeUndefined()
    expect(checkJson(text)).toBeUndefined()
  })

  test('and what is a value already is one', () => expect(checkJson({ a: 1 })).toBeUndefined())
})

describe('JSON is read', () => {
  test('from text, and from itself', () => {
    expect(readJson('{"a":1}')).toEqual({ value: { a: 1 } })
    expect(readJson({ a: 1 })).toEqual({ value: { a: 1 } })
    expect(readJson('no')).toBeUndefined()
  })
  test('into lines, while other text stays', () => {
    expect(formatJson('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}')
    expect(formatJson('no')).toBe('no')
    expect(formatJson(undefined)).toBe('')
  })
})

describe('a big value of JSON', () => {
  test('shows a hundred children as they are', () => {
    expect(toGroups(toChildren(Array.from({ length: 100 }, () => 1)))).toBeUndefined()
  })
  test.each([
    [101, 2, '0 … 99'],
    [5000, 50, '0 … 99'],
    [12_000, 100, '0 … 119'],
    [1_000_000, 100, '0 … 9999'],
  ])('of %i children shows %i groups', (length, groups, first) => {
    const made = toGroups(toChildren(Array.from({ length }, () => 1))) ?? []
    expect(made).toHaveLength(groups)
    expect(made[0]?.name).toBe(first)
    expect(made.reduce((sum, group) => sum + group.children.length, 0)).toBe(length)
  })
  test('says how much it holds', () => {
    expect(toSummary([1, 2])).toBe('[ 2 ]')
    expect(toSummary({ a: 1 })).toBe('{ 1 }')
  })
})

test.each([
  ['temp/a.png', 'A lake', '![A lake](temp/a.png)'],
  ['https://example.com/a (1).png', 'a]b[c', '![a\\]b\\[c](https://example.com/a%20%281%29.png)'],
  ['temp/a.png', 'two\nlines', '![two lines](temp/a.png)'],
  ['temp/a>b.png', '', '![](temp/a%3Eb.png)'],
])('the picture %j with the remark %j is %s', (address, remark, text) =>
  expect(imageMarkdown(address, remark)).toBe(text),
)

test.each([
  ['# Title\n\nText', 'Title Text'],
  ['**bold** and _soft_ and `code` and ~~gone~~', 'bold and soft and code and gone'],
  ['- one\n- [x] two\n1. three\n> four', 'one two three four'],
  ['[words](https://example.com) ![picture](a.png)', 'words picture'],
  ['| A | B |\n| --- | --- |\n| 1 | 2 |', 'A B 1 2'],
  ['```js\nlet a_b = 1\n```', 'let a_b = 1'],
  ['snake_case_name and 2*3*4', 'snake_case_name and 2*3*4'],
  ['<b>{{1+1}}</b>', '<b>{{1+1}}</b>'],
])('a person reads of %j only %j', (text, words) => expect(markdownWordsOnly(text)).toBe(words))

test.each(['\n', '[', '-', '* ', '`'])('a cell of a book of %j is there at once', (sign) => {
  const { user } = process.threadCpuUsage()
  expect(markdownWordsOnly(sign.repeat(200_000)).length).toBeLessThan(2100)
  expect(process.threadCpuUsage().user - user).toBeLessThan(100_000)
})

test.each([
  ['temp/a.png', 'https://app.example/api/sys/common/static/temp/a.png?token=t', '/api/sys/common/static/temp/a.png'],
  ['temp/a.png', 'https://other.example/static/temp/a.png', 'https://other.example/static/temp/a.png'],
  ['https://cdn.example/a.png?key=1', 'https://cdn.example/a.png?key=1', 'https://cdn.example/a.png?key=1'],
])('a text keeps the stored picture %j as an address without the session', (path, url, kept) =>
  expect(toKeptAddress(path, url, 'https://app.example')).toBe(kept),
)
