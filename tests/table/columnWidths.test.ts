import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampWidth, shareWidths } from '../../runtime/table/columnWidths.ts'

const grows = (width: number) => ({ width, canGrow: true })
const keeps = (width: number) => ({ width, canGrow: false })
const shrinks = (width: number, min: number) => ({ width, canGrow: true, min })

test.each([
  ['spare room is shared in proportion', [grows(100), grows(300)], 800, [200, 600]],
  ['a chosen width takes no share', [keeps(100), grows(100), grows(100)], 500, [100, 200, 200]],
  ['the last that grows takes what rounding leaves', [grows(100), grows(100), grows(100)], 400, [133, 133, 134]],
  ['columns that do not fit keep their widths', [grows(100), grows(300)], 300, [100, 300]],
  [
    'what little is missing comes from those that may shrink',
    [shrinks(200, 160), keeps(100), shrinks(100, 80)],
    370,
    [180, 100, 90],
  ],
  ['columns that would not fit even so keep their widths', [shrinks(200, 160), keeps(100)], 250, [200, 100]],
  ['a least width above the width is none', [shrinks(100, 150), shrinks(100, 50)], 180, [100, 80]],
  ['room stays free when every width is chosen', [keeps(100), keeps(50)], 300, [100, 50]],
  ['no columns share nothing', [], 300, []],
])('%s', (_case, shares, available, widths) => {
  expect(shareWidths(shares, available)).toEqual(widths)
})

test('columns that may grow fill the view exactly, and none becomes smaller', () => {
  const share = fc.record({ width: fc.integer({ min: 20, max: 2000 }), canGrow: fc.boolean() })
  fc.assert(
    fc.property(fc.array(share, { maxLength: 40 }), fc.integer({ min: 1, max: 5000 }), (shares, available) => {
      const widths = shareWidths(shares, available)
      const sum = (numbers: readonly number[]) => numbers.reduce((total, width) => total + width, 0)
      const requested = sum(shares.map(({ width }) => width))
      const canFill = shares.some(({ canGrow }) => canGrow) && requested < available
      expect(sum(widths)).toBe(canFill ? available : requested)
      for (const [index, { width }] of shares.entries()) expect(widths[index]).toBeGreaterThanOrEqual(width)
    }),
  )
})

test.each([
  [5, undefined, 20],
  [5, 80, 80],
  [120.4, undefined, 120],
  [9000, undefined, 2000],
])('a width of %d with a least of %j becomes %i', (width, min, clamped) => {
  expect(clampWidth(width, min)).toBe(clamped)
})
