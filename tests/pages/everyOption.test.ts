import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compileValidators } from '../../runtime/language/compile.ts'
import { allBlocks, createLanguage, createSchemas, formatIssue, pageKinds } from '../../runtime/language/index.ts'
import { widgetSchemas } from '../../widgets/props.ts'
import { missingOptions } from './missingOptions.ts'

const schemas = createSchemas(widgetSchemas)
const language = createLanguage({ widgets: widgetSchemas, validators: compileValidators(schemas) })
const readPage = (name: string) => readFileSync(new URL(`../../stories/pages/${name}.json`, import.meta.url), 'utf8')

/** The documents of a kind; a fragment is one piece of a page, so that it takes one for each. */
const namesOf = (kind: string): readonly string[] =>
  kind === 'fragment' ? [kind, ...['columns', 'layout', 'steps'].map((sort) => `${kind}-${sort}`)] : [kind]

/** The uses of fragments inside of pages, which those inside of fragments show. */
const uses = ['columnsFragment', 'layoutFragment', 'stepsFragment']

describe.each(Object.entries(pageKinds))('the document of the kind %s', (kind, schema) => {
  test.each(namesOf(kind))('is read without an issue: %s', (name) => {
    const path = `stories/pages/pages/${name}.json`
    const { issues } = language.checkDocuments([{ path, text: readPage(name) }])
    expect(issues.map(formatIssue)).toEqual([])
  })

  test('uses every option of its kind', () => {
    const [written, ...others] = namesOf(kind).map((name) => JSON.parse(readPage(name)))
    // Blocks stand in blocks, and say the same wherever they stand.
    const document: unknown = kind === 'page' ? { ...written, blocks: allBlocks(written.blocks) } : written
    // What a block or a format may say is what the document of pages is for, and the steps of a form that of forms.
    const elsewhere = { page: [], form: ['block', 'format'] }[kind] ?? ['block', 'format', 'formStep']
    // Options of columns and layouts are what the documents of lists and forms are for.
    const apart = kind === 'fragment' ? ['columnEntry', 'layout'] : uses
    expect(missingOptions(schemas.page, { ...schema }, [document, ...others], [...elsewhere, ...apart])).toEqual([])
  })
})

test('an option that no document uses is found, in every branch of a union', () => {
  const schema = {
    properties: { a: {}, b: { if: {}, then: { properties: { c: {} } }, else: { items: { properties: { d: {} } } } } },
  }
  expect(missingOptions({}, schema, [{ b: [{}] }])).toEqual(['/a', '/b/c', '/b/d'])
  expect(missingOptions({}, schema, [{ a: 1, b: { c: 1 } }, { b: [{ d: 1 }] }])).toEqual([])
})
