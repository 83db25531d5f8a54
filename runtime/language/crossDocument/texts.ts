import { languages } from '../errorWords.ts'
import { isObject } from '../json.ts'
import type { Place } from '../places/collectPlaces.ts'
import { listWords, suggestWord } from '../suggestions.ts'
import { isMistaken } from './isMistaken.ts'
import {
  type Check,
  contentOf,
  type Entry,
  entriesOf,
  formOf,
  hasUnreadable,
  type Report,
  type Workspace,
} from './workspace.ts'

const mark = '@:'

/** The i18n key that a text names; undefined for a literal. */
export const keyOfText = (text: string): string | undefined =>
  text.startsWith(mark) ? text.slice(mark.length) : undefined

const isText = ({ annotation, value }: Place): boolean =>
  annotation.kind === 'reference' && annotation.reference === 'text' && value.startsWith(mark)

const keysOf = (entry: Entry): readonly string[] => {
  const value = contentOf(entry)
  return isObject(value) ? Object.keys(value) : []
}

/** Every text key that a document names exists, and the text files of a pack have the same keys in every language. */
export const checkTexts: Check = (workspace, report) => {
  const incomplete = checkFiles(workspace, report)
  if (hasUnreadable(workspace, 'texts')) return
  const keys = [...new Set([...entriesOf(workspace, 'texts').flatMap(keysOf), ...(workspace.known.texts ?? [])])]
  const known = new Set(keys)
  for (const entry of workspace.entries) {
    if (entry.folder !== undefined && incomplete.has(entry.folder)) continue
    const reported = new Set<string>()
    for (const place of entry.read.checked.places.filter(isText)) {
      const key = keyOfText(place.value) ?? ''
      if (known.has(key) || (key !== '' && !isMistaken(workspace, entry, key, keys))) continue
      if (reported.has(key)) continue
      reported.add(key)
      const message =
        key === ''
          ? 'the key of the text is missing after `@:`'
          : `no text file has the key \`${key}\`${suggestKey(key, keys)}`
      report(entry, { path: place.path, code: 'unknown-text', message })
    }
  }
}

/** A list of all keys would help nobody; without a near one the message says what to do. */
function suggestKey(key: string, keys: readonly string[]): string {
  const suggestion = suggestWord(key, keys)
  return suggestion.startsWith('; did you mean') ? suggestion : '; add it to i18n/zh.json, en.json and tw.json'
}

/** Compares the text files of each pack; gives the folders that have none at all, where no key can be judged. */
function checkFiles(workspace: Workspace, report: Report): ReadonlySet<string> {
  const withoutAny = new Set<string>()
  for (const pack of entriesOf(workspace, 'pack')) {
    const folder = pack.folder
    if (folder === undefined) continue
    const own = workspace.entries.filter((entry) => entry.folder === folder)
    const files = own.filter((entry) => formOf(entry) === 'texts')
    const missing = languages.filter((language) => !files.some((entry) => entry.file.endsWith(`/${language}.json`)))
    if (files.length === 0) {
      withoutAny.add(folder)
      if (!own.some((entry) => entry.read.checked.places.some(isText))) continue
    }
    if (missing.length > 0)
      report(pack, {
        path: '',
        code: 'missing-file',
        message: `the pack has no ${listWords(
          missing.map((language) => `i18n/${language}.json`),
          'and',
        )}`,
      })
    compareKeys(files, report)
  }
  return withoutAny
}

function compareKeys(files: readonly Entry[], report: Report): void {
  if (files.some((entry) => !entry.read.isReadable)) return
  const owners = new Map<string, Entry>()
  for (const entry of files) for (const key of keysOf(entry)) if (!owners.has(key)) owners.set(key, entry)
  for (const entry of files) {
    const own = new Set(keysOf(entry))
    const missing = [...owners.keys()].filter((key) => !own.has(key))
    const [first] = missing
    const owner = first === undefined ? undefined : owners.get(first)
    if (owner === undefined) continue
    const message = `${listWords(missing, 'and')} ${missing.length === 1 ? 'is' : 'are'} missing here and in ${owner.file.split('/').at(-1) ?? ''}`
    report(entry, { path: '', code: 'missing-text', message: message.replace(' and in ', '; see ') })
  }
}
