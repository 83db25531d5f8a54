import { type Static, Type } from 'typebox'
import { Strict } from '../../../schema/annotations.ts'
import { ValueName } from '../names.ts'
import { chartParts } from './parts.ts'

const day = (description: string) =>
  Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', expected: 'a day such as `2026-01-31`', description }))

/** Values as colours over the days of a calendar. */
export const CalendarChart = Strict({
  ...chartParts('calendar'),
  date: ValueName('the day of a record'),
  value: ValueName('the value that is a colour'),
  from: day('the first day; that of the first record when left out'),
  to: day('the last day; that of the last record when left out'),
})
export type CalendarChart = Static<typeof CalendarChart>
