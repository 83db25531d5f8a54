type Rgb = readonly [number, number, number]

const parse = (color: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as unknown as Rgb
const write = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

function luminance(color: string): number {
  const [red, green, blue] = parse(color).map((part) => {
    const share = part / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How much two colours of the form #rrggbb differ, from 1 to 21, as accessibility rules measure it. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** A colour with a share, from 0 to 1, of another one; both of the form #rrggbb. */
export function mix(color: string, other: string, share: number): string {
  const added = parse(other)
  return write(parse(color).map((part, at) => part + ((added[at] ?? 0) - part) * share) as unknown as Rgb)
}

/**
 * The nearest shade of a colour that can be read against another: it is mixed with black against a light ground, and
 * with white against a dark one, until the contrast is 4.5. So any primary colour gives readable buttons and links.
 */
export function toReadable(color: string, background: string): string {
  const target = luminance(background) > 0.18 ? '#000000' : '#ffffff'
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mix(color, target, share)
    if (contrast(mixed, background) >= 4.5) return mixed
  }
  return target
}
