import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject } from '../../../runtime/language/index.ts'
import type { ProductText } from './productText.ts'
import { readTextsOfCode } from './readTextsOfCode.ts'

const filesBelow = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** The texts of a folder with one file for each language. */
function readTextsByKey(folder: string): readonly ProductText[] {
  const [zh, en, tw] = ['zh', 'en', 'tw'].map(
    (language) => readJson(join(folder, `${language}.json`)) as Readonly<Record<string, string>>,
  )
  return Object.keys(zh ?? {}).map((key) => ({
    place: `${folder} ${key}`,
    zh: zh?.[key] ?? '',
    en: en?.[key] ?? '',
    tw: tw?.[key] ?? '',
  }))
}

/** The texts that stand in a value with all three languages beside each other. */
function textsInside(value: unknown, place: string): readonly ProductText[] {
  if (Array.isArray(value)) return value.flatMap((each) => textsInside(each, place))
  if (!isObject(value)) return []
  const { zh, en, tw } = value
  if (typeof zh === 'string' && typeof en === 'string' && typeof tw === 'string') return [{ place, zh, en, tw }]
  return Object.values(value).flatMap((each) => textsInside(each, place))
}

/** Every text of the product: of the app, of packs with their rows and dictionaries, of widgets and of the server. */
export function readProductTexts(): readonly ProductText[] {
  const data = ['dictionaries', 'pages', 'models', 'rows'].flatMap((folder) =>
    filesBelow(join('schemas/system', folder), /\.json$/),
  )
  const code = ['runtime', 'widgets', 'server'].flatMap((folder) => filesBelow(folder, /\.tsx?$/))
  return [
    ...readTextsByKey('runtime/i18n/texts'),
    ...readTextsByKey('schemas/system/i18n'),
    ...data.flatMap((path) => textsInside(readJson(path), path)),
    ...code.flatMap((path) => readTextsOfCode(path, readFileSync(path, 'utf8'))),
  ]
}
