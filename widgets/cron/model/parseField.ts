import { type CronFieldName, isWithin } from '../../../runtime/index.ts'
import { cronBounds } from './fields.ts'
import type { FieldMode, FieldState } from './state.ts'

/** What a field says in the terms of its modes. */
export type FieldReading = Partial<FieldState> & { readonly cronEvery: FieldMode }

const numbersOf = (text: string): readonly number[] => text.split(',').map(Number)

/**
 * Reads a field that was judged already. What its modes cannot say, such as a list with a range in it or a start below
 * what the input takes, is kept as it was written.
 */
export function parseField(field: CronFieldName, text: string): FieldReading {
  const { increment, start, rangeStart, rangeEnd, choices } = cronBounds[field]
  if (text === '*' || text === '?') return { cronEvery: 1 }
  const [, from = '', step = ''] = /^(\*|\d+)\/(\d+)$/.exec(text) ?? []
  if (step !== '' && from !== '*' && isWithin(Number(from), start) && isWithin(Number(step), increment))
    return { cronEvery: 2, incrementStart: Number(from), incrementIncrement: Number(step) }
  const [, first = '', last = ''] = /^(\d+)-(\d+)$/.exec(text) ?? []
  if (last !== '' && isWithin(Number(first), rangeStart) && isWithin(Number(last), rangeEnd))
    return { cronEvery: 4, rangeStart: Number(first), rangeEnd: Number(last) }
  if (/^\d+(,\d+)*$/.test(text)) {
    const values = numbersOf(text)
    const isSorted = values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0))
    if (isSorted && values.every((value) => isWithin(value, choices))) return { cronEvery: 3, specificSpecific: values }
  }
  return { cronEvery: 1, raw: text }
}
