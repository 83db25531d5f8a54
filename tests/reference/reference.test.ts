import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { compileValidators } from '../../runtime/language/compile.ts'
import {
  createLanguage,
  createSchemas,
  formatIssue,
  isObject,
  listExpressionFunctions,
  pageKinds,
  parsePointer,
} from '../../runtime/language/index.ts'
import { stepArguments } from '../../runtime/language/steps/index.ts'
import { allExamples } from '../../scripts/reference/allExamples.ts'
import { evaluateExample } from '../../scripts/reference/chapters/formulas.ts'
import { readReferenceDocuments } from '../../scripts/reference/documents.ts'
import type { Example } from '../../scripts/reference/examples.ts'
import { exampleFolder } from '../../scripts/reference/excerpt.ts'
import { clockResults, exampleMoment, functionExamples } from '../../scripts/reference/functionExamples.ts'
import { referenceFiles, referenceFolder } from '../../scripts/reference/referenceFiles.ts'
import { nameDescriptions, scopes } from '../../scripts/reference/scopes.ts'
import { widgetSchemas } from '../../widgets/props.ts'

const files = await referenceFiles()
const examples = await allExamples()
const schemas = createSchemas(widgetSchemas)
const language = createLanguage({ widgets: widgetSchemas, validators: compileValidators(schemas) })
const documents = new Map(readReferenceDocuments().map(({ path, value }) => [path, value]))

const beside = [...documents].map(([path, value]) => ({ path, text: JSON.stringify(value) }))

/** The anchor of a heading, as GitHub makes it. */
const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const anchorsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => toAnchor(heading))

test('the reference in the repository is what the language says now; `npm run reference` writes it anew', async () => {
  for (const { path, text } of files) expect(readFileSync(path, 'utf8'), path).toBe(text)
  expect(await referenceFiles()).toEqual(files)
})

test('every link of the reference leads to a chapter and to a heading in it', () => {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const broken = files.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\(([^)#]*)(?:#([^)]*))?\)/g)].flatMap(([link, file = '', anchor]) => {
      const target = file === '' ? path : resolve(dirname(path), file)
      const isThere = anchor === undefined ? existsSync(target) : anchorsOf(texts.get(target) ?? '').includes(anchor)
      return isThere ? [] : [`${relative(referenceFolder, path)}: ${link}`]
    }),
  )
  expect(broken).toEqual([])
})

describe('the examples', () => {
  test('show every kind, block, chart, step and widget', () => {
    const blockTypes = files.find(({ path }) => path.endsWith('blocks.md'))?.text.matchAll(/^## (\w+)$/gm) ?? []
    const charts = files.find(({ path }) => path.endsWith('charts.md'))?.text.matchAll(/^## ([a-z]\w+)$/gm) ?? []
    const wanted = [
      ...Object.keys(pageKinds).map((kind) => `kind ${kind}`),
      ...[...blockTypes].flatMap(([, type]) => (type === 'chart' ? [] : [`block ${type}`])),
      ...[...charts].map(([, chart]) => `chart ${chart}`),
      ...Object.keys(stepArguments).map((verb) => `step ${verb}`),
      ...widgetSchemas.flatMap(({ id, contains }) => (contains === 'layout' ? [] : [`widget ${id}`])),
    ]
    expect(wanted.length).toBeGreaterThan(110)
    expect(wanted.filter((subject) => !examples.has(subject))).toEqual([])
  })

  test.each([...examples])('of %s have no issue', (_subject, example) => {
    const { text, file } = toDocument(example)
    const alone = language.readDocument(text, file).issues
    // What others give to a page is known among them.
    const issues = alone.length === 0 ? alone : language.checkDocuments([{ path: file, text }], { beside }).issues
    expect(issues.map(formatIssue)).toEqual([])
  })
})

test('the documents with which the reference begins have no issue', () => {
  const start = files.find(({ path }) => path.endsWith('README.md'))?.text ?? ''
  const blocks = [...start.matchAll(/```json\n([\s\S]*?)```/g)].map(([, block = '']) => block)
  expect(blocks.length).toBeGreaterThan(0)
  for (const block of blocks) expect(language.readDocument(block, 'start.json').issues.map(formatIssue)).toEqual([])
})

test('the table and the page that follows it, as the chapter of sources shows them, have no issue', () => {
  const chapter = files.find(({ path }) => path.endsWith('sources.md'))?.text ?? ''
  const part = chapter.split('### Records that follow what changes')[1]?.split('### ')[0] ?? ''
  const [table = '', page = ''] = [...part.matchAll(/```json\n([\s\S]*?)```/g)].map(([, block = '']) => block)
  const pack = { id: 'market', version: 1, title: 'Market' }
  const issues = language.checkDocuments([
    { path: 'pack.json', text: JSON.stringify(pack) },
    { path: 'tables/offer.json', text: table },
    { path: 'pages/board.json', text: page },
  ]).issues
  expect(table).toContain('"live": true')
  expect(issues.map(formatIssue)).toEqual([])
  // What it follows is judged: a table that is not live is an issue.
  const closed = table.replace('"live": true', '"live": false')
  const others = language.checkDocuments([
    { path: 'pack.json', text: JSON.stringify(pack) },
    { path: 'tables/offer.json', text: closed },
    { path: 'pages/board.json', text: page },
  ]).issues
  expect(others.map(({ code }) => code)).toEqual(['unknown-topic'])
})

test('the pack of the example has no issue', () => {
  const pack = [...documents].flatMap(([path, value]) =>
    path.startsWith(exampleFolder) ? [{ path, text: JSON.stringify(value) }] : [],
  )
  expect(pack.length).toBeGreaterThan(8)
  expect(language.checkDocuments(pack).issues.map(formatIssue)).toEqual([])
})

/** The document in which an example stands, with what the reference prints in its place. */
function toDocument(example: Example): { readonly text: string; readonly file: string } {
  const printed: unknown = JSON.parse(JSON.stringify(example.value))
  if (example.path === '') return { text: JSON.stringify(wrap(example.subject, printed)), file: 'example.json' }
  return {
    text: JSON.stringify(replaceAt(documents.get(example.path), parsePointer(example.pointer), printed)),
    file: example.path,
  }
}

/** A form around a field, or around an action with a step. */
function wrap(subject: string, value: unknown): unknown {
  const isStep = subject.startsWith('step ')
  return {
    kind: 'form',
    id: 'example.form',
    version: language.currentVersion('form'),
    title: 'Example',
    source: { rest: '/example' },
    // Some widgets read what another field holds.
    fields: { value: isStep ? { label: 'Value' } : value, customer: { label: 'Customer' } },
    layout: ['value'],
    ...(isStep ? { actions: [{ id: 'run', label: 'Run', steps: [value] }] } : {}),
  }
}

function replaceAt(value: unknown, [key, ...rest]: readonly string[], inner: unknown): unknown {
  if (key === undefined) return inner
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === key ? replaceAt(item, rest, inner) : item))
  return isObject(value) ? { ...value, [key]: replaceAt(value[key], rest, inner) } : value
}

describe('the formulas', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${exampleMoment.replace(' ', 'T')}+08:00`) })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('have an example for every function, which the table shows with its result', () => {
    const table = files.find(({ path }) => path.endsWith('formulas.md'))?.text ?? ''
    expect(Object.keys(functionExamples).toSorted()).toEqual(
      listExpressionFunctions()
        .map(({ name }) => name)
        .toSorted(),
    )
    for (const example of Object.values(functionExamples))
      expect(table).toContain(`| \`${example}\` | \`${evaluateExample(example)}\` |`)
  })

  test('of the clock give what the reference says at its moment', () => {
    for (const [name, result] of Object.entries(clockResults)) expect(evaluateExample(`${name}()`)).toBe(`"${result}"`)
  })

  test('may use names that are all described', () => {
    const names = new Set(scopes.flatMap(([, list]) => list))
    expect([...names].toSorted()).toEqual(Object.keys(nameDescriptions).toSorted())
  })
})
