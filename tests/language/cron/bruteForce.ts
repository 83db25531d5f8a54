import { type CronFieldName, cronFields, cronRanges } from '../../../runtime/language/cron/index.ts'

const includes = (field: CronFieldName, text: string, value: number): boolean =>
  text === '*' ||
  text === '?' ||
  text.split(',').some((part) => {
    const [span = '', step] = part.split('/')
    const [min, max] = cronRanges[field]
    const [from = '', to] = span === '*' ? [String(min)] : span.split('-')
    const last = to === undefined ? (step === undefined ? Number(from) : max) : Number(to)
    return value >= Number(from) && value <= last && (value - Number(from)) % Number(step ?? 1) === 0
  })

const lastOf = (date: Date): number => new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate()
const isWeekday = (date: Date): boolean => date.getDay() !== 0 && date.getDay() !== 6
const dayOf = (date: Date, day: number): Date => new Date(date.getFullYear(), date.getMonth(), day)

/** The weekday nearest to a day without leaving its month; a month without that day has none. */
function nearestWeekday(date: Date, day: number): number | undefined {
  if (day > lastOf(date)) return undefined
  for (const distance of [0, -1, 1, -2, 2]) {
    const other = day + distance
    if (other >= 1 && other <= lastOf(date) && isWeekday(dayOf(date, other))) return other
  }
  return undefined
}

function isDay(text: string, date: Date): boolean {
  const day = date.getDate()
  const last = lastOf(date)
  if (text === 'L') return day === last
  if (text === 'LW')
    return isWeekday(date) && [...Array(last - day).keys()].every((index) => !isWeekday(dayOf(date, day + index + 1)))
  if (text.startsWith('L-')) return day === last - Number(text.slice(2))
  if (text.endsWith('W')) return day === nearestWeekday(date, Number(text.slice(0, -1)))
  return includes('day', text, day)
}

function isDayOfWeek(text: string, date: Date): boolean {
  const weekday = date.getDay() + 1
  if (text.endsWith('L')) return weekday === Number(text.slice(0, -1)) && date.getDate() + 7 > lastOf(date)
  const [of, nth] = text.split('#')
  if (nth !== undefined) return weekday === Number(of) && Math.ceil(date.getDate() / 7) === Number(nth)
  return includes('week', text, weekday)
}

/** The next runs of an expression of seven fields, found by trying every day, hour, minute and second. */
export function bruteForce(expression: string, from: Date, count: number, days = 366 * 45): readonly Date[] {
  const [second = '', minute = '', hour = '', day = '', month = '', week = '', year = ''] = expression.split(' ')
  const within = (field: CronFieldName, text: string) => {
    const [min, max] = cronRanges[field]
    return Array.from({ length: max - min + 1 }, (_, index) => min + index).filter((value) =>
      includes(field, text, value),
    )
  }
  const [seconds, minutes, hours] = [within('second', second), within('minute', minute), within('hour', hour)]
  const runs: Date[] = []
  for (let offset = 0; offset < days && runs.length < count; offset += 1) {
    const date = new Date(from.getFullYear(), from.getMonth(), from.getDate() + offset)
    if (!includes('month', month, date.getMonth() + 1) || !includes('year', year, date.getFullYear())) continue
    if (!isDay(day, date) || !isDayOfWeek(week, date)) continue
    for (const h of hours)
      for (const m of minutes)
        for (const s of seconds) {
          const run = new Date(date.getFullYear(), date.getMonth(), date.getDate(), h, m, s)
          if (run > from && runs.length < count) runs.push(run)
        }
  }
  return runs
}

/** An expression of any length as its seven fields. */
export const toSeven = (expression: string): string => {
  const words = expression.split(' ')
  if (words.length === cronFields.length) return expression
  return words.length === 6 ? `${expression} *` : `0 ${expression} *`
}
