import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { type DocumentFile, formatIssue, languages } from '../../runtime/language/index.ts'
import { testLanguage } from './testVocabulary.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const read = (path: string): string => readFileSync(join(here, path), 'utf8')
const listFiles = (path: string): readonly string[] =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => listFiles(join(path, name))) : [path]

const issuesOf = (files: readonly DocumentFile[]): readonly string[] =>
  testLanguage
    .checkDocuments(files, { known: { dictionaries: ['sex', 'user_status', 'customer_level'] } })
    .issues.map(formatIssue)

/** A pack around documents whose texts are all there. */
function packAround(documents: readonly DocumentFile[], menus: readonly string[]): readonly DocumentFile[] {
  const keys = new Set(
    documents.flatMap(({ text }) => [...text.matchAll(/"@:([\w.]+)"/g)].map((match) => match[1] ?? '')),
  )
  const texts = JSON.stringify(Object.fromEntries([...keys].map((key) => [key, key])))
  const menu = menus.map((id) => ({ id, title: id, path: `/${id}-folder` }))
  return [
    { path: 'system/pack.json', text: JSON.stringify({ id: 'system', version: 1, title: 'System', menu }) },
    ...languages.map((language) => ({ path: `system/i18n/${language}.json`, text: texts })),
    ...documents,
  ]
}

describe('sound documents', () => {
  test.each(['list', 'form', 'picker', 'report', 'model'])('the %s has no issue', (name) => {
    expect(issuesOf([{ path: `${name}.json`, text: read(`sound/${name}.json`) }])).toEqual([])
  })

  test('a pack whose documents fit together has no issue, and its contents are given by form', () => {
    const folder = join(here, 'sound')
    const files = listFiles(join(folder, 'shop')).map((path) => ({
      path: relative(folder, path),
      text: readFileSync(path, 'utf8'),
    }))
    const result = testLanguage.checkDocuments(files, { known: { dictionaries: [] } })
    expect(result.issues.map(formatIssue)).toEqual([])
    const [pack] = result.packs
    expect(pack?.id).toBe('shop')
    expect(pack?.pages.map(({ document }) => document.id)).toEqual(['shop.order', 'shop.payment'])
    expect(pack?.models.map(({ document }) => document.id)).toEqual(['shop.order'])
    expect(pack?.tables).toHaveLength(2)
    expect(pack?.texts).toHaveLength(3)
    expect(pack?.rows).toHaveLength(1)
  })

  test('the model of the design page has no issue in a pack that has its texts', () => {
    expect(issuesOf(packAround([{ path: 'system/models/user.json', text: read('design/model.json') }], []))).toEqual([])
  })

  test('the page of the design page has no issue in a pack whose model has all its fields', () => {
    const model = JSON.parse(read('design/model.json'))
    for (const name of ['realname', 'avatar', 'phone', 'email', 'createTime'])
      model.fields[name] = { label: name, widget: 'input' }
    const documents = [
      { path: 'system/models/user.json', text: JSON.stringify(model) },
      { path: 'system/pages/user.json', text: read('design/page.json') },
    ]
    expect(issuesOf(packAround(documents, ['system']))).toEqual([])
  })

  test('the two samples of the design page together lack just the fields that the model sample leaves out', () => {
    const documents = [
      { path: 'system/models/user.json', text: read('design/model.json') },
      { path: 'system/pages/user.json', text: read('design/page.json') },
    ]
    const missing = testLanguage
      .checkDocuments(packAround(documents, ['system']))
      .issues.map(({ code, message }) => [code, /`(\w+)`/.exec(message)?.[1]])
    expect(missing).toEqual(
      ['realname', 'createTime', 'avatar', 'phone', 'email'].map((name) => ['unknown-field', name]),
    )
  })

  test('a page that stands in no pack may refer to a pack that is not here', () => {
    const text = JSON.stringify({
      kind: 'list',
      id: 'other.thing',
      version: 1,
      title: '@:other.title',
      model: 'other.thing',
      columns: ['anything'],
    })
    expect(issuesOf([{ path: 'thing.json', text }])).toEqual([])
  })

  test('documents beside are known and not judged', () => {
    const page = {
      kind: 'list',
      id: 'mine.order',
      version: 1,
      title: 'Orders',
      model: 'shop.order',
      columns: ['number'],
    }
    const beside = [
      { path: 'shop/pack.json', text: read('sound/shop/pack.json').replace('"version": 1', '"version": "one"') },
      { path: 'shop/models/order.json', text: read('sound/shop/models/order.json') },
    ]
    const files = [
      { path: 'mine/pack.json', text: JSON.stringify({ id: 'mine', version: 1, title: 'Mine' }) },
      { path: 'mine/pages/order.json', text: JSON.stringify(page) },
    ]
    expect(testLanguage.checkDocuments(files, { beside }).issues.map(formatIssue)).toEqual([])
    expect(testLanguage.checkDocuments(files).issues.map(({ code }) => code)).toEqual(['unknown-model'])
  })
})
