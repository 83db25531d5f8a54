import { expect, test } from 'vitest'
import { type MomentFormat, toMomentText } from '../../widgets/shared/momentText.ts'

const date = 'YYYY-MM-DD'
const datetime = 'YYYY-MM-DD HH:mm:ss'
const time = 'HH:mm:ss'

test.each<[unknown, MomentFormat, string]>([
  ['2026-02-03', date, '2026-02-03'],
  ['2026-02-03 10:20:30', date, '2026-02-03'],
  ['2026-02-03T10:20:30', datetime, '2026-02-03 10:20:30'],
  ['2026-02-03 10:20', datetime, '2026-02-03 10:20:00'],
  ['2026-02-03', datetime, '2026-02-03 00:00:00'],
  ['10:20', time, '10:20:00'],
  ['2026-02-03 10:20:30', time, '10:20:30'],
  ['soon', date, 'soon'],
  [undefined, datetime, ''],
])('%j as %s shows %j', (value, format, text) => {
  expect(toMomentText(value, format)).toBe(text)
})
