import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { documentVersion, formatIssue, pageKinds } from '../../runtime/language/index.ts'
import { testLanguage } from './testVocabulary.ts'

const folder = new URL('migrations/words/', import.meta.url)
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8')
const kinds = readdirSync(folder).flatMap((name) => (name.endsWith('-1.json') ? [name.replace('-1.json', '')] : []))

describe.each(kinds)('a document of the kind %s with the words of the first edition', (kind) => {
  const { value, issues, isMigrated } = testLanguage.readDocument(read(`${kind}-1.json`), `${kind}.json`)

  test('is read with the words of the second and has no issue', () => {
    expect(issues.map(formatIssue)).toEqual([])
    expect(isMigrated).toBe(true)
    expect(value).toEqual(JSON.parse(read(`${kind}-2.json`)))
  })

  test('is written as a document that needs no migration', () => {
    const again = testLanguage.readDocument(testLanguage.writeDocument(value), `${kind}.json`)
    expect(again.isMigrated).toBe(false)
    expect(again.value).toEqual(value)
  })
})

test('every kind of page, every model and every table has the same version', () => {
  for (const kind of [...Object.keys(pageKinds), 'model', 'table'])
    expect(testLanguage.currentVersion(kind), kind).toBe(documentVersion)
})

const page = (block: object) => ({
  kind: 'page',
  id: 'shop.words',
  version: documentVersion,
  title: 'Words',
  source: { rest: '/shop/order' },
  blocks: [block],
})

const list = (more: object) => ({
  kind: 'list',
  id: 'shop.words',
  version: documentVersion,
  title: 'Words',
  source: { rest: '/shop/order' },
  fields: { number: { label: 'Number' } },
  columns: ['number'],
  ...more,
})

const table = {
  version: documentVersion,
  table: 'shop_order',
  path: '/shop/order',
  access: 'order',
  columns: { number: { type: 'text' } },
}

const tabs = [{ type: 'text', id: 'inner', text: 'Inner' }]
const tone = [{ when: "record.number == ''", tone: 'muted' }]

test.each([
  ['the block `html`', page({ type: 'html', id: 'note', text: 'Net' }), '`text` with `"as": "html"`'],
  ['a group `as` tabs', page({ type: 'group', id: 'views', as: 'tabs', blocks: tabs }), '`tabs`'],
  ['`item` of a repeat', page({ type: 'repeat', id: 'each', item: tabs }), '`blocks`'],
  ['`styles`', page({ type: 'timeline', id: 'events', time: 'a', text: 'b', styles: tone }), '`tones`'],
  ['`asked`', page({ type: 'stat', id: 'sum', value: '1', source: { rest: '/x', asked: true } }), '`filterable`'],
  ['`access` of a list', list({ access: 'order' }), '`accessPrefix`'],
  ['`access` of a table', table, '`accessPrefix`'],
  ['`rowStyles`', list({ rowStyles: tone }), '`rowTones`'],
  ['`folded`', list({ query: [{ field: 'number', folded: true }] }), '`collapsed`'],
  ['`readOnly`', list({ form: { layout: ['number'], readOnly: 'true' } }), '`readOnlyWhen`'],
  ['`when` of a part', list({ parts: [{ title: 'A', page: 'shop.a', when: 'true' }] }), '`showWhen`'],
  ['`query` of a tree', list({ tree: { url: '/tree', query: 'groupId' } }), '`parameter`'],
  ['`foreignKeys`', list({ import: { foreignKeys: { number: '1' } } }), '`values`'],
  ['`hint`', list({ import: { hint: 'Help' } }), '`help`'],
])('%s in a document of today is one issue that names the new word', (_, document, word) => {
  const { issues } = testLanguage.readDocument(JSON.stringify(document), 'words.json')
  expect(issues.map(formatIssue)).toEqual([expect.stringContaining(word)])
})

test('a former word beside the new one is kept and reported', () => {
  const document = { ...list({ rowTones: tone, rowStyles: [] }), version: 1 }
  const { issues, value } = testLanguage.readDocument(JSON.stringify(document), 'words.json')
  expect(issues.map(formatIssue)).toEqual([
    expect.stringContaining('`rowStyles` is not known here; it is called `rowTones` now'),
  ])
  expect(value).toMatchObject({ rowTones: tone, rowStyles: [] })
})

test('a mistake in a document of the first edition has its place, whatever the property is called now', () => {
  const text =
    '{\n  "kind": "list", "id": "shop.words", "version": 1, "title": "Words",\n  "source": { "rest": "/shop/order" },\n  "fields": { "number": { "label": "Number" } },\n  "columns": ["number"],\n  "access": 7\n}'
  const { issues } = testLanguage.readDocument(text, 'words.json')
  expect(issues.map(({ path, line, column }) => [path, line, column])).toEqual([['/accessPrefix', 6, 13]])
})
