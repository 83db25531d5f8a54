const dayMilliseconds = 86_400_000

const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`)
const toDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** The day that is some days after another one; both as `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string => toDay(toDate(day).getTime() + days * dayMilliseconds)

/** The same day of another month, or the last one of it where it is shorter. */
export function addMonths(day: string, months: number): string {
  const date = toDate(day)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return toDay(Date.UTC(year, month, Math.min(date.getUTCDate(), last)))
}

/** The weeks that a month touches, each with its seven days; `firstDay` is that of a week, 1 for Monday and 7 for Sunday. */
export function toWeeks(day: string, firstDay: number): readonly (readonly string[])[] {
  const first = `${day.slice(0, 8)}01`
  const before = (toDate(first).getUTCDay() - (firstDay % 7) + 7) % 7
  const start = addDays(first, -before)
  const count = Math.ceil((before + Number(addDays(addMonths(first, 1), -1).slice(8))) / 7)
  return Array.from({ length: count }, (_week, week) =>
    Array.from({ length: 7 }, (_day, index) => addDays(start, week * 7 + index)),
  )
}

/** How many days a key moves the chosen one; undefined for a key that moves nothing. */
export const dayKeys: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
