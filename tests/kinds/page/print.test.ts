import { expect, test } from 'vitest'
import { toParts } from '../../../runtime/kinds/page/print/toParts.ts'

test.each([
  ['nothing', [], []],
  ['blocks without a table', ['stat', 'chart'], [['stat', 'chart']]],
  [
    'a table among others',
    ['stat', 'stat', 'table', 'chart', 'html'],
    [['stat', 'stat'], ['table'], ['chart', 'html']],
  ],
  ['tables alone', ['table', 'table'], [['table'], ['table']]],
] as const)('%s comes to paper in parts that follow each other', (_, types, parts) => {
  const blocks = types.map((type) => ({ type }))
  expect(toParts<{ readonly type: string }>(blocks).map((part) => part.map(({ type }) => type))).toEqual(parts)
})
