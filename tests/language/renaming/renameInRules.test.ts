import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  findRuleNames,
  formatIssue,
  parseJson,
  type RuleNames,
  renameInRules,
} from '../../../runtime/language/index.ts'
import { testLanguage } from '../testVocabulary.ts'
import { columns, type Naming, other, own, randomRules } from './randomRules.ts'

/** What rules name that stand in a text. */
function namesOf(text: string): RuleNames {
  const rules = parseJson(text)
  const places = testLanguage
    .collectPlaces({ rules }, 'form')
    .flatMap((place) =>
      place.path.startsWith('/rules/') ? [{ ...place, path: place.path.slice('/rules'.length) }] : [],
    )
  return findRuleNames(rules, places, own)
}

const rename = (text: string, columnsOf: Readonly<Record<string, string>>, table = own): string =>
  renameInRules(text, namesOf(text).names, { from: table, to: table, columns: new Map(Object.entries(columnsOf)) })

/** Every exchange of the names of a table, with names that no column has yet. */
const exchange = fc
  .shuffledSubarray([...columns, 'x_1', 'order', 'record'], { minLength: columns.length, maxLength: columns.length })
  .map((names) => new Map(columns.map((name, index) => [String(name), names[index] ?? name])))

test('rules whose columns change their names are the same rules over the new names, to the letter', () => {
  fc.assert(
    fc.property(
      randomRules,
      exchange,
      fc.constantFrom(own, other),
      fc.constantFrom(0, 2, 7),
      (write, names, table, space) => {
        const toNew: Naming = (of, column) => (of === table ? (names.get(column) ?? column) : column)
        const before = JSON.stringify(
          write((_table, column) => column),
          null,
          space,
        )
        expect(namesOf(before).opaque).toEqual([])
        expect(rename(before, Object.fromEntries(names), table)).toBe(JSON.stringify(write(toNew), null, space))
      },
    ),
    { numRuns: 300 },
  )
})

test('a table that is called otherwise is so in references, sums, steps and codes', () => {
  fc.assert(
    fc.property(randomRules, (write) => {
      const text = JSON.stringify(write((_table, column) => column))
      const renamed = renameInRules(text, namesOf(text).names, { from: other, to: 'goods', columns: new Map() })
      expect(renamed).toBe(text.replaceAll(`:"${other}"`, ':"goods"').replaceAll(`onl:${other}:`, 'onl:goods:'))
    }),
  )
})

test('escapes of JSON and all that stands around a name stay as they are', () => {
  const text = `{ "checks": [ {"check":"record[\\"a\\"] != '\\u0041' \\n && record.\\u0061 > \\"a\\"",
    "message" : "a" } ], "publi\\u0063": [ "\\u0061","b" ] }`
  const renamed = `{ "checks": [ {"check":"record[\\"b\\"] != '\\u0041' \\n && record.b > \\"a\\"",
    "message" : "a" } ], "publi\\u0063": [ "b","a" ] }`
  expect(rename(text, { a: 'b', b: 'a' })).toBe(renamed)
})

test.each([
  'record[user.id] == 1',
  "record['\\u0061'] == 1",
  "sumBy([record], 'a') > 1",
  '{ r: record }.r.a == 1',
  "text(before ?? record) != ''",
  'record == { a: 1 }',
  "'a' in record",
  "join([if(user.id, record, null)], '') != ''",
])('%s reads members whose names cannot be followed', (check) => {
  expect(namesOf(JSON.stringify({ checks: [{ check, message: 'No' }] })).opaque).toEqual(['/checks/0/check'])
})

test.each([
  'before == null || before.a != record.a',
  '!before && isEmpty(before)',
  "coalesce(before, record).a != ''",
  'before ? before.a : record.a',
  'if(before, before, record).a == user.a',
])('%s reads members that can be followed', (check) => {
  const text = JSON.stringify({ checks: [{ check, message: 'No' }] })
  expect(namesOf(text).opaque).toEqual([])
  expect(rename(text, { a: 'x' })).toBe(text.replaceAll(/(before|record|\))\.a/g, '$1.x'))
})

test('a table of a pack names no online form, so that its file follows none', () => {
  const table = {
    version: 2,
    table: 'shop_order',
    path: '/shop/order',
    accessPrefix: 'order',
    columns: { state: { type: 'text' }, note: { type: 'text', references: { table: 'shop_note' } } },
    transitions: {
      column: 'state',
      moves: [{ id: 'start', to: 'new', steps: [{ add: { table: 'shop_note', values: { name: 'a' } } }] }],
    },
  }
  const form = {
    version: 2,
    table: 'shop_note',
    title: 'Wishes',
    fields: [{ name: 'name', label: 'Name', type: 'text' }],
  }
  const files = Object.entries({
    'pack.json': { id: 'shop', version: 2, title: 'Shop' },
    'tables/order.json': table,
    'forms/note.json': form,
  }).map(([path, content]) => ({ path, text: JSON.stringify(content) }))
  const issues = testLanguage.checkDocuments(files, { known: { dictionaries: [] } }).issues.map(formatIssue)
  expect(issues.filter((issue) => issue.includes('no pack has the table `shop_note`'))).toHaveLength(2)
})
