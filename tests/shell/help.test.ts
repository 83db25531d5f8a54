import { expect, test } from 'vitest'
import { languages } from '../../runtime/i18n/index.ts'
import { schemaNames } from '../../runtime/language/schema/schemaNames.ts'
import { toAbout } from '../../runtime/shell/help/about.ts'
import { findMenuPages } from '../../runtime/shell/help/findMenuPages.ts'
import { guide } from '../../runtime/shell/help/guide.ts'
import { referenceTexts, shortcutTexts } from '../../runtime/shell/help/helpTexts.ts'
import { toKeyName } from '../../runtime/shell/help/toKeyName.ts'
import type { AppMap, RouteNode } from '../../runtime/shell/routing/appMap.ts'
import { shortcuts } from '../../runtime/ui/index.ts'

const node = (path: string, pageId: string): readonly [string, RouteNode] => [
  path,
  { path, title: path, icon: null, trail: [], keepsAlive: true, hidesTrail: false, target: { kind: 'page', pageId } },
]

test('the help has words for every shortcut and every step, in each language', () => {
  expect(Object.keys(shortcutTexts).sort()).toEqual(Object.keys(shortcuts).sort())
  for (const language of languages) {
    for (const texts of Object.values(shortcutTexts)) expect(texts[language]).not.toBe('')
    for (const { steps, title } of guide) for (const texts of [title, ...steps]) expect(texts[language]).not.toBe('')
  }
})

test('the help leads to the schema of every document, and to that of pages once', () => {
  const ofDocuments = schemaNames.filter((name) => !name.startsWith('page.'))
  expect(Object.keys(referenceTexts).sort()).toEqual(ofDocuments.toSorted())
  for (const language of languages) {
    const names = Object.values(referenceTexts).map((texts) => texts[language])
    expect(new Set(names).size).toBe(names.length)
  }
})

test('the guide links to the pages that are in the menu of the person, and to no others', () => {
  const exact = new Map([node('/a', 'system.user'), node('/b', 'system.other')])
  const map = { exact, patterns: [] } as unknown as AppMap
  expect(findMenuPages(map, ['system.role', 'system.user']).map(({ path }) => path)).toEqual(['/a'])
})

test('a keyboard of Apple has Command where others have Control', () => {
  expect(['Ctrl', 'K'].map((key) => toKeyName(key, 'MacIntel'))).toEqual(['⌘', 'K'])
  expect(['Ctrl', 'ArrowUp', 'Escape'].map((key) => toKeyName(key, 'Linux'))).toEqual(['Ctrl', '↑', 'Esc'])
})

test('of what a server says of itself the help shows what it has words for', () => {
  const page = { form: 'page', address: '/api/about/page.schema.json' }
  expect(toAbout({ version: '1.2.3', references: [page, { form: 'toString', address: '/x' }, null] })).toEqual({
    version: '1.2.3',
    references: [page],
  })
  expect(toAbout(null)).toEqual({ version: '–', references: [] })
})
