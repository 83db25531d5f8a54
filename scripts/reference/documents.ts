import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, parseJson } from '../../runtime/language/index.ts'
import { projectFolder } from '../tool.ts'

/** A document that ships or that a story shows, with its texts in English. */
export interface ReferenceDocument {
  readonly path: string
  readonly value: unknown
}

const folders = ['schemas', 'stories/pages', 'docs/language/example'] as const

const isDocument = (path: string): boolean => path.endsWith('.json') && !path.endsWith('.schema.json')

const listFiles = (folder: string): readonly string[] =>
  readdirSync(join(projectFolder, folder), { recursive: true, encoding: 'utf8' })
    .filter(isDocument)
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .sort()

const readJson = (path: string): unknown => parseJson(readFileSync(join(projectFolder, path), 'utf8'))

/** Replaces each `@:key` by its text. */
function withTexts(value: unknown, texts: Readonly<Record<string, unknown>>): unknown {
  if (typeof value === 'string') {
    const text = value.startsWith('@:') ? texts[value.slice(2)] : undefined
    return typeof text === 'string' ? text : value
  }
  if (Array.isArray(value)) return value.map((item) => withTexts(item, texts))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withTexts(inner, texts)]))
}

/** All documents from which examples are taken, in the order of their paths. */
export function readReferenceDocuments(): readonly ReferenceDocument[] {
  const files = folders.flatMap(listFiles)
  const texts = Object.assign({}, ...files.filter((path) => path.endsWith('/i18n/en.json')).map(readJson))
  return files
    .filter((path) => !path.includes('/i18n/'))
    .map((path) => ({ path, value: withTexts(readJson(path), texts) }))
}
