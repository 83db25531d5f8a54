import type { CronFieldName } from './fields.ts'

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']

const names: Readonly<Partial<Record<CronFieldName, readonly string[]>>> = { month: months, week: weekdays }

/** Writes the names of months and weekdays as their numbers; Sunday is 1 and January too. */
export const withoutNames = (field: CronFieldName, text: string): string =>
  (names[field] ?? []).reduce(
    (written, name, index) => written.replaceAll(new RegExp(`\\b${name}(?=L\\b|\\b)`, 'gi'), String(index + 1)),
    text,
  )

/** What some servers write in place of seven fields. */
export const cronMacros: Readonly<Record<string, string>> = {
  '@yearly': '0 0 0 1 1 ? *',
  '@annually': '0 0 0 1 1 ? *',
  '@monthly': '0 0 0 1 * ? *',
  '@weekly': '0 0 0 ? * 1 *',
  '@daily': '0 0 0 * * ? *',
  '@midnight': '0 0 0 * * ? *',
  '@hourly': '0 0 * * * ? *',
}
