import { isObject } from '../../runtime/language/index.ts'
import type { Language } from '../http/language.ts'
import { toText } from './scope.ts'

const tags: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en', tw: 'zh-TW' }

/** A figure in words of the reader, where its field says how figures are written; anything else as it is. */
export function writeFormatted(value: unknown, format: unknown, language: Language): string {
  const as = isObject(format) ? format.as : format
  const decimals = isObject(format) && typeof format.decimals === 'number' ? format.decimals : undefined
  const digits = decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const isFigure = typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value))
  if (!isFigure) return toText(value)
  if (as === 'percent')
    return new Intl.NumberFormat(tags[language], { style: 'percent', ...digits }).format(Number(value))
  if (as === 'number' || as === 'money' || as === 'signed')
    return new Intl.NumberFormat(tags[language], digits).format(Number(value))
  if ((as === 'date' || as === 'month') && typeof value === 'string') return value.slice(0, as === 'date' ? 10 : 7)
  return toText(value)
}
