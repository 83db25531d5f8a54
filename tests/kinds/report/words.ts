import { createWords } from '../../../runtime/kinds/report/format/words.ts'
import type { Language } from '../../../runtime/registry/index.ts'

/** The words of a report whose own texts are their keys. */
export const wordsIn = (language: Language) =>
  createWords(
    language,
    (source) => source?.replace('@:', '') ?? '',
    (key, values) => (values ? `${key} ${JSON.stringify(values)}` : key),
  )
