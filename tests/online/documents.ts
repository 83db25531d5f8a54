import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { compileValidators } from '../../runtime/language/compile.ts'
import { createLanguage, createSchemas, formatIssue } from '../../runtime/language/index.ts'
import { widgetSchemas } from '../../widgets/props.ts'

const language = createLanguage({ widgets: widgetSchemas, validators: compileValidators(createSchemas(widgetSchemas)) })

/** What the language finds in a derived document. Texts are the server's, and no keys. */
export const issuesOf = (document: object): readonly string[] =>
  language
    .checkDocuments([{ path: 'online/pages/derived.json', text: JSON.stringify(document) }])
    .issues.filter(({ code }) => code !== 'unknown-dictionary')
    .map(formatIssue)

/** Has the language read its schemas, which the first document of a test waits for. */
export const openLanguage = (): void => {
  issuesOf({})
}

const root = fileURLToPath(new URL('../data/online/', import.meta.url))
const ofPage = '.page.json'

/** The names of the answers of servers that stand in a folder. */
export const namesIn = (folder: string): readonly string[] =>
  readdirSync(`${root}${folder}`)
    .filter((name) => name.endsWith('.json') && !name.endsWith(ofPage))
    .map((name) => name.replace(/\.json$/, ''))

/** One answer of a server. */
export const readAnswer = <T>(folder: string, name: string): T =>
  JSON.parse(readFileSync(`${root}${folder}/${name}.json`, 'utf8')) as T

/**
 * Compares a document with the one that stands beside the answer that it was made of; `WRITE_DOCUMENTS=1` writes them
 * anew, to be looked through.
 */
export function expectDocument(folder: string, name: string, document: object): void {
  const path = `${root}${folder}/${name}${ofPage}`
  if (process.env.WRITE_DOCUMENTS === '1') writeFileSync(path, `${JSON.stringify(document, null, 2)}\n`)
  expect(JSON.parse(JSON.stringify(document))).toEqual(JSON.parse(readFileSync(path, 'utf8')))
}
