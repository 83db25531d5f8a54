import { languageTag, type Translate } from '../../../i18n/index.ts'
import type { Format } from '../../../language/index.ts'
import type { Language } from '../../../registry/index.ts'
import { toText } from '../records/readValue.ts'
import { formatValue, type ValueFormat } from './formatValue.ts'

/** How a report speaks to the person: its own texts, those of the app, and figures in the language that is shown. */
export interface ReportIntl {
  readonly locale: string
  /** The zone of the times that are written. */
  readonly zone: string
  /** A text of the document. */
  readonly text: (source: string | undefined) => string
  readonly translate: Translate
  /** A value as a format writes it; numbers are grouped when none is named. */
  readonly format: (value: unknown, format?: Format | undefined) => string
  /** The name of something: as the format writes it, and as it is without one. */
  readonly name: (value: unknown, format?: Format | undefined) => string
}

export function createReportIntl(
  language: Language,
  text: (source: string | undefined) => string,
  translate: Translate,
  zone: string,
): ReportIntl {
  const locale = languageTag[language]
  const toFormat = (format: Format | undefined): ValueFormat => {
    if (typeof format !== 'object') return { as: format }
    return { ...format, prefix: text(format.prefix), suffix: text(format.suffix) }
  }
  const format = (value: unknown, written?: Format) => formatValue(value, toFormat(written), locale)
  return {
    locale,
    zone,
    text,
    translate,
    format,
    name: (value, written) => (written === undefined ? toText(value) || '–' : format(value, written)),
  }
}
