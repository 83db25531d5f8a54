import { type FormatWord, setValueWriter } from '../language/index.ts'
import { formatValue } from './formatValue.ts'

/** Lets `format` of expressions write values as the formats of pages do, in the language in which the app is shown. */
export const writeValuesOfExpressions = (readLocale = () => document.documentElement.lang || 'en'): void =>
  setValueWriter((value, format, detail) =>
    formatValue(
      value,
      {
        as: format as FormatWord,
        ...(typeof detail === 'string' ? { currency: detail } : {}),
        ...(typeof detail === 'number' ? { decimals: Math.min(20, Math.max(0, Math.trunc(detail))) } : {}),
      },
      readLocale(),
    ),
  )
