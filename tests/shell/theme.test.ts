import { theme } from 'antd'
import { describe, expect, test } from 'vitest'
import { createTheme, defaultPrimary } from '../../runtime/shell/theme/createTheme.ts'
import { contrast } from '../../runtime/shell/theme/readable.ts'

describe.each([
  ['light', false],
  ['dark', true],
] as const)('the %s theme', (_, isDark) => {
  const config = createTheme({ isDark })
  const token = theme.getDesignToken(config)

  test('has the specified green where no text stands on it: icons, lines, charts, focus, boxes that are ticked', () => {
    expect(defaultPrimary).toBe('#2fa678')
    expect(config.token?.colorPrimary).toBe(defaultPrimary)
    if (!isDark) expect(token.colorPrimary).toBe(defaultPrimary)
  })

  test('shades it for buttons alone, whose words are white', () => {
    const shaded = Object.entries(config.components ?? {}).filter(([, own]) => 'colorPrimary' in own)
    expect(shaded.map(([name]) => name)).toEqual(['Button'])
    expect(contrast(String(config.components?.Button?.colorPrimary), '#ffffff')).toBeGreaterThanOrEqual(4.5)
  })
})
