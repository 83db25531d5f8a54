import { addDays, toWeeks } from '../../../../calendar/index.ts'
import { toWireTime } from '../../../../language/index.ts'

type Parameters = Readonly<Record<string, string>>

/** The first and the last day that a calendar shows, both as `YYYY-MM-DD`. */
export interface Period {
  readonly first: string
  readonly last: string
}

/** The days of the weeks that a month touches. */
export function toPeriod(month: string, firstDay: number): Period {
  const days = toWeeks(`${month}-01`, firstDay).flat()
  return { first: days[0] ?? `${month}-01`, last: days.at(-1) ?? `${month}-01` }
}

/** A field with a day, and whether it has a time: days are those of everybody, times those of the wire. */
export interface DateField {
  readonly name: string
  readonly isMoment: boolean
}

const from = (day: string, { isMoment }: DateField): string => (isMoment ? toWireTime(`${day} 00:00:00`) : day)
const until = (day: string, { isMoment }: DateField): string => (isMoment ? toWireTime(`${day} 23:59:59`) : day)

/** What a person asks of a field stays asked: of two bounds the narrower one counts. */
const later = (one: string | undefined, other: string): string => (one !== undefined && one > other ? one : other)
const earlier = (one: string | undefined, other: string): string => (one !== undefined && one < other ? one : other)

/** The question for records that begin in a period, beside what the list asks. */
export const toBeginning = (parameters: Parameters, start: DateField, { first, last }: Period): Parameters => ({
  ...parameters,
  [`${start.name}_begin`]: later(parameters[`${start.name}_begin`], from(first, start)),
  [`${start.name}_end`]: earlier(parameters[`${start.name}_end`], until(last, start)),
})

/** The question for records that have begun before a period and end in it or after it. */
export const toLasting = (parameters: Parameters, start: DateField, end: DateField, { first }: Period): Parameters => ({
  ...parameters,
  [`${start.name}_end`]: earlier(parameters[`${start.name}_end`], until(addDays(first, -1), start)),
  [`${end.name}_begin`]: later(parameters[`${end.name}_begin`], from(first, end)),
})
