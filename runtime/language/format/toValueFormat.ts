import type { DataRecord } from '../dataRecord.ts'
import type { Format } from '../schema/format.ts'
import { readNumber, readValue, toText } from './readValue.ts'
import type { ValueFormat } from './valueFormat.ts'

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

/** A format of the document as it writes the value of a record; `text` gives its texts in the language of the reader. */
export function toValueFormat(
  format: Format | undefined,
  record: DataRecord | undefined,
  text: (source: string | undefined) => string,
): ValueFormat {
  if (typeof format !== 'object') return { as: format }
  return { ...format, ...readOwnFormat(format, record), prefix: text(format.prefix), suffix: text(format.suffix) }
}
