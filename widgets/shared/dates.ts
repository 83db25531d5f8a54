import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/zh-cn'
import 'dayjs/locale/zh-tw'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { type MomentFormat, toMomentText } from './momentText.ts'

dayjs.extend(customParseFormat)

/** The moment of a stored text; null when there is none or it cannot be read. */
export function parseMoment(value: unknown, format: MomentFormat): Dayjs | null {
  const text = toMomentText(value, format)
  const moment = text === '' ? null : dayjs(text, format, true)
  return moment?.isValid() ? moment : null
}

/** A bound of a picker: a date, or `today`. */
export const toBound = (bound: string): Dayjs => (bound === 'today' ? dayjs() : dayjs(bound, 'YYYY-MM-DD', true))
