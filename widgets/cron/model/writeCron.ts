import type { CronState, DayMode, FieldMode, FieldState, PlainFieldState } from './state.ts'

const modes: Readonly<Record<FieldMode, (field: FieldState) => string>> = {
  1: () => '*',
  2: ({ incrementStart, incrementIncrement }) => `${incrementStart}/${incrementIncrement}`,
  3: ({ specificSpecific }) => [...specificSpecific].sort((one, other) => one - other).join(',') || '*',
  4: ({ rangeStart, rangeEnd }) => `${rangeStart}-${rangeEnd}`,
}

const writeField = (field: PlainFieldState): string => field.raw ?? modes[field.cronEvery](field)

type Days = Pick<CronState, 'day' | 'week'>

/** The day and the weekday of each mode; the one that does not count is open. */
const days: Readonly<Record<DayMode, (days: Days) => readonly [day: string, week: string]>> = {
  1: () => ['*', '?'],
  2: ({ week }) => ['?', modes[2](week)],
  3: ({ day }) => [modes[2](day), '?'],
  4: ({ week }) => ['?', modes[3](week)],
  5: ({ day }) => [modes[3](day), '?'],
  6: () => ['L', '?'],
  7: () => ['LW', '?'],
  8: ({ day }) => ['?', `${day.cronLastSpecificDomDay}L`],
  9: ({ day }) => [`L-${day.cronDaysBeforeEomMinus}`, '?'],
  10: ({ day }) => [`${day.cronDaysNearestWeekday}W`, '?'],
  11: ({ week }) => ['?', `${week.cronNthDayDay}#${week.cronNthDayNth}`],
}

/** Writes the fields as an expression, with as many of them as it had (specification 4). */
export function writeCron(state: CronState): string {
  const { day, week } = state
  const [ofMonth, ofWeek] = days[day.cronEvery](state)
  const second = writeField(state.second)
  const year = writeField(state.year)
  // A field that says something is never left out.
  const length = year !== '*' ? 7 : state.length === 5 && second !== '0' ? 6 : state.length
  const middle = [
    writeField(state.minute),
    writeField(state.hour),
    day.raw ?? ofMonth,
    writeField(state.month),
    week.raw ?? ofWeek,
  ]
  if (length === 5) return middle.join(' ')
  return [second, ...middle, ...(length === 7 ? [year] : [])].join(' ')
}
