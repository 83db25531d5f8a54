import { createFormatIntl } from '../../../runtime/format/formatIntl.ts'
import { personZone } from '../../../runtime/language/index.ts'
import type { Language } from '../../../runtime/registry/index.ts'

/** The words of a report whose own texts are their keys. */
export const intlIn = (language: Language) =>
  createFormatIntl(
    language,
    (source) => source?.replace('@:', '') ?? '',
    (key, values) => (values ? `${key} ${JSON.stringify(values)}` : key),
    personZone(),
  )
