import { expect, test, vi } from 'vitest'
import { toRecordClass, toValueClass } from '../../../runtime/kinds/list/recordStyle.ts'

const styles = [
  { when: 'record.amount < 0', tone: 'error', bold: true },
  { when: 'record.amount > query.limit', tone: 'success' },
  { when: 'record.isOld', bold: true },
] as const

test.each([
  [{ amount: -1, isOld: true }, 'pw-tone-error pw-bold'],
  [{ amount: 11 }, 'pw-tone-success'],
  [{ amount: 1, isOld: true }, 'pw-bold'],
  [{ amount: 1 }, undefined],
  [{}, undefined],
])('the record %j looks %j', (record, expected) => {
  expect(toRecordClass(styles, () => ({ query: { limit: 10 } }))?.(record)).toBe(expected)
})

test('a record is judged once, and one that was fetched anew again', () => {
  const names = vi.fn(() => ({}))
  const styleClass = toRecordClass(styles, names)
  const record = { amount: -1 }
  styleClass?.(record)
  styleClass?.(record)
  expect(names).toHaveBeenCalledTimes(1)
  styleClass?.({ ...record })
  expect(names).toHaveBeenCalledTimes(2)
})

test('no conditions judge nothing', () => {
  expect(toRecordClass(undefined, () => ({}))).toBeUndefined()
  expect(toRecordClass([], () => ({}))).toBeUndefined()
})

test('a value is judged by itself and by its record', () => {
  const styleClass = toValueClass([{ when: 'self > record.limit', tone: 'warning' }], 'amount', () => ({}))
  expect(styleClass?.({ amount: 5, limit: 4 })).toBe('pw-tone-warning')
  expect(styleClass?.({ amount: 5, limit: 6 })).toBeUndefined()
})
