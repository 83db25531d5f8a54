import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createLanguage, type Migration } from '../../runtime/language/index.ts'
import { createMigrations } from '../../runtime/language/migrations/migrate.ts'
import { testLanguage, testValidators, testWidgets } from './testVocabulary.ts'

const steps: readonly Migration[] = [
  {
    id: 'list-columns-in-full',
    kind: 'list',
    from: 1,
    to: 2,
    migrate: ({ cols, ...rest }) => ({ ...rest, columns: cols }),
  },
  {
    id: 'list-text-is-input',
    kind: 'list',
    from: 2,
    to: 3,
    migrate: (document) => {
      for (const field of Object.values(document.fields as Record<string, Record<string, unknown>>))
        if (field.widget === 'text') field.widget = 'input'
      return document
    },
  },
]

const language = createLanguage({ widgets: testWidgets, validators: testValidators, migrations: steps })
const fixtures = readdirSync(new URL('migrations', import.meta.url)).filter((name) => name.startsWith('list-'))
const fixture = (name: string): string => readFileSync(new URL(`migrations/${name}`, import.meta.url), 'utf8')

describe('a document of an older version', () => {
  test.each(fixtures)('%s comes to the current version and is valid', (name) => {
    const { value, issues, isMigrated, document } = language.readDocument(fixture(name), name)
    expect(issues).toEqual([])
    expect(isMigrated).toBe(true)
    expect(value).toMatchObject({ version: 3, columns: ['name'], fields: { name: { widget: 'input' } } })
    expect(document).toBe(value)
    expect(language.readDocument(language.writeDocument(value), name).isMigrated).toBe(false)
  })

  test('has its issues at the nearest place that its own text has', () => {
    const text = fixture('list-1.json').replace('["name"]', '["nmae"]')
    expect(language.readDocument(text, 'x.json').issues).toMatchObject([
      { code: 'unknown-field', path: '/columns/0', line: 1, column: 1 },
    ])
  })

  test.each([
    [
      'report-1.json',
      { kind: 'page', version: 2, tools: true, blocks: [{ source: { filterable: true } }, { id: 'orders' }] },
    ],
    ['report-without-tools-1.json', { kind: 'page', version: 2, columns: 6, blocks: [{ id: 'hello' }] }],
  ])('%s is a page of blocks, with the tools that it had', (name, page) => {
    const { value, issues, isMigrated } = testLanguage.readDocument(fixture(name), name)
    expect(issues).toEqual([])
    expect(isMigrated).toBe(true)
    expect(value).toMatchObject(page)
    expect(value).not.toHaveProperty('tools', false)
    expect(testLanguage.readDocument(testLanguage.writeDocument(value), name).isMigrated).toBe(false)
  })

  test('of a kind that became another is read up to the version at which it did', () => {
    const text = fixture('report-1.json').replace('"version": 1', '"version": 2')
    expect(testLanguage.readDocument(text, 'x.json').issues).toMatchObject([{ code: 'newer-version' }])
  })

  test('is kept as it stands with one issue when a step fails', () => {
    const failing = createLanguage({
      widgets: testWidgets,
      validators: testValidators,
      migrations: [
        {
          id: 'broken',
          kind: 'list',
          from: 1,
          to: 2,
          migrate: () => {
            throw new Error('no columns')
          },
        },
      ],
    })
    const { value, issues } = failing.readDocument(fixture('list-1.json'), 'x.json')
    expect(issues).toMatchObject([{ code: 'migration-failed', line: 4, column: 14 }])
    expect(issues[0]?.message).toContain('no columns')
    expect(value).toMatchObject({ version: 1, cols: ['name'] })
  })
})

describe('a document of a newer version', () => {
  test('is one issue that says which version can be read, and its data is kept', () => {
    const text = fixture('list-2.json')
      .replace('"version": 2', '"version": 9')
      .replace('"columns"', '"invented": true, "grid"')
    const { value, issues, document } = language.readDocument(text, 'x.json')
    expect(issues).toMatchObject([{ code: 'newer-version', line: 4, column: 14 }])
    expect(issues[0]?.message).toBe(
      'this document was written by a newer Pagewright (version 9; this one reads up to 3); update the app, or restore an older document',
    )
    expect(value).toMatchObject({ version: 9, invented: true })
    expect(document).toBeUndefined()
  })

  test('does not make what refers to it an issue', () => {
    const model = { kind: 'model', id: 'shop.thing', version: 7, fields: {} }
    const page = { kind: 'list', id: 'shop.thing', version: 3, title: 'Things', model: 'shop.thing', columns: ['name'] }
    const { issues } = language.checkDocuments([
      { path: 'shop/pack.json', text: JSON.stringify({ id: 'shop', version: 1, title: 'Shop' }) },
      { path: 'shop/models/thing.json', text: JSON.stringify(model) },
      { path: 'shop/pages/thing.json', text: JSON.stringify(page) },
    ])
    expect(issues.map(({ code }) => code)).toEqual(['newer-version'])
  })
})

describe('the list of steps', () => {
  const step = (change: Partial<Migration>): Migration => ({
    id: 'one',
    kind: 'form',
    from: 1,
    to: 2,
    migrate: (document) => document,
    ...change,
  })

  test.each([
    ['two steps of one id', [step({}), step({ from: 2, to: 3 })], /two migrations have the id/],
    ['two steps from one version', [step({}), step({ id: 'two' })], /two migrations start from/],
    ['a gap', [step({ from: 2, to: 3 })], /no migration starts from version 1/],
    ['a leap', [step({ to: 3 })], /one version up/],
  ])('refuses %s', (_, list, message) => {
    expect(() => createMigrations(list)).toThrow(message)
  })

  test('gives each kind its own version', () => {
    const migrations = createMigrations([step({})])
    expect([
      migrations.currentVersion('form'),
      migrations.currentVersion('list'),
      migrations.currentVersion('model'),
    ]).toEqual([2, 1, 1])
  })
})
