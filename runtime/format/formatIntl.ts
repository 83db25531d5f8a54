import { languageTag, type Translate } from '../i18n/index.ts'
import { type Format, formatValue, toText, toValueFormat } from '../language/index.ts'
import type { DataRecord, Language } from '../registry/index.ts'

/** How a report speaks to the person: its own texts, those of the app, and figures in the language that is shown. */
export interface FormatIntl {
  readonly locale: string
  /** The zone of the times that are written. */
  readonly zone: string
  /** A text of the document. */
  readonly text: (source: string | undefined) => string
  readonly translate: Translate
  /**
   * A value as a format writes it; numbers are grouped when none is named. The record is the one of the value, whose
   * currency and digits a format may name.
   */
  readonly format: (value: unknown, format?: Format | undefined, record?: DataRecord | undefined) => string
  /** The name of something: as the format writes it, and as it is without one. */
  readonly name: (value: unknown, format?: Format | undefined) => string
}

export function createFormatIntl(
  language: Language,
  text: (source: string | undefined) => string,
  translate: Translate,
  zone: string,
): FormatIntl {
  const locale = languageTag[language]
  const format: FormatIntl['format'] = (value, written, record) =>
    formatValue(value, toValueFormat(written, record, text), locale)
  return {
    locale,
    zone,
    text,
    translate,
    format,
    name: (value, written) => (written === undefined ? toText(value) || '–' : format(value, written)),
  }
}
