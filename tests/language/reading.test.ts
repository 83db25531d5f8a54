import { describe, expect, test } from 'vitest'
import { findIssuesAt, formatIssue } from '../../runtime/language/index.ts'
import { createLineIndex } from '../../runtime/language/reading/lineIndex.ts'
import { readJson } from '../../runtime/language/reading/source.ts'
import { toSourceOffset } from '../../runtime/language/reading/stringOffset.ts'
import { testLanguage } from './testVocabulary.ts'

const page = (change: object): string =>
  JSON.stringify({
    kind: 'list',
    id: 'shop.thing',
    version: 1,
    title: 'Things',
    source: { rest: '/shop/thing' },
    fields: { name: { label: 'Name', widget: 'input' } },
    columns: ['name'],
    ...change,
  })

/** Milliseconds of the processor, as others may work on it meanwhile. */
function readTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

describe('a bracket that is not closed', () => {
  test.each([
    ['{\n  "a": [\n    1', 3, '`]` is missing here: the `[` of line 2 is not closed'],
    ['{\n  "a": [1],\n  "b": {},\n  "c": 1', 4, '`}` is missing here: the `{` of line 1 is not closed'],
    ['[\n  {\n    "a": [[], []]\n', 3, '`}` is missing here: the `{` of line 2 is not closed'],
    ['[[\n  1, 2\n]', 3, '`]` is missing here: the `[` of line 1 is not closed'],
  ])('in %j is told where it ends to be read, with the line where it opens', (text, line, message) => {
    expect(testLanguage.readDocument(text, 'x.json').issues).toMatchObject([{ code: 'json-syntax', line, message }])
  })
})

describe('places in a text', () => {
  test.each([
    ['lines end with LF', 'a\nbc', 3, { line: 2, column: 2 }],
    ['lines end with CRLF', 'a\r\nbc', 4, { line: 2, column: 2 }],
    ['lines end with CR', 'a\rbc', 3, { line: 2, column: 2 }],
    ['a tab is one column', '\t\tx', 2, { line: 1, column: 3 }],
    ['a letter outside the basic plane is two columns', '🙂x', 2, { line: 1, column: 3 }],
    ['an offset behind the end is the end', 'ab', 9, { line: 1, column: 3 }],
  ])('%s', (_, text, offset, position) => {
    expect(createLineIndex(text)(offset)).toEqual(position)
  })

  test.each([
    ['"abc"', 1, 2],
    ['"\\"bc"', 1, 3],
    ['"\\u0041bc"', 1, 7],
    ['"\\ud83d\\ude42x"', 2, 13],
    ['"\\\\n"', 1, 3],
    ['"ab"', 9, 3],
  ])('in %s the decoded unit %i stands at %i', (source, decoded, offset) => {
    expect(toSourceOffset(source, decoded)).toBe(offset)
  })

  test('a path is found by its value, by its name, and around what the text does not have', () => {
    const { locate } = readJson('{\n  "a": { "b/c": [1,\n    2] }\n}', 'x.json')
    expect(locate('/a/b~1c/1')).toEqual({ line: 3, column: 5 })
    expect(locate('/a/b~1c', 'key')).toEqual({ line: 2, column: 10 })
    expect(locate('/a/missing/deep')).toEqual({ line: 2, column: 8 })
    expect(locate('/a/b~1c/9')).toEqual({ line: 2, column: 17 })
    expect(locate('')).toEqual({ line: 1, column: 1 })
  })
})

describe('reading', () => {
  test('comments are read and said to be there, as the canonical writer cannot keep them', () => {
    const read = testLanguage.readDocument(`/* top */ ${page({})} // end`, 'thing.json')
    expect(read.issues).toEqual([])
    expect(read.hasComments).toBe(true)
    expect(testLanguage.readDocument(page({}), 'thing.json').hasComments).toBe(false)
  })

  test('a property called __proto__ is a plain key that changes no prototype', () => {
    const { value, issues } = testLanguage.readDocument(
      page({}).replace('{', '{"__proto__":{"polluted":1},'),
      'thing.json',
    )
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
    expect(Object.hasOwn(value as object, '__proto__')).toBe(true)
    expect(issues.map(({ code }) => code)).toEqual(['unknown-property'])
  })

  test('endless nesting is an issue at the bracket that is too deep', () => {
    const { issues } = testLanguage.readDocument('['.repeat(100_000), 'deep.json')
    expect(issues).toMatchObject([{ code: 'too-deep', line: 1, column: 101 }])
  })

  test('what was closed is no nesting any more, and no room for more of it', () => {
    const siblings = '[],'.repeat(60)
    const { issues } = testLanguage.readDocument(`[${siblings}${'['.repeat(100)}`, 'siblings.json')
    expect(issues).toMatchObject([{ code: 'too-deep', line: 1, column: 1 + siblings.length + 100 }])
  })

  test('a document with issues is given with everything that it says', () => {
    const { document, value, issues } = testLanguage.readDocument(
      page({ columns: ['name', 'nmae'], invented: { deep: [1] } }),
      'thing.json',
    )
    expect(issues).toHaveLength(2)
    expect(document).toBe(value)
    expect(value).toMatchObject({ invented: { deep: [1] }, columns: ['name', 'nmae'] })
    expect(findIssuesAt(issues, '/columns').map(({ code }) => code)).toEqual(['unknown-field'])
    expect(findIssuesAt(issues, '/column')).toEqual([])
  })

  test('a page of an unknown kind is no typed document and keeps its value', () => {
    const { document, value } = testLanguage.readDocument(page({ kind: 'wizard' }), 'thing.json')
    expect(document).toBeUndefined()
    expect(value).toMatchObject({ kind: 'wizard', columns: ['name'] })
  })

  test.each([
    ['shop/pages/a.json', '{}', 'page'],
    ['shop/models/a.json', '{}', 'model'],
    ['shop/dictionaries/a.json', '{}', 'dictionary'],
    ['shop/tables/a.json', '{}', 'table'],
    ['shop/i18n/zh.json', '{}', 'texts'],
    ['shop/rows/a.json', '[]', 'rows'],
    ['pack.json', '{}', 'pack'],
    ['a.json', '{"kind":"model"}', 'model'],
    ['a.json', '{"kind":"form"}', 'page'],
    ['a.json', '{"code":"sex","items":[]}', 'dictionary'],
    ['a.json', '{"table":"t","path":"/t","columns":{}}', 'table'],
  ])('%s with %s is read as a %s', (file, text, form) => {
    expect(testLanguage.readDocument(text, file).form).toBe(form)
  })

  test('a model among pages is one issue, and so is a page among models', () => {
    const model = JSON.stringify({ kind: 'model', id: 'shop.thing', version: 1, fields: {} })
    expect(testLanguage.readDocument(model, 'shop/pages/a.json').issues.map(formatIssue)).toEqual([
      'shop/pages/a.json:1:9 wrong-place this is a model; models stand in the folder `models`',
    ])
    expect(testLanguage.readDocument(page({}), 'shop/models/a.json').issues.map(({ code }) => code)).toEqual([
      'wrong-place',
    ])
  })

  test('an issue prints as file, line, column, code and sentence', () => {
    const text = page({ columns: ['nmae'] })
    const { issues } = testLanguage.readDocument(text, 'shop/pages/thing.json')
    expect(issues.map(testLanguage.formatIssue)).toEqual([
      `shop/pages/thing.json:1:${text.indexOf('"nmae"') + 1} unknown-field no field is called \`nmae\`; did you mean \`name\`?`,
    ])
  })

  test('a page of 200 lines is checked within 5 ms once the code is warm', () => {
    const names = Array.from({ length: 60 }, (_, index) => `field${index}`)
    const fields = Object.fromEntries(
      names.map((name) => [
        name,
        { label: name, widget: 'number', showWhen: `values.${name} > 1 && record.status == 1`, rules: [{ min: 1 }] },
      ]),
    )
    const steps = Array.from({ length: 20 }, () => ({
      request: { method: 'PUT', url: '/shop/thing/{{ record.id }}', body: { name: '{{ record.name }}' } },
    }))
    const text = JSON.stringify(
      { ...JSON.parse(page({ fields, columns: names })), rowActions: [{ id: 'go', label: 'Go', steps }] },
      null,
      2,
    )
    expect(text.split('\n').length).toBeGreaterThan(200)
    const times = Array.from({ length: 60 }, () => {
      const start = readTime()
      expect(testLanguage.readDocument(text, 'thing.json').issues).toEqual([])
      return readTime() - start
    })
    const median = times.slice(30).sort((left, right) => left - right)[15] ?? 0
    expect(median / (text.split('\n').length / 200)).toBeLessThan(5)
  })

  test('of twenty thousand names that it does not know is as long as there are names', () => {
    const measure = (count: number) => {
      const names = Array.from({ length: count }, (_, index) => [`unknown${index}`, 1])
      const text = JSON.stringify({ ...JSON.parse(page({})), ...Object.fromEntries(names) })
      const start = readTime()
      expect(testLanguage.readDocument(text, 'thing.json').issues).toHaveLength(count)
      return readTime() - start
    }
    measure(2000)
    expect(measure(20_000) / measure(5000)).toBeLessThan(8)
  })
})
