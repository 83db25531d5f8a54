import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/zh-cn'
import 'dayjs/locale/zh-tw'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { writeShownTime } from '../../runtime/index.ts'
import { type MomentFormat, toMomentText } from './momentText.ts'

dayjs.extend(customParseFormat)

/** What the person's clock shows now. */
export const currentMoment = (): Dayjs => dayjs(writeShownTime(Date.now()))

// The pickers ask for the present in the zone of the person by this name.
dayjs.extend((_, { prototype }) => {
  Object.assign(prototype, { tz: currentMoment })
})

/** The moment of a stored text; null when there is none or it cannot be read. */
export function parseMoment(value: unknown, format: MomentFormat): Dayjs | null {
  const text = toMomentText(value, format)
  const moment = text === '' ? null : dayjs(text, format, true)
  return moment?.isValid() ? moment : null
}

const units = { d: 'day', w: 'week', m: 'month', y: 'year' } as const

/** A bound of a picker: a date, `today`, or a distance from it such as `today-1m`. */
export function toBound(bound: string): Dayjs {
  const [, sign, count, unit = 'd'] = /^today(?:([+-])(\d+)([dwmy]))?$/.exec(bound) ?? []
  if (!bound.startsWith('today')) return dayjs(bound, 'YYYY-MM-DD', true)
  return currentMoment().add(Number(`${sign ?? ''}${count ?? 0}`), units[unit as keyof typeof units])
}
