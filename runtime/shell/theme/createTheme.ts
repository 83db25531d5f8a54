import { type MappingAlgorithm, type ThemeConfig, theme } from 'antd'
import { mix, toReadable } from './readable.ts'

/** The green of the product (specification 9). */
export const defaultPrimary = '#2fa678'

/**
 * The class of the elements below which the CSS variables of a theme hold. Each appearance has its own: two may be in
 * the document at once, as on paper and for as long as one takes the other's place, and must not mix.
 */
export const toThemeClass = (isDark: boolean): string => (isDark ? 'pagewright-dark' : 'pagewright-light')

const fonts =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'PingFang TC', 'Microsoft JhengHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif"

const light = {
  colorBgLayout: '#f4f6f5',
  colorBgContainer: '#ffffff',
  colorText: 'rgba(16, 33, 28, 0.9)',
  colorTextSecondary: 'rgba(16, 33, 28, 0.68)',
  colorTextTertiary: 'rgba(16, 33, 28, 0.62)',
  colorTextDescription: 'rgba(16, 33, 28, 0.64)',
  colorTextPlaceholder: 'rgba(16, 33, 28, 0.62)',
  // What may be filled in stands out 3 : 1 from what is around it.
  colorBorder: '#84908a',
  colorBorderSecondary: '#e8edeb',
}

const dark = {
  colorBgBase: '#111815',
  colorBgLayout: '#0b100e',
  colorBgContainer: '#141c19',
  colorBgElevated: '#1b2521',
  colorTextSecondary: 'rgba(255, 255, 255, 0.68)',
  colorTextTertiary: 'rgba(255, 255, 255, 0.6)',
  colorTextDescription: 'rgba(255, 255, 255, 0.6)',
  colorTextPlaceholder: 'rgba(255, 255, 255, 0.55)',
  colorBorder: '#6b7a74',
  colorBorderSecondary: '#25302c',
  // Shadows do not show on dark: a line says where a popup ends and the form below it goes on.
  boxShadowSecondary: '0 0 0 1px #35423d, 0 8px 24px rgb(0 0 0 / 50%)',
}

/** Buttons of danger in the dark: red words can be read on the ground of dialogs, and dark words on red. */
const darkDanger = {
  colorError: toReadable('#e5534b', dark.colorBgElevated),
  colorErrorHover: toReadable('#e5534b', '#31423b'),
  colorErrorActive: toReadable('#e5534b', dark.colorBgElevated),
  dangerColor: dark.colorBgBase,
}

/** The look of antd, and of everything drawn with its CSS variables, from one primary colour. */
export function createTheme({
  primary = defaultPrimary,
  isDark,
  isStill = false,
  isMobile = false,
}: {
  readonly primary?: string
  readonly isDark: boolean
  /** Nothing moves or fades. */
  readonly isStill?: boolean
  /** Controls have the height of a finger. */
  readonly isMobile?: boolean
}): ThemeConfig {
  const tones = isDark ? dark : light
  const solid = toReadable(primary, '#ffffff')
  // Links also stand on tints of the primary colour.
  const tint = (share: number) => mix(tones.colorBgContainer, primary, share)
  const [background, backgroundHover] = isDark ? [tint(0.24), tint(0.34)] : [tint(0.12), tint(0.21)]
  const link = toReadable(primary, background)
  const links = {
    colorPrimaryBg: background,
    colorPrimaryBgHover: backgroundHover,
    colorLink: link,
    colorLinkActive: link,
    colorLinkHover: toReadable(primary, backgroundHover),
  }
  const base: MappingAlgorithm = isDark ? theme.darkAlgorithm : theme.defaultAlgorithm
  // As a token, the colour of links would be shaded once more.
  const withLinks: MappingAlgorithm = (seed, map) => ({ ...(map ?? base(seed)), ...links })
  return {
    cssVar: { key: toThemeClass(isDark) },
    hashed: false,
    algorithm: [base, withLinks],
    token: {
      ...tones,
      colorPrimary: primary,
      colorSuccess: defaultPrimary,
      colorError: isDark ? '#e5534b' : '#d1382f',
      borderRadius: 6,
      borderRadiusLG: 8,
      fontFamily: fonts,
      controlHeight: isMobile ? 40 : 34,
      wireframe: false,
      motion: !isStill,
      // Paler words on a button that is at work would be too faint to read.
      opacityLoading: 1,
    },
    // White words on the primary colour itself would be too faint to read.
    components: {
      Button: {
        colorPrimary: solid,
        colorPrimaryHover: toReadable(solid, '#f2f2f2'),
        colorPrimaryActive: toReadable(solid, '#d8d8d8'),
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        fontWeight: 500,
        // The darker shade of what carries white words is too faint on dark.
        defaultHoverColor: link,
        defaultHoverBorderColor: link,
        defaultActiveColor: link,
        defaultActiveBorderColor: link,
        defaultBorderColor: isDark ? '#46554f' : '#c6cfcb',
        ...(isDark ? darkDanger : {}),
      },
    },
  }
}
