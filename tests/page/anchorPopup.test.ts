import { expect, test } from 'vitest'
import { belowEnd, belowStart } from '../../runtime/popup/placement.ts'
import { placeInWindow } from './placeInWindow.ts'

const window = { width: 800, height: 600 }
const popup = { width: 200, height: 150 }
const button = (x: number, y: number) => ({ x, y, width: 40, height: 32 })

test.each([
  {
    name: 'below the button, ending where it ends',
    at: button(400, 100),
    placement: belowEnd,
    place: { left: 240, top: 136 },
  },
  {
    name: 'below the button, beginning where it begins',
    at: button(400, 100),
    placement: belowStart,
    place: { left: 400, top: 136 },
  },
  { name: 'inside the window at its left edge', at: button(0, 100), placement: belowEnd, place: { left: 8, top: 136 } },
  {
    name: 'inside the window at its right edge',
    at: button(760, 100),
    placement: belowStart,
    place: { left: 592, top: 136 },
  },
  {
    name: 'above the button where it does not fit below',
    at: button(400, 560),
    placement: belowEnd,
    place: { left: 240, top: 406 },
  },
] as const)('a popup stands $name', async ({ at, placement, place }) => {
  expect(await placeInWindow(at, popup, window, placement)).toEqual(place)
})

test('a popup that fits nowhere stands inside the window', async () => {
  const { top } = await placeInWindow(button(400, 80), { width: 200, height: 560 }, window, belowEnd)
  expect(top).toBe(32)
  const tall = await placeInWindow(button(400, 80), { width: 200, height: 700 }, window, belowEnd)
  expect(tall.top).toBe(8)
})
