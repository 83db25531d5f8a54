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
