import { expect, test } from 'vitest'
import { createMinuteCounter } from '../../../server/monitor/minuteCounter.ts'

const at = (minute: number, second = 0) => Date.UTC(2024, 0, 1, 0, minute, second)

test('what happened is counted by minute, and minutes without anything count too', () => {
  const counter = createMinuteCounter(3)
  counter.count(at(1))
  counter.count(at(1, 59))
  counter.count(at(3))
  expect(counter.read(at(3, 30))).toEqual([
    { minute: '2024-01-01 08:01', count: 2 },
    { minute: '2024-01-01 08:02', count: 0 },
    { minute: '2024-01-01 08:03', count: 1 },
  ])
  expect(counter.read(at(5)).map(({ count }) => count)).toEqual([1, 0, 0])
})
