import { Cron } from 'croner'
import { type CronFieldName, cronFields, cronRange } from './fields.ts'
import { withoutNames } from './words.ts'

/** The dialect of the family: Sunday is 1, and a step may begin at a number. */
const dialect = { sloppyRanges: true, alternativeWeekdays: true, paused: true } as const

/** Steps that go over the end of their field run at their start alone, which croner does not take. */
function withoutLongSteps(field: CronFieldName, text: string): string {
  const [min, max] = cronRange[field]
  return text
    .split(',')
    .map((part) => {
      const [, from = '', step = ''] = /^(\*|\d+)\/(\d+)$/.exec(part) ?? []
      if (step === '' || Number(step) <= max - min) return part
      return from === '*' ? String(min) : from
    })
    .join(',')
}

/** An expression as its seven fields. */
function toFields(expression: string): readonly string[] {
  const words = expression.trim().toUpperCase().split(/\s+/)
  const seven = words.length === 5 ? ['0', ...words, '*'] : words.length === 6 ? [...words, '*'] : words
  return cronFields.map((field, index) => withoutLongSteps(field, withoutNames(field, seven[index] ?? '*')))
}

/** The runs of months of which a day counts from the end, which croner cannot say: one month after the other. */
function runsBeforeEnd(fields: readonly string[], daysBefore: number, from: Date, count: number): readonly Date[] {
  const [second, minute, hour, , month, , year] = fields
  const months = new Cron(`0 0 0 1 ${month} ? ${year}`, dialect)
  const runs: Date[] = []
  let begin: Date | null = new Date(from.getFullYear(), from.getMonth(), 1)
  // The month of the first moment counts too when it may run.
  begin = months.nextRun(new Date(begin.getTime() - 1000))
  for (let tried = 0; begin && runs.length < count && tried < 1500; tried += 1) {
    const last = new Date(begin.getFullYear(), begin.getMonth() + 1, 0).getDate()
    const day = last - daysBefore
    if (day >= 1) {
      const pattern = `${second} ${minute} ${hour} ${day} ${begin.getMonth() + 1} ? ${begin.getFullYear()}`
      const after = from > begin ? from : new Date(begin.getTime() - 1000)
      runs.push(...new Cron(pattern, dialect).nextRuns(count - runs.length, after))
    }
    begin = months.nextRun(begin)
  }
  return runs
}

/**
 * The next moments at which an expression runs, on the clock of this computer; fewer than asked for when its years end.
 * @throws when the expression is none.
 */
export function nextRuns(expression: string, from: Date, count: number): readonly Date[] {
  const fields = toFields(expression)
  const beforeEnd = /^L-(\d+)$/.exec(fields[3] ?? '')?.[1]
  if (beforeEnd !== undefined) return runsBeforeEnd(fields, Number(beforeEnd), from, count)
  return new Cron(fields.join(' '), dialect).nextRuns(count, from)
}
