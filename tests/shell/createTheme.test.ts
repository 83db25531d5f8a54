import { expect, test } from 'vitest'
import { createTheme } from '../../runtime/shell/theme/createTheme.ts'
import { contrast } from '../../runtime/shell/theme/readable.ts'

test('controls have the height of a finger on a phone and of a pointer elsewhere', () => {
  expect(createTheme({ isDark: false, isMobile: true }).token?.controlHeight).toBe(40)
  expect(createTheme({ isDark: false }).token?.controlHeight).toBe(34)
})

test.each([
  ['light', false],
  ['dark', true],
])('what may be filled in stands out from what is around it: %s', (_name, isDark) => {
  const { colorBorder, colorBgContainer } = createTheme({ isDark }).token ?? {}
  expect(contrast(String(colorBorder), String(colorBgContainer ?? '#ffffff'))).toBeGreaterThanOrEqual(3)
})
