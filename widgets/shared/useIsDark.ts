import { theme } from 'antd'

/** Whether the theme around is a dark one, for what cannot be drawn with the CSS variables of antd. */
export function useIsDark(): boolean {
  const { token } = theme.useToken()
  const [red = 255, green = 255, blue = 255] = (/^#(..)(..)(..)/.exec(token.colorBgContainer) ?? [])
    .slice(1)
    .map((part) => Number.parseInt(part, 16))
  return red + green + blue < 3 * 128
}
