import type { GlobalToken } from 'antd'
import type { Tone } from '../../../language/index.ts'
import { hueDistance } from './colours.ts'

/** The theme as charts are drawn with it. */
export interface ChartTheme {
  /** The colours of series, the primary one first. */
  readonly palette: readonly string[]
  readonly tones: Readonly<Record<Tone, string>>
  /** From little to much. */
  readonly heat: readonly string[]
  readonly primary: string
  readonly text: string
  readonly secondary: string
  readonly line: string
  readonly split: string
  readonly track: string
  readonly background: string
  readonly elevated: string
  readonly fontFamily: string
  readonly isMoving: boolean
}

/** Hues nearer than this to the primary colour would be taken for it. */
const minDistance = 20

/** The look of charts in a theme of antd. */
export function toChartTheme(token: GlobalToken, isMoving: boolean): ChartTheme {
  const others = [
    token['blue-6'],
    token['orange-7'],
    token['purple-7'],
    token['cyan-7'],
    token['magenta-6'],
    token['lime-8'],
    token['geekblue-7'],
    token['volcano-7'],
    token['gold-8'],
  ]
  return {
    palette: [token.colorPrimary, ...others.filter((color) => hueDistance(color, token.colorPrimary) >= minDistance)],
    tones: {
      success: token.colorSuccess,
      warning: token.colorWarning,
      error: token.colorError,
      info: token.colorInfo,
      muted: token.colorTextTertiary,
    },
    heat: [token.colorPrimaryBg, token.colorPrimaryBorder, token.colorPrimary],
    primary: token.colorPrimary,
    text: token.colorText,
    secondary: token.colorTextSecondary,
    line: token.colorBorder,
    split: token.colorBorderSecondary,
    track: token.colorFillSecondary,
    background: token.colorBgContainer,
    elevated: token.colorBgElevated,
    fontFamily: token.fontFamily,
    isMoving: isMoving && token.motion,
  }
}
