import { Ajv } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { hoistRepeated, withoutAnnotations } from './hoist.ts'
import { isObject } from './json.ts'
import type { DocumentType, JsonSchema } from './schema/index.ts'
import type { Validator, ValidatorName, Validators } from './validators.ts'

type Schemas = Readonly<Record<DocumentType, JsonSchema>>

const identity = 'pagewright'
const vocabulary = ['expected', 'word']

/** One root schema over all forms, so that the definitions that pages and models share are compiled once. */
function combine(schemas: Schemas): { readonly root: JsonSchema; readonly names: readonly ValidatorName[] } {
  const definitions: Record<string, unknown> = {}
  const names: ValidatorName[] = []
  for (const [form, schema] of Object.entries(schemas) as [DocumentType, JsonSchema][]) {
    const { $schema: _dialect, $defs, ...own } = schema
    Object.assign(definitions, $defs)
    definitions[form] = own
    names.push(form)
  }
  for (const name of Object.keys(definitions)) if (name.startsWith('props.')) names.push(name as ValidatorName)
  const bare = Object.fromEntries(
    Object.entries(definitions).map(([name, schema]) => [name, isObject(schema) ? withoutAnnotations(schema) : schema]),
  )
  return { root: { $id: identity, $defs: hoistRepeated(bare) }, names }
}

function createAjv(root: JsonSchema, forModule: boolean): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    messages: false,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    allowUnionTypes: true,
    validateFormats: false,
    inlineRefs: false,
    code: forModule ? { source: true, esm: true } : { source: false, process: collectOnce },
  })
  for (const keyword of vocabulary) ajv.addKeyword(keyword)
  ajv.addSchema(root)
  return ajv
}

/**
 * Generated code that joins the mistakes of a part to those found so far copies all of these each time, so that a list
 * with thousands of mistakes takes time by their square; the same code, adding them one by one.
 */
const collectOnce = (code: string): string =>
  code.replace(
    /vErrors === null \? ([\w.]+\.errors) : vErrors\.concat\(\1\)/g,
    'vErrors === null ? $1 : $1.reduce((all, one) => (all.push(one), all), vErrors)',
  )

const referenceOf = (name: ValidatorName): string => `${identity}#/$defs/${name}`

/** Compiles the schemas of a vocabulary on Node; each one when it is first used, as most are not in most processes. */
export function compileValidators(schemas: Schemas): Validators {
  const { root, names } = combine(schemas)
  const ajv = createAjv(root, false)
  const lazy = (name: ValidatorName): Validator => {
    let compiled: Validator | undefined
    const validator: Validator = (value) => {
      compiled ??= ajv.getSchema(referenceOf(name)) as Validator
      const isValid = compiled(value)
      validator.errors = compiled.errors
      return isValid
    }
    return validator
  }
  return Object.fromEntries(names.map((name) => [name, lazy(name)])) as unknown as Validators
}

/** What the generated code asks of ajv's runtime, written out so that the module imports nothing. */
const runtime: Readonly<Record<string, string>> = {
  equal: `function equal(a, b) {
  if (a === b) return true
  if (!a || !b || typeof a !== "object" || typeof b !== "object") return a !== a && b !== b
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]))
}`,
  ucs2length: 'function ucs2length(text) { let length = 0; for (const _ of text) length++; return length }',
}

/**
 * The same validators as the text of an ES module without imports, for browsers that forbid generated code. It exports
 * `validators`; building the app writes it to a file.
 */
export function standaloneValidators(schemas: Schemas): string {
  const { root, names } = combine(schemas)
  const ajv = createAjv(root, true)
  const exportNames = names.map((_, index) => `validate${index}of${names.length}`)
  const mapping = Object.fromEntries(names.map((name, index) => [exportNames[index] ?? '', referenceOf(name)]))
  const needed = new Set<string>()
  const code = collectOnce(standaloneCode(ajv, mapping)).replace(
    /require\("ajv\/dist\/runtime\/(\w+)"\)\.default/g,
    (whole: string, name: string) => {
      if (!Object.hasOwn(runtime, name)) return whole
      needed.add(name)
      return name
    },
  )
  const left = /require\("[^"]+"\)/.exec(code)
  if (left !== null) throw new Error(`a schema uses a keyword whose code cannot stand alone: ${left[0]}`)
  const functions = [...needed].map((name) => runtime[name] ?? '').join('\n')
  const entries = names.map((name, index) => `  ${JSON.stringify(name)}: ${exportNames[index] ?? ''},`).join('\n')
  return `${code.replaceAll('export const validate', 'const validate')}\n${functions}\nexport const validators = {\n${entries}\n}\n`
}
