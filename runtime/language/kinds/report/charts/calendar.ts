import { type Static, Type } from 'typebox'
import { Strict } from '../../../schema/annotations.ts'
import { ValueName } from '../names.ts'
import { chartParts } from './parts.ts'

const day = Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', expected: 'a day such as `2026-01-31`' }))

/** Values as colours over the days of a calendar. */
export const CalendarChart = Strict({
  ...chartParts('calendar'),
  date: ValueName('the day of a record'),
  value: ValueName('the value that is a colour'),
  from: day,
  to: day,
})
export type CalendarChart = Static<typeof CalendarChart>
