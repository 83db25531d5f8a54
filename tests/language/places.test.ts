import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { testLanguage } from './testVocabulary.ts'

const read = (name: string): unknown =>
  testLanguage.readDocument(readFileSync(new URL(`sound/${name}.json`, import.meta.url), 'utf8'), `${name}.json`).value
const references = (name: string, reference: string): readonly string[] =>
  testLanguage
    .collectPlaces(read(name))
    .flatMap(({ annotation, path, value }) =>
      annotation.kind === 'reference' && annotation.reference === reference ? [`${path} ${value}`] : [],
    )

describe('the places of a document', () => {
  test('are its access codes', () => {
    expect(references('list', 'access')).toEqual(['/rowActions/1/access customer:close'])
  })

  test('are the fields that it names, through groups and tabs', () => {
    expect(references('list', 'field')).toEqual([
      '/query/0 name',
      '/query/1/field level',
      '/query/2/field createTime',
      '/columns/0 name',
      '/columns/1/field level',
      '/columns/2 status',
      '/columns/3 total',
      '/columns/4 createTime',
      '/form/layout/0 name',
      '/form/layout/1/items/0 level',
      '/form/layout/1/items/1 discount',
      '/form/layout/2/tabs/0/items/0 signedOn',
    ])
  })

  test('are the pages that it opens and the dictionaries in the props of its widgets', () => {
    expect(references('picker', 'page')).toEqual(['/toolbar/0/steps/0/open/page shop.product'])
    expect(references('list', 'dictionary')).toEqual(['/fields/level/props/dict customer_level'])
  })

  test('are its formulas and templates with the names of their place', () => {
    const places = testLanguage
      .collectPlaces(read('list'))
      .filter(({ annotation }) => annotation.kind === 'expression' || annotation.kind === 'template')
    expect(places.map(({ annotation, path }) => `${annotation.kind} ${path}`)).toEqual([
      'expression /fields/discount/showWhen',
      'expression /fields/total/value',
      'expression /rowActions/1/showWhen',
      'template /rowActions/1/confirm',
      'template /rowActions/1/steps/0/request/url',
      'template /rowActions/1/steps/0/request/body/id',
      'template /rowActions/1/steps/1/message/text',
    ])
    expect(places[0]?.annotation).toMatchObject({ names: expect.arrayContaining(['values', 'self']) })
  })
})
