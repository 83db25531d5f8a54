import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { appTexts } from '../../runtime/i18n/appTexts.ts'
import { compileValidators } from '../../runtime/language/compile.ts'
import { createLanguage, createSchemas } from '../../runtime/language/index.ts'
import { widgetSchemas } from '../../widgets/props.ts'

/** Words: two letters or a sign of Chinese in a row. What stands alone is a mark, such as an arrow or a unit. */
const words = /\p{L}{2}|\p{Script=Han}/u

/** Attributes whose text a person reads or hears. */
const spoken: ReadonlySet<string> = new Set(['title', 'label', 'alt', 'placeholder', 'aria-label', 'aria-description'])

/** What is the same in every language: the words of documents, units, and how addresses begin. */
const names: ReadonlySet<string> = new Set([
  ...['https://', 'ms', 'readOnlyWhen', 'showWhen', 'Node.js', 'lb://', 'www.example.org'],
  ...['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'jdbc:postgresql://localhost:5432/orders'],
])

/** Dictionaries of another system's own names, which stand as they are written there. */
const foreign = /\/gateway_\w+\.json$/

/** The texts that a component would show or say in one language only, each with its place. */
function findLiterals(file: string, text = readFileSync(file, 'utf8')): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const add = (node: ts.Node, text: string) => {
    if (!words.test(text) || names.has(text.trim())) return
    found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${text.trim()}`)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) add(node, node.text)
    const isSpoken = ts.isJsxAttribute(node) && spoken.has(node.name.getText())
    if (isSpoken && node.initializer && ts.isStringLiteral(node.initializer)) add(node, node.initializer.text)
    const isShown = ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))
    if (isShown && node.expression && ts.isStringLiteralLike(node.expression)) add(node, node.expression.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

test('no component shows or says words that stand in its code', () => {
  const files = globSync('{runtime,widgets}/**/*.tsx')
  expect(files.length).toBeGreaterThan(200)
  expect(files.flatMap((file) => findLiterals(file))).toEqual([])
})

test('the test above finds what it looks for', () => {
  const sample = `export const Sample = () => (
    <div title="Words of a tip">Words of a text {'words in braces'} → 3<img alt="图" /></div>
  )`
  expect(findLiterals('Sample.tsx', sample)).toHaveLength(4)
})

/** A text without the values that are put into it. */
const withoutValues = (text: string) => text.replaceAll(/\{\w+\}/g, '')

const language = createLanguage({ widgets: widgetSchemas, validators: compileValidators(createSchemas(widgetSchemas)) })
const documents = globSync('schemas/*/{models,pages,dictionaries}/*.json').concat(globSync('schemas/*/pack.json'))

test('every human text of a shipped document is a key', () => {
  expect(documents.length).toBeGreaterThan(25)
  const literal = documents
    .filter((file) => !foreign.test(file))
    .flatMap((file) => {
      const document: unknown = JSON.parse(readFileSync(file, 'utf8'))
      const form = file.includes('/dictionaries/') ? 'dictionary' : file.endsWith('pack.json') ? 'pack' : undefined
      return language
        .collectPlaces(document, form)
        .filter(({ annotation }) => annotation.kind === 'reference' && annotation.reference === 'text')
        .filter(({ value }) => !value.startsWith('@:') && !names.has(value.trim()) && words.test(withoutValues(value)))
        .map(({ path, value }) => `${file}${path} ${value}`)
    })
  expect(literal).toEqual([])
})

const escapeText = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What asks for texts: sources of the app, and a template that stands for every key that fits it. */
function readKeys(files: readonly string[]): (key: string) => boolean {
  const all = files.map((file) => readFileSync(file, 'utf8'))
  const exact = new Set(all.flatMap((source) => [...source.matchAll(/[\w$.-]+/g)].map(([word]) => word)))
  const patterns = all.flatMap((source) =>
    [...source.matchAll(/`(?:@:)?([\w-]+\.[\w.-]*\$\{[^`]*)`/g)].map(
      ([, key = '']) =>
        new RegExp(
          `^${key
            .split(/\$\{[^}]*\}/)
            .map(escapeText)
            .join('\\S+')}$`,
        ),
    ),
  )
  return (key) => exact.has(key) || patterns.some((pattern) => pattern.test(key))
}

test('every text of the app is asked for', async () => {
  const isUsed = readKeys(globSync('{runtime,widgets}/**/*.{ts,tsx}'))
  expect(Object.keys(await appTexts('en')).filter((key) => !isUsed(key))).toEqual([])
})

test('every text of the shipped packs is asked for', () => {
  const isUsed = readKeys([
    ...documents,
    ...globSync('schemas/*/{forms,reports,graphs,rows}/*.json'),
    ...globSync('{runtime,server}/**/*.{ts,tsx}'),
  ])
  for (const file of globSync('schemas/*/i18n/en.json'))
    expect(Object.keys(JSON.parse(readFileSync(file, 'utf8'))).filter((key) => !isUsed(key))).toEqual([])
})
