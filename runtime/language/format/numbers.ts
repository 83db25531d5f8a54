import type { FormatWord } from '../schema/formatWords.ts'
import { toBytes, toDuration } from './units.ts'
import type { ValueFormat } from './valueFormat.ts'

type WriteNumber = (value: number, format: ValueFormat, locale: string) => string

/** Signs a number where the format asks for it; 0 has no sign. */
const sign = ({ signed }: ValueFormat): Intl.NumberFormatOptions => (signed ? { signDisplay: 'exceptZero' } : {})

const digits = ({ decimals }: ValueFormat, max: number): Intl.NumberFormatOptions =>
  decimals === undefined
    ? { maximumFractionDigits: max }
    : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }

/** Each currency and each number of decimals has one of its own. */
const mostWriters = 200

const writers = new Map<string, Intl.NumberFormat>()

/** The browser takes long to make one of these, and a table writes with few of them again and again. */
function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = writers.get(key) ?? new Intl.NumberFormat(locale, options)
  if (writers.size > mostWriters) writers.clear()
  writers.set(key, known)
  return known
}

const written =
  (options: (format: ValueFormat) => Intl.NumberFormatOptions): WriteNumber =>
  (value, format, locale) =>
    numberFormat(locale, { ...options(format), ...sign(format) }).format(value)

const writeNumber = written((format) => digits(format, 2))

/**
 * An amount with the sign of its currency; `$` alone would be that of several, where these stand among each other. The code stands
 * behind it where it is none of the ISO, such as `USDT`.
 */
const writeMoney: WriteNumber = (value, format, locale) => {
  const currency = (format.currency ?? 'CNY').trim().toUpperCase()
  const places = format.decimals === undefined ? {} : digits(format, 2)
  if (/^[A-Z]{3}$/.test(currency))
    return numberFormat(locale, {
      ...{ style: 'currency', currency, currencyDisplay: format.hasOwnCurrency ? 'symbol' : 'narrowSymbol' },
      ...places,
      ...sign(format),
    }).format(value)
  const amount = writeNumber(value, { ...format, decimals: format.decimals ?? 2 }, locale)
  return currency === '' ? amount : `${amount}\u00A0${currency}`
}

/** What writes the formats of numbers. */
export const numberWriters: Readonly<Partial<Record<FormatWord, WriteNumber>>> = {
  number: writeNumber,
  percent: written((format) => ({ style: 'percent', ...digits(format, 1) })),
  money: writeMoney,
  currency: writeMoney,
  signed: (value, format, locale) => writeNumber(value, { ...format, signed: true }, locale),
  compact: written((format) => ({ notation: 'compact', ...digits(format, 1) })),
  bytes: (value, { decimals }, locale) => toBytes(value, locale, decimals),
  duration: (value, _format, locale) => toDuration(value, locale),
}
