import { setValueWriter, writeByName } from '../language/index.ts'

/** Lets `format` of expressions write values as the formats of pages do, in the language in which the app is shown. */
export const writeValuesOfExpressions = (readLocale = () => document.documentElement.lang || 'en'): void =>
  setValueWriter((value, format, detail) => writeByName(value, format, detail, readLocale()))
