import { describe, expect, test } from 'vitest'
import { popupPlacements } from '../../widgets/input-popup/popupPlacements.ts'
import { placeInWindow } from '../page/placeInWindow.ts'

describe('the popup of an input stands', () => {
  const window = { width: 1000, height: 700 }
  const popup = { width: 166, height: 216 }
  const field = (x: number, y: number, width = 300) => ({ x, y, width, height: 32 })
  test.each([
    ['at the right', field(100, 100), 'right', { left: 404, top: 100 }],
    ['at the left where the right has no room', field(650, 100), 'right', { left: 480, top: 100 }],
    ['below where neither has', field(10, 100, 980), 'right', { left: 10, top: 136 }],
    ['above where there is no room below either', field(10, 600, 980), 'left', { left: 10, top: 380 }],
    ['inside the window', field(100, 600), 'right', { left: 404, top: 476 }],
    ['above when it is told so', field(100, 400), 'top', { left: 100, top: 180 }],
  ] as const)('%s', async (_name, box, side, place) =>
    expect(await placeInWindow(box, popup, window, popupPlacements[side])).toEqual(place),
  )
})
