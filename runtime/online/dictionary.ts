import { type Option, toOptions } from './options.ts'
import { firstOf, omitEmpty, partsOf } from './wire.ts'

/** The words of a field or of an item of a query bar that say where choices come from. */
export type Words = Readonly<Record<string, string>>

/** Where choices come from: a dictionary, or items that the answers carry along. */
export type Choices = { readonly dict: string } | { readonly options: ReturnType<typeof toOptions> }

/** One of the words, or nothing. */
export const wordIn = (words: Words, name: string): string => words[name] ?? ''

/** The code of a dictionary, or of a table as `table,text,code`; a query of the database is none (wire contract 3.2). */
function toDictionary(words: Words): string {
  const [table, text] = [wordIn(words, 'dictTable'), wordIn(words, 'dictText')]
  const code = firstOf(words.dictField, words.dictCode)
  const dictionary = table === '' ? firstOf(code, words.dict) : [table, partsOf(text)[0] ?? code, code].join(',')
  return /\s/.test(dictionary) || dictionary.endsWith(',') ? '' : dictionary
}

/** A dictionary as choices; undefined where words name none. */
export function dictionaryChoices(words: Words): Choices | undefined {
  const dict = toDictionary(words)
  return dict === '' ? undefined : { dict }
}

/** Items as choices; undefined where there are none. */
export const listedChoices = (options: readonly Option[] = []): Choices | undefined =>
  options.length === 0 ? undefined : { options: toOptions(options) }

/** The table of a tree: `dict` says it, else the table with its columns `id,pid,name,has_child` (wire contract 3.2). */
export function toTreeTable(words: Words): Readonly<Record<string, unknown>> | undefined {
  const [id = '', pid = '', name = '', child = ''] = partsOf(wordIn(words, 'dictText'))
  const table = wordIn(words, 'dictTable')
  const columns = wordIn(words, 'dict').includes(',') ? wordIn(words, 'dict') : ''
  const dict = columns || (table !== '' && id !== '' ? `${table},${name || id},${id}` : '')
  if (dict === '') return undefined
  return omitEmpty({
    dict,
    pidField: wordIn(words, 'pidField') || pid,
    pidValue: firstOf(words.pidValue, words.dictField, words.dictCode),
    hasChildField: wordIn(words, 'hasChildField') || child,
  })
}
