import { AsyncLocalStorage } from 'node:async_hooks'
import {
  formatValue,
  setValueWriter,
  toValueFormat,
  type WriteValue,
  writeByName,
} from '../../runtime/language/index.ts'
import type { Language } from '../http/language.ts'
import { languageTags } from './languageTags.ts'

/** The language of the reader for whom a page is being written. */
const readers = new AsyncLocalStorage<Language>()

/** Does the work of writing a page, in which `format` of expressions writes as in the browser of its reader. */
export function writeFor<T>(language: Language, work: () => Promise<T>): Promise<T> {
  // Formulas that the server works out otherwise, such as those of tables, have no reader and write values as they are.
  setValueWriter((value, format, detail) => {
    const reader = readers.getStore()
    return reader === undefined ? undefined : writeByName(value, format, detail, languageTags[reader])
  })
  return readers.run(language, work)
}

/** Writes values by the formats of a document, in words of the reader. */
export const createWriteValue =
  (language: Language, text: (source: string | undefined) => string): WriteValue =>
  (value, format, record) =>
    formatValue(value, toValueFormat(format, record, text), languageTags[language])
