const channels = (colour: string): readonly [number, number, number] => {
  const [red = 0, green = 0, blue = 0] = (/^#?(..)(..)(..)/.exec(colour) ?? [])
    .slice(1)
    .map((part) => Number.parseInt(part, 16))
  return [red, green, blue]
}

/** The hue of a colour `#rrggbb` in degrees. */
function hueOf(colour: string): number {
  const [red, green, blue] = channels(colour)
  const max = Math.max(red, green, blue)
  const range = max - Math.min(red, green, blue)
  if (range === 0) return 0
  const sixth =
    max === red ? (green - blue) / range : max === green ? 2 + (blue - red) / range : 4 + (red - green) / range
  return (sixth * 60 + 360) % 360
}

/** How far apart the hues of two colours `#rrggbb` are, in degrees up to 180. */
export function hueDistance(one: string, other: string): number {
  const difference = Math.abs(hueOf(one) - hueOf(other))
  return Math.min(difference, 360 - difference)
}

const linear = (channel: number): number => {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** The ink, dark or light, that is easier to read on a colour `#rrggbb`. */
export function inkOn(colour: string): string {
  const [red, green, blue] = channels(colour).map(linear) as [number, number, number]
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return (luminance + 0.05) / 0.05 > 1.05 / (luminance + 0.05) ? '#10211c' : '#ffffff'
}
