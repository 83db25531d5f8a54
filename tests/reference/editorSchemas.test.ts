import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { kindSchemaName, pageKinds, schemaNames } from '../../runtime/language/index.ts'
import { schemaFiles } from '../../scripts/schemaFiles.ts'

const schemas = fileURLToPath(new URL('../../schemas', import.meta.url))
const largest = 400_000

const ajv = new Ajv({ strict: false, validateFormats: false, inlineRefs: false })
for (const [index, { text }] of schemaFiles().entries())
  ajv.addSchema({ $id: `https://schemas/${schemaNames[index]}.schema.json`, ...JSON.parse(text) })

const validate = (name: string, document: unknown): boolean =>
  ajv.validate(`https://schemas/${name}.schema.json`, document) === true

/** Folders of a pack with the schema of the documents in them. */
const folders = {
  pages: 'page',
  models: 'model',
  tables: 'table',
  dictionaries: 'dictionary',
  rows: 'rows',
  i18n: 'texts',
  forms: 'form',
  reports: 'report',
  graphs: 'graph',
} as const

const isDocument = (path: string): boolean => path.endsWith('.json') && !path.endsWith('.schema.json')

const documents = readdirSync(schemas, { recursive: true, encoding: 'utf8' }).filter(isDocument)

const schemaOf = (path: string): string | undefined =>
  path.endsWith('pack.json') ? 'pack' : Object.entries(folders).find(([folder]) => path.includes(`/${folder}/`))?.[1]

test('no schema is so large that completion in an editor becomes slow', () => {
  const sizes = schemaFiles().map(({ path, text }) => ({ path, size: Buffer.byteLength(text) }))
  expect(sizes.filter(({ size }) => size > largest)).toEqual([])
})

test('what ships is sound by the schemas that editors read', () => {
  const wrong = documents.filter((path) => {
    const name = schemaOf(path)
    return name === undefined || !validate(name, JSON.parse(readFileSync(`${schemas}/${path}`, 'utf8')))
  })
  expect(documents.length).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})

test.each(Object.keys(pageKinds))(
  'the schema of pages leads to that of the kind %s, which says what it lacks',
  (kind) => {
    const page = { kind, id: 'a.b', version: 1, unknown: true }
    expect(validate('page', page)).toBe(false)
    expect(validate(kindSchemaName(kind), page)).toBe(false)
    expect(validate('page', { kind: 'unknown' })).toBe(false)
  },
)
