import { Cron, type CronOptions } from 'croner'
import type { LanguageTexts } from '../../../runtime/language/index.ts'
import { type CronField, cronFields, isCronField, withoutNames } from './cronFields.ts'
import { cronWords } from './cronWords.ts'

/** An expression that was read: when it is due next. */
export interface Schedule {
  /** The first due time after a moment, both in epoch milliseconds; undefined when there is none any more. */
  next(after: number): number | undefined
}

/** An expression as a schedule, or what is wrong with it. */
export type CronReading = { readonly schedule: Schedule } | { readonly mistake: LanguageTexts }

/** Due times stand on the clock of the wire, GMT+8 (wire contract 1.1); all below is reckoned as if that were UTC. */
const wireOffset = 8 * 3_600_000

/** The dialect of the family: Sunday is 1, and a step may begin at a number. */
const dialect: CronOptions = { sloppyRanges: true, alternativeWeekdays: true, paused: true, utcOffset: 0 }

const isOpen = (text: string): boolean => text === '*' || text === '?'

/**
 * Reads an expression of six or seven fields in the Quartz dialect: `?`, `L`, `LW`, `L-3`, `15W`, `6L`, `6#3`, names of
 * months and weekdays (specification 2.8, wire contract 4).
 */
export function readCron(expression: string): CronReading {
  const texts = expression.trim().split(/\s+/)
  if (texts.length < 6 || texts.length > 7) return { mistake: cronWords.length(texts.length) }
  const fields: string[] = []
  for (const [index, field] of cronFields.entries()) {
    const text = withoutNames(field, texts[index] ?? '*')
    if (!isCronField(field, text)) return { mistake: cronWords.field(field.words, texts[index] ?? '') }
    fields.push(withoutLongSteps(field, text))
  }
  const [, , , day = '*', , week = '*'] = fields
  if (!isOpen(day) && !isOpen(week)) return { mistake: cronWords.bothDays }
  const beforeEnd = /^L-(\d+)$/.exec(day)?.[1]
  const nextLocal =
    beforeEnd === undefined
      ? nextOf(fields.join(' '))
      : (after: Date) => nextBeforeEnd(fields, Number(beforeEnd), after)
  return {
    schedule: {
      next: (after) => {
        const next = nextLocal(new Date(after + wireOffset))
        return next ? next.getTime() - wireOffset : undefined
      },
    },
  }
}

function nextOf(pattern: string): (after: Date) => Date | null {
  const cron = new Cron(pattern, dialect)
  return (after) => cron.nextRun(after)
}

/** Steps beyond the end of their field run at their start alone, which croner does not take. */
function withoutLongSteps({ range: [min, max] }: CronField, text: string): string {
  return text
    .split(',')
    .map((part) => {
      const [, from = '', step = '0'] = /^(\*|\d+)\/(\d+)$/.exec(part) ?? []
      if (Number(step) <= max - min) return part
      return from === '*' ? String(min) : from
    })
    .join(',')
}

const longestSearch = 12 * 230

/** Days that count from the end of the month, which croner cannot say: one month after the other. */
function nextBeforeEnd(fields: readonly string[], daysBefore: number, after: Date): Date | null {
  const [second, minute, hour, , month, , year] = fields
  const months = new Cron(`0 0 0 1 ${month} ? ${year}`, dialect)
  const firstOfMonth = Date.UTC(after.getUTCFullYear(), after.getUTCMonth(), 1)
  let begin = months.nextRun(new Date(firstOfMonth - 1000))
  for (let tried = 0; begin !== null && tried < longestSearch; tried += 1) {
    const [ofYear, ofMonth] = [begin.getUTCFullYear(), begin.getUTCMonth()]
    const day = new Date(Date.UTC(ofYear, ofMonth + 1, 0)).getUTCDate() - daysBefore
    const from = after > begin ? after : new Date(begin.getTime() - 1000)
    const next =
      day < 1 ? null : new Cron(`${second} ${minute} ${hour} ${day} ${ofMonth + 1} ? ${ofYear}`, dialect).nextRun(from)
    if (next !== null) return next
    begin = months.nextRun(begin)
  }
  return null
}

/** The next due times after a moment, fewer than asked for when there are no more. */
export function nextRuns(schedule: Schedule, after: number, count: number): readonly number[] {
  const runs: number[] = []
  for (let next = schedule.next(after); next !== undefined && runs.length < count; next = schedule.next(next))
    runs.push(next)
  return runs
}
