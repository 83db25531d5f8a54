import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Type } from 'typebox'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { compileValidators, standaloneValidators } from '../../runtime/language/compile.ts'
import {
  createLanguage,
  createSchemas,
  type DocumentType,
  Strict,
  type Validators,
} from '../../runtime/language/index.ts'
import { testLanguage, testSchemas, testWidgets } from './testVocabulary.ts'

vi.setConfig({ testTimeout: 60_000 })

const text = standaloneValidators(testSchemas)
let folder = ''
let file = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-validators-'))
  file = join(folder, 'validators.mjs')
  writeFileSync(file, text)
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('the validators as a module', () => {
  test('import nothing and generate no code', () => {
    expect(/\brequire\(|(^|[;}]\s*)import\b|\beval\(|new Function/m.test(text)).toBe(false)
  })

  test('join mistakes one by one: copying those found so far each time takes time by their square', () => {
    expect(text).toContain('all.push(one)')
    expect(text).not.toMatch(/vErrors\.concat/)
  })

  test('run where code from strings is forbidden', () => {
    const script = `import { validators } from ${JSON.stringify(pathToFileURL(file).href)}
const ok = validators.page({ kind: 'form', id: 'shop.a', version: 1, title: 'é', layout: [] })
const bad = validators.page({ kind: 'frm' })
console.log(JSON.stringify([Object.keys(validators).length, ok, bad, validators.page.errors[0].keyword]))`
    const output = execFileSync(
      process.execPath,
      ['--disallow-code-generation-from-strings', '--input-type=module', '-e', script],
      { encoding: 'utf8' },
    )
    expect(JSON.parse(output)).toEqual([10 + testWidgets.length, true, false, 'enum'])
  })

  test('find the same issues in the whole corpus as those that Node compiles', async () => {
    const module: { readonly validators: Validators } = await import(/* @vite-ignore */ pathToFileURL(file).href)
    const language = createLanguage({ widgets: testWidgets, validators: module.validators })
    const corpus = new URL('broken/', import.meta.url)
    for (const name of readdirSync(corpus).filter(
      (candidate) => candidate.endsWith('.json') && !candidate.endsWith('.issues.json'),
    )) {
      const document = readFileSync(new URL(name, corpus), 'utf8')
      expect(language.readDocument(document, name).issues, name).toEqual(
        testLanguage.readDocument(document, name).issues,
      )
    }
  })

  test('compare lists and count letters by the rules of JSON Schema', async () => {
    const widgets = [
      {
        id: 'input',
        props: Strict({
          choices: Type.Optional(Type.Array(Type.Unknown(), { uniqueItems: true })),
          name: Type.Optional(Type.String({ maxLength: 2 })),
          fixed: Type.Optional(Type.Unsafe({ const: { a: [1] } })),
        }),
      },
    ]
    const schemas = createSchemas(widgets)
    const path = join(folder, 'second.mjs')
    writeFileSync(path, standaloneValidators(schemas))
    const module: { readonly validators: Validators } = await import(/* @vite-ignore */ pathToFileURL(path).href)
    for (const props of [
      { choices: [{ a: 1 }, { a: 1 }] },
      { choices: [{ a: 1 }, { a: 2 }] },
      { name: '🙂🙂' },
      { name: '🙂🙂🙂' },
      { fixed: { a: [1] } },
      { fixed: { a: [2] } },
    ])
      expect(module.validators['props.input']?.(props), JSON.stringify(props)).toBe(
        compileValidators(schemas)['props.input']?.(props),
      )
  })
})

describe('the schema of documents', () => {
  const forms: readonly DocumentType[] = ['page', 'model']

  test.each(forms)('of a %s refers only to what it defines', (form) => {
    const schema = testSchemas[form]
    const references = [...JSON.stringify(schema).matchAll(/"\$ref":"#\/\$defs\/([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    )
    expect(references.length).toBeGreaterThan(5)
    for (const reference of references) expect(Object.keys(schema.$defs as object)).toContain(reference)
  })

  test('describes the properties that people write most', () => {
    const json = JSON.stringify(testSchemas.page)
    for (const description of [
      'the columns of the table',
      'when a person may change the value',
      'pixels of the dialog',
    ])
      expect(json).toContain(description)
  })
})
