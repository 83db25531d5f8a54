import { languageTag, type Translate } from '../i18n/index.ts'
import type { Format } from '../language/index.ts'
import type { DataRecord, Language } from '../registry/index.ts'
import { formatValue } from './formatValue.ts'
import { readNumber, readValue, toText } from './readValue.ts'
import type { ValueFormat } from './valueFormat.ts'

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

/** The most digits after the point that can be written. */
const mostDecimals = 20

/** What a record says of how its value is written: its currency, and how many digits stand after the point. */
function readOwnFormat(format: Exclude<Format, string>, record: DataRecord | undefined): Partial<ValueFormat> {
  if (record === undefined) return {}
  const currency = format.currencyField === undefined ? '' : toText(readValue(record, format.currencyField)).trim()
  const decimals = format.decimalsFrom === undefined ? null : readNumber(record, format.decimalsFrom)
  const isCount = decimals !== null && Number.isInteger(decimals) && decimals >= 0
  return {
    ...(currency === '' ? {} : { currency, hasOwnCurrency: true }),
    ...(isCount ? { decimals: Math.min(decimals, mostDecimals) } : {}),
  }
}

export function createFormatIntl(
  language: Language,
  text: (source: string | undefined) => string,
  translate: Translate,
  zone: string,
): FormatIntl {
  const locale = languageTag[language]
  const toFormat = (format: Format | undefined, record: DataRecord | undefined): ValueFormat => {
    if (typeof format !== 'object') return { as: format }
    return { ...format, ...readOwnFormat(format, record), prefix: text(format.prefix), suffix: text(format.suffix) }
  }
  const format: FormatIntl['format'] = (value, written, record) => formatValue(value, toFormat(written, record), locale)
  return {
    locale,
    zone,
    text,
    translate,
    format,
    name: (value, written) => (written === undefined ? toText(value) || '–' : format(value, written)),
  }
}
