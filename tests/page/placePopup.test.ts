import { expect, test } from 'vitest'
import { placePopup } from '../../runtime/popup/placePopup.ts'

const window = { width: 800, height: 600 }
const popup = { width: 200, height: 150 }
const button = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 32 })

test.each([
  {
    name: 'below the button, ending where it ends',
    at: button(400, 100),
    align: 'end',
    place: { left: 240, top: 136 },
  },
  {
    name: 'below the button, beginning where it begins',
    at: button(400, 100),
    align: 'start',
    place: { left: 400, top: 136 },
  },
  { name: 'inside the window at its left edge', at: button(0, 100), align: 'end', place: { left: 8, top: 136 } },
  { name: 'inside the window at its right edge', at: button(760, 100), align: 'start', place: { left: 592, top: 136 } },
  {
    name: 'above the button where it does not fit below',
    at: button(400, 560),
    align: 'end',
    place: { left: 240, top: 406 },
  },
] as const)('a popup stands $name', ({ at, align, place }) => {
  expect(placePopup(at, popup, window, align)).toEqual(place)
})

test('a popup that fits nowhere stands inside the window', () => {
  const { top } = placePopup(button(400, 80), { width: 200, height: 560 }, window, 'end')
  expect(top).toBe(32)
  const tall = placePopup(button(400, 80), { width: 200, height: 700 }, window, 'end')
  expect(tall.top).toBe(8)
})
