import { type CronFieldName, type CronRange, isWithin } from '../../../runtime/index.ts'
import { cronBounds, dayBounds } from './fields.ts'
import type { CronIssue } from './issue.ts'
import type { CronState, DayMode, FieldMode, FieldState } from './state.ts'

type Checked = readonly [value: number, bounds: CronRange]

const increment = (name: CronFieldName, field: FieldState): readonly Checked[] => [
  [field.incrementStart, cronBounds[name].start],
  [field.incrementIncrement, cronBounds[name].increment],
]
const list = (name: CronFieldName, { specificSpecific }: FieldState): readonly Checked[] =>
  specificSpecific.map((value) => [value, cronBounds[name].choices])

const ofMode: Readonly<Record<FieldMode, (name: CronFieldName, field: FieldState) => readonly Checked[]>> = {
  1: () => [],
  2: increment,
  3: list,
  4: (name, field) => [
    [field.rangeStart, cronBounds[name].rangeStart],
    [field.rangeEnd, cronBounds[name].rangeEnd],
  ],
}

const ofDayMode: Readonly<Partial<Record<DayMode, (state: CronState) => readonly Checked[]>>> = {
  2: ({ week }) => increment('week', week),
  3: ({ day }) => increment('day', day),
  4: ({ week }) => list('week', week),
  5: ({ day }) => list('day', day),
  8: ({ day }) => [[day.cronLastSpecificDomDay, cronBounds.week.choices]],
  9: ({ day }) => [[day.cronDaysBeforeEomMinus, dayBounds.beforeEnd]],
  10: ({ day }) => [[day.cronDaysNearestWeekday, dayBounds.nearest]],
  11: ({ week }) => [
    [week.cronNthDayDay, cronBounds.week.choices],
    [week.cronNthDayNth, dayBounds.nth],
  ],
}

const issueOf = (field: CronFieldName, kind: CronIssue['kind'], text = '', range?: CronRange): CronIssue => ({
  kind,
  field,
  text,
  offset: 0,
  ...(range ? { range } : {}),
})

interface FieldCheck {
  readonly name: CronFieldName
  readonly checked: readonly Checked[]
  readonly step?: number | undefined
  readonly choices?: readonly number[] | undefined
  readonly range?: readonly [number, number] | undefined
}

function checkField({ name, checked, step, choices, range }: FieldCheck): CronIssue | undefined {
  for (const [value, bounds] of checked)
    if (!isWithin(value, bounds)) return issueOf(name, 'outOfBounds', String(value), bounds)
  // The inputs of hours and months take 0, as specification 5 says, but no clock goes on by nothing.
  if (step === 0) return issueOf(name, 'zeroStep', '0')
  if (choices?.length === 0) return issueOf(name, 'noChoice')
  if (range && range[0] > range[1]) return issueOf(name, 'syntax', range.join('-'))
  return undefined
}

/** The first field that the editor must not take over (specification 5): out of its bounds, without a choice, reversed. */
export function checkCron(state: CronState): CronIssue | undefined {
  const { day, week } = state
  const plain = (['second', 'minute', 'hour', 'month', 'year'] as const).map((name): FieldCheck => {
    const field = state[name]
    const { cronEvery: mode } = field
    if (field.raw !== undefined) return { name, checked: [] }
    return {
      name,
      checked: ofMode[mode](name, field),
      step: mode === 2 ? field.incrementIncrement : undefined,
      choices: mode === 3 ? field.specificSpecific : undefined,
      range: mode === 4 ? [field.rangeStart, field.rangeEnd] : undefined,
    }
  })
  const isWeekly = [2, 4, 11].includes(day.cronEvery)
  const days: FieldCheck = {
    name: isWeekly ? 'week' : 'day',
    checked: day.raw === undefined ? (ofDayMode[day.cronEvery]?.(state) ?? []) : [],
    choices: day.cronEvery === 4 ? week.specificSpecific : day.cronEvery === 5 ? day.specificSpecific : undefined,
  }
  for (const check of [...plain.slice(0, 3), days, ...plain.slice(3)]) {
    const issue = checkField(check)
    if (issue) return issue
  }
  return undefined
}
