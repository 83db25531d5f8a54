import { personToday, type ValueRefusal } from '../../runtime/index.ts'
import type { MomentFormat } from './momentText.ts'
import { understandMoment } from './readMoment.ts'
import { quote } from './refusals.ts'
import { toShownMoment } from './shownTime.tsx'
import { toText } from './values.ts'

interface Bounds {
  readonly min?: string
  readonly max?: string
}

/** The day of a bound: a date, `today`, or a distance from it such as `today-1m`. */
export function toBoundDay(bound: string, today = personToday()): string {
  const [, sign, count, unit = 'd'] = /^today(?:([+-])(\d+)([dwmy]))?$/.exec(bound) ?? []
  if (!bound.startsWith('today')) return bound
  const by = Number(`${sign ?? ''}${count ?? 0}`)
  const months = unit === 'm' ? by : unit === 'y' ? by * 12 : 0
  const days = unit === 'd' ? by : unit === 'w' ? by * 7 : 0
  const [year = 0, month = 1, dayOfMonth = 1] = today.split('-').map(Number)
  const day = new Date(Date.UTC(year, month - 1 + months, 1))
  // A month that is shorter ends on its last day.
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
  day.setUTCDate(Math.min(dayOfMonth, last) + days)
  return day.toISOString().slice(0, 10)
}

/** Refuses a day before or after the bounds of its field. */
function refuseDay(day: string, { min, max }: Bounds): ValueRefusal | undefined {
  const [first, last] = [min && toBoundDay(min), max && toBoundDay(max)]
  if (first !== undefined && day < first) return { text: '@:form.notBefore', values: { limit: first } }
  if (last !== undefined && day > last) return { text: '@:form.notAfter', values: { limit: last } }
  return undefined
}

/** Says what is wrong with what was put in as a moment: it is kept as it was typed. */
export function refuseMoment(value: unknown, format: MomentFormat, bounds: Bounds): ValueRefusal | undefined {
  const text = toText(value)
  const moment = understandMoment(text, format)
  const isOfTime = format === 'HH:mm:ss'
  if (moment === undefined)
    return { text: isOfTime ? '@:form.notTime' : '@:form.notDate', values: { text: quote(text), format } }
  return isOfTime ? undefined : refuseDay(toShownMoment(text, format).slice(0, 10), bounds)
}

/** The same for both ends of a range, which are stored apart or joined by a comma; an end may be missing. */
export function refuseRange(ends: readonly unknown[], format: MomentFormat, bounds: Bounds): ValueRefusal | undefined {
  for (const end of ends) {
    const refusal = toText(end) === '' ? undefined : refuseMoment(end, format, bounds)
    if (refusal) return refusal
  }
  return undefined
}
