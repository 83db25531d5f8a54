import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compileValidators } from '../../runtime/language/compile.ts'
import { allBlocks, createLanguage, createSchemas, formatIssue, pageKinds } from '../../runtime/language/index.ts'
import { widgetSchemas } from '../../widgets/props.ts'
import { missingOptions } from './missingOptions.ts'

const schemas = createSchemas(widgetSchemas)
const language = createLanguage({ widgets: widgetSchemas, validators: compileValidators(schemas) })
const readPage = (kind: string) => readFileSync(new URL(`../../stories/pages/${kind}.json`, import.meta.url), 'utf8')

describe.each(Object.entries(pageKinds))('the document of the kind %s', (kind, schema) => {
  test('is read without an issue', () => {
    const path = `stories/pages/pages/${kind}.json`
    const { issues } = language.checkDocuments([{ path, text: readPage(kind) }])
    expect(issues.map(formatIssue)).toEqual([])
  })

  test('uses every option of its kind', () => {
    const written = JSON.parse(readPage(kind))
    // Blocks stand in blocks, and say the same wherever they stand.
    const document: unknown = kind === 'page' ? { ...written, blocks: allBlocks(written.blocks) } : written
    // What a block or a format may say is what the document of pages is for, and the steps of a form that of forms.
    const elsewhere = { page: [], form: ['block', 'format'] }[kind] ?? ['block', 'format', 'formStep']
    expect(missingOptions(schemas.page, { ...schema }, [document], elsewhere)).toEqual([])
  })
})

test('an option that no document uses is found, in every branch of a union', () => {
  const schema = {
    properties: { a: {}, b: { if: {}, then: { properties: { c: {} } }, else: { items: { properties: { d: {} } } } } },
  }
  expect(missingOptions({}, schema, [{ b: [{}] }])).toEqual(['/a', '/b/c', '/b/d'])
  expect(missingOptions({}, schema, [{ a: 1, b: { c: 1 } }, { b: [{ d: 1 }] }])).toEqual([])
})
