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

test('every kind of page and every model has the same version', () => {
  for (const kind of [...Object.keys(pageKinds), 'model'])
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

test.each([
  ['the block `html`', page({ type: 'html', id: 'note', text: 'Net' }), '`text` with `"as": "html"`'],
  [
    'a group `as` tabs',
    page({ type: 'group', id: 'views', as: 'tabs', blocks: [{ type: 'text', id: 'a', text: 'A' }] }),
    '`tabs`',
  ],
])('%s in a document of today is one issue that names the new word', (_, document, word) => {
  const { issues } = testLanguage.readDocument(JSON.stringify(document), 'words.json')
  expect(issues.map(formatIssue)).toEqual([expect.stringContaining(word)])
})
