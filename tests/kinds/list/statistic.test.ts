import { expect, test } from 'vitest'
import { toStatistic } from '../../../runtime/kinds/list/statistics/statistic.ts'

test.each([
  ['sum', [1, 2, 3], 6],
  ['sum', ['1.10', '2.2', null, '', undefined], 3.3],
  ['sum', [0.1, 0.2], 0.3],
  ['sum', ['x', null], undefined],
  ['sum', [], undefined],
  ['average', [1, 2], 1.5],
  ['average', [1, 1, 2], 1.33],
  ['average', [0.001, 0.002], 0.002],
  ['average', ['', null], undefined],
  ['count', ['a', '', null, undefined, 0, false], 3],
  ['count', [], 0],
  ['min', [3, '2', 10], 2],
  ['max', [3, '2', 10], 10],
  ['min', ['2025-03-02', '2025-03-10', null], '2025-03-02'],
  ['max', ['2025-03-02', '2025-03-10', ''], '2025-03-10'],
  ['max', [], undefined],
  ['min', [null, ''], undefined],
] as const)('the %s of %j is %j', (word, values, expected) => {
  expect(toStatistic(word, values)).toBe(expected)
})
