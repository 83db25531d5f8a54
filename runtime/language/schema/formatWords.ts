/**
 * How values are written: `percent` writes 0.25 as 25 %, `signed` a plus before what is greater than 0, `compact`
 * shortens large numbers, `duration` takes seconds and `bytes` bytes; the last six are dates, of which `relative` says
 * how far one is away. `currency` is the former word for `money`.
 */
export const formatWords = [
  'number',
  'percent',
  'money',
  'currency',
  'signed',
  'compact',
  'bytes',
  'duration',
  'date',
  'time',
  'datetime',
  'month',
  'weekday',
  'relative',
] as const
export type FormatWord = (typeof formatWords)[number]

/** The words that write a moment; all others write a number. */
const momentWords: readonly FormatWord[] = ['date', 'time', 'datetime', 'month', 'weekday', 'relative']

/** Whether a format writes numbers, which stand at the right of a column. */
export const writesNumbers = (format: FormatWord | { readonly as?: FormatWord } | undefined): boolean =>
  format !== undefined && !momentWords.includes(typeof format === 'string' ? format : (format.as ?? 'number'))
