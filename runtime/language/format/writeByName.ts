import type { FormatWord } from '../schema/formatWords.ts'
import { formatValue } from './formatValue.ts'

/** Writes a value by the name of a format, as `format` of expressions does; the detail is a currency, or the digits after the point. */
export const writeByName = (
  value: unknown,
  format: string,
  detail: string | number | undefined,
  locale: string,
): string =>
  formatValue(
    value,
    {
      as: format as FormatWord,
      ...(typeof detail === 'string' ? { currency: detail } : {}),
      ...(typeof detail === 'number' ? { decimals: Math.min(20, Math.max(0, Math.trunc(detail))) } : {}),
    },
    locale,
  )
