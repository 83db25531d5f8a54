import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { testLanguage } from './testVocabulary.ts'

const sound = (name: string): string => readFileSync(new URL(`sound/${name}.json`, import.meta.url), 'utf8')
const parse = (name: string): Record<string, unknown> =>
  testLanguage.readDocument(sound(name), `${name}.json`).value as Record<string, unknown>
const rewrite = (text: string): string => testLanguage.writeDocument(testLanguage.readDocument(text, 'x.json').value)

/** Values of JSON with keys that documents know and keys that they do not. */
const keys = fc.oneof(
  fc.constantFrom(
    'label',
    'widget',
    'fields',
    'props',
    'steps',
    'request',
    'columns',
    'default',
    '__proto__',
    '10',
    '2',
  ),
  fc.string(),
)
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.string({ unit: 'binary' }),
    tie('list'),
    tie('object'),
  ),
  list: fc.array(tie('value'), { maxLength: 4 }),
  object: fc.dictionary(keys, tie('value'), { maxKeys: 5 }),
})).value

vi.setConfig({ testTimeout: 60_000 })

describe('the canonical text', () => {
  test.each(['list', 'form', 'picker', 'model'])(
    'of the %s reads back as the same document and is written the same again',
    (name) => {
      const text = testLanguage.writeDocument(parse(name))
      expect(rewrite(text)).toBe(text)
      expect(testLanguage.readDocument(text, 'x.json').issues).toEqual([])
    },
  )

  test('has the keys in the order of the schema and unknown ones after them, at every level', () => {
    const text = testLanguage.writeDocument({
      extra: 1,
      columns: [{ width: 80, mine: true, field: 'name' }],
      title: 'Things',
      fields: { z: { widget: 'input', label: 'Z' }, a: {} },
      id: 'shop.thing',
      version: 1,
      kind: 'list',
    })
    expect(text).toBe(`{
  "kind": "list",
  "id": "shop.thing",
  "version": 1,
  "title": "Things",
  "fields": { "z": { "label": "Z", "widget": "input" }, "a": {} },
  "columns": [{ "field": "name", "width": 80, "mine": true }],
  "extra": 1
}
`)
  })

  test('takes a line for each entry of what is longer than 120 columns, and no line is longer without need', () => {
    const text = testLanguage.writeDocument(parse('list'))
    const long = text.split('\n').filter((line) => line.length > 120)
    expect(long).toEqual([])
    const columns = Array.from({ length: 12 }, (_, index) => `columnNumber${index}`)
    const broken = testLanguage.writeDocument({ kind: 'list', columns })
    expect(broken).toContain('  "columns": [\n    "columnNumber0",\n    "columnNumber1",')
    const line = testLanguage.writeDocument({ kind: 'list', title: 'x'.repeat(300) }).split('\n')[2]
    expect(line).toHaveLength(300 + '  "title": ""'.length)
  })

  test('fills a line to its 120th column', () => {
    const textOf = (length: number): readonly string[] =>
      testLanguage.writeDocument({ kind: 'list', columns: ['a'.repeat(length)] }).split('\n')
    const available = 120 - '  "columns": [""],'.length
    expect(textOf(available)[2]).toHaveLength(119)
    expect(textOf(available + 1)[2]).toBe('  "columns": [')
  })

  test('leaves defaults out, but not where they override a field of the model', () => {
    const model = {
      kind: 'model',
      id: 'shop.thing',
      version: 1,
      key: 'id',
      fields: { name: { editable: 'always', props: { allowClear: false }, widget: 'input' } },
    }
    expect(JSON.parse(testLanguage.writeDocument(model))).toEqual({
      kind: 'model',
      id: 'shop.thing',
      version: 1,
      fields: { name: { widget: 'input', props: {} } },
    })
    const page = {
      kind: 'list',
      id: 'shop.thing',
      version: 1,
      title: 'T',
      key: 'id',
      fields: { name: { editable: 'always', required: false } },
      columns: [{ field: 'name', hidden: false }],
    }
    expect(JSON.parse(testLanguage.writeDocument(page))).toEqual({ ...page, columns: [{ field: 'name' }] })
  })

  test('law: what was written reads as what was given, unknown data and all', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('list', 'form', 'picker', 'model'),
        fc.dictionary(
          fc.string({ minLength: 1 }).map((key) => `x-${key}`),
          json,
        ),
        (name, extra) => {
          const given = {
            ...(testLanguage.readDocument(testLanguage.writeDocument(parse(name)), 'x.json').value as object),
            ...extra,
          }
          const text = testLanguage.writeDocument(given)
          expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(given)))
        },
      ),
      { numRuns: 300 },
    )
  })

  test('law: writing what was read from the text changes no byte, whatever the document', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('list', 'form', 'picker', 'model', 'wizard'),
        fc.dictionary(keys, json, { maxKeys: 8 }),
        (kind, given) => {
          const once = testLanguage.writeDocument({ ...given, kind })
          expect(rewrite(once)).toBe(once)
          expect(rewrite(rewrite(JSON.stringify({ ...given, kind })))).toBe(rewrite(JSON.stringify({ ...given, kind })))
        },
      ),
      { numRuns: 1000 },
    )
  })
})
