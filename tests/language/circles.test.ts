import { expect, test } from 'vitest'
import { testLanguage } from './testVocabulary.ts'

const issuesOf = (fields: object) =>
  testLanguage
    .readDocument(
      JSON.stringify({
        kind: 'form',
        id: 'shop.sum',
        version: 1,
        title: 'Sum',
        fields,
        layout: Object.keys(fields),
        submit: [{ close: true }],
      }),
      'form.json',
    )
    .issues.map(({ path, code }) => `${path} ${code}`)

test.each([
  ['two values', { a: { value: 'values.b' }, b: { value: 'values.a' } }, '/fields/a/value'],
  ['a value of its own', { a: { value: 'values.a + 1' } }, '/fields/a/value'],
  ['two conditions', { a: { showWhen: 'values.b' }, b: { showWhen: 'values.a' } }, '/fields/a/showWhen'],
  ['a value and a condition', { a: { value: 'values.b' }, b: { showWhen: 'values.a > 1' } }, '/fields/a/value'],
  [
    'three of which the first only leads to them',
    { a: { value: 'values.b' }, b: { value: 'values.c' }, c: { value: 'values.d' }, d: { value: 'values.b' } },
    '/fields/b/value',
  ],
])('a circle of %s is reported once', (_what, fields, path) => {
  expect(issuesOf(fields)).toEqual([`${path} formula-cycle`])
})

test.each([
  ['a chain', { a: { value: 'values.b' }, b: { value: 'values.c' }, c: {} }],
  ['two ways to one value', { a: { value: 'values.b + values.c' }, b: { value: 'values.c' }, c: { value: '1' } }],
  ['a field that what reads it shows', { a: { showWhen: 'values.b' }, b: { requiredWhen: 'values.a' } }],
  ['the record as it was', { a: { value: 'record.b' }, b: { value: 'record.a' } }],
])('%s is no circle', (_what, fields) => {
  expect(issuesOf(fields)).toEqual([])
})

const order = (layout: readonly unknown[], fields: object = {}) =>
  testLanguage
    .readDocument(
      JSON.stringify({
        kind: 'form',
        id: 'shop.order',
        version: 1,
        title: 'Order',
        fields: { kind: {}, note: {}, city: {}, ...fields },
        layout,
        submit: [{ close: true }],
      }),
      'form.json',
    )
    .issues.map(({ path, code, message }) => `${path} ${code} ${message}`)

test.each([
  [
    'a group that reads a field inside of it',
    ['kind', { group: 'More', showWhen: 'values.note', items: ['note', 'city'] }],
    {},
    '/layout/1/showWhen formula-cycle this depends on itself: the group `More` on `note` on the group `More`',
  ],
  [
    'a tab that reads a field in a group inside of it',
    [
      {
        tabs: [
          { title: 'One', items: ['kind'] },
          { title: 'Two', showWhen: 'values.city', items: [{ group: 'G', items: ['city', 'note'] }] },
        ],
      },
    ],
    {},
    '/layout/0/tabs/1/showWhen formula-cycle this depends on itself: the tab `Two` on `city` on the tab `Two`',
  ],
  [
    'two groups that read each other',
    [
      { group: 'A', showWhen: 'values.note', items: ['city'] },
      { group: 'B', showWhen: 'values.city', items: ['note', 'kind'] },
    ],
    {},
    '/layout/0/showWhen formula-cycle this depends on itself: the group `A` on `note` on the group `B` on `city` on the group `A`',
  ],
  [
    'a field that reads one of a group which reads it',
    ['kind', { group: 'A', showWhen: 'values.kind', items: ['note', 'city'] }],
    { kind: { showWhen: 'values.note > 1' } },
    '/fields/kind/showWhen formula-cycle this depends on itself: `kind` on `note` on the group `A` on `kind`',
  ],
])('a circle of %s is reported at one of its formulas', (_what, layout, fields, text) => {
  const [issue, ...rest] = order(layout, fields)
  expect(rest).toEqual([])
  expect(issue).toContain(text)
})

test.each([
  [
    'a group that reads a field beside it',
    ['kind', { group: 'A', showWhen: 'values.kind', items: ['note', 'city'] }],
    {},
  ],
  [
    'groups one after the other',
    [
      'kind',
      { group: 'A', showWhen: 'values.kind', items: ['note'] },
      { group: 'B', showWhen: 'values.note', items: ['city'] },
    ],
    {},
  ],
  [
    'a group with a field that its first one shows',
    ['kind', { group: 'A', items: ['note', 'city'] }],
    { city: { showWhen: 'values.note' } },
  ],
])('%s is no circle', (_what, layout, fields) => {
  expect(order(layout, fields)).toEqual([])
})

const front = (sources: object) =>
  testLanguage
    .readDocument(
      JSON.stringify({
        kind: 'page',
        id: 'shop.front',
        version: 1,
        title: 'Front',
        sources,
        blocks: [{ type: 'text', id: 'a', text: 'A' }],
      }),
      'page.json',
    )
    .issues.map(({ path, code }) => `${path} ${code}`)

test('sources that wait for each other are a circle, and those in a row are none', () => {
  const filter = (name: string) => ({ id: `{{ sources.${name}.record.id }}` })
  const a = { rest: '/a', filter: filter('b') }
  expect(front({ a, b: { rest: '/b', filter: filter('a') } })).toEqual(['/sources/a/filter/id formula-cycle'])
  expect(front({ a, b: { rows: 'sources.a.rows' } })).toEqual(['/sources/a/filter/id formula-cycle'])
  expect(front({ b: { rest: '/b' }, a })).toEqual([])
})
