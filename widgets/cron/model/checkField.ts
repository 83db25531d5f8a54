import { type CronFieldName, cronRange, isWithin } from './fields.ts'
import type { CronIssue } from './issue.ts'

type CheckedItem = Omit<CronIssue, 'offset' | 'field'> & { readonly at: number }

const item = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/

/** What only days and weekdays may say, beside lists of numbers. */
const special: Readonly<Partial<Record<CronFieldName, RegExp>>> = {
  day: /^(?:\?|L|LW|L-(?<beforeEnd>\d+)|(?<nearest>\d+)W)$/,
  week: /^(?:\?|L|(?<last>\d)L|(?<weekday>\d)#(?<nth>\d))$/,
}

function checkItem(field: CronFieldName, text: string, at: number): CheckedItem | undefined {
  const match = item.exec(text)
  if (!match) return { code: 'syntax', text, at }
  const [, from, to, step] = match
  const range = cronRange[field]
  for (const part of [from, to])
    if (part !== undefined && !isWithin(Number(part), range))
      return { code: 'outOfRange', text: part, at: at + text.indexOf(part), bounds: range }
  if (step !== undefined && Number(step) === 0) return { code: 'zeroStep', text, at }
  if (from !== undefined && to !== undefined && Number(from) > Number(to)) return { code: 'syntax', text, at }
  return undefined
}

function checkSpecial(groups: Readonly<Record<string, string | undefined>>, text: string): CheckedItem | undefined {
  const limits = { beforeEnd: [1, 31], nearest: [1, 31], last: [1, 7], weekday: [1, 7], nth: [1, 5] } as const
  for (const [name, bounds] of Object.entries(limits)) {
    const part = groups[name]
    if (part !== undefined && !isWithin(Number(part), bounds))
      return { code: 'outOfRange', text: part, at: text.indexOf(part), bounds }
  }
  return undefined
}

/** What is wrong with one field of an expression, whether or not the editor can show it; `at` counts in the field. */
export function checkField(field: CronFieldName, text: string): CheckedItem | undefined {
  const match = special[field]?.exec(text)
  if (match) return checkSpecial(match.groups ?? {}, text)
  let at = 0
  for (const part of text.split(',')) {
    const checked = checkItem(field, part, at)
    if (checked) return checked
    at += part.length + 1
  }
  return undefined
}
