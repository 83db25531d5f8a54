/** The box in which a spark line is drawn; it is stretched to its place. */
export const sparkBox = { width: 100, height: 32 } as const

/** Room for the width of the line at both edges. */
const inset = 2

interface SparkPoint {
  readonly x: number
  readonly y: number
}

const round = (value: number): number => Math.round(value * 100) / 100

/** The points of a spark line, the least value at the lower edge and the greatest at the upper one. */
function toSparkPoints(values: readonly number[]): readonly SparkPoint[] {
  const [min, max] = [Math.min(...values), Math.max(...values)]
  const height = sparkBox.height - 2 * inset
  return values.map((value, index) => ({
    x: round(values.length === 1 ? sparkBox.width / 2 : (index / (values.length - 1)) * sparkBox.width),
    y: round(inset + (max === min ? height / 2 : ((max - value) / (max - min)) * height)),
  }))
}

/** The line through the values. */
export const sparkLine = (values: readonly number[]): string =>
  toSparkPoints(values)
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('')

/** The shape beneath the line. */
export const sparkArea = (values: readonly number[]): string =>
  `${sparkLine(values)}L${sparkBox.width} ${sparkBox.height}L0 ${sparkBox.height}Z`

/** Bars for the values, from 0. */
export function sparkBars(
  values: readonly number[],
): readonly { x: number; y: number; width: number; height: number }[] {
  const max = Math.max(0, ...values) || 1
  const step = sparkBox.width / values.length
  return values.map((value, index) => {
    const height = round(Math.max(1, (Math.max(0, value) / max) * sparkBox.height))
    return {
      x: round(index * step + step * 0.15),
      y: round(sparkBox.height - height),
      width: round(step * 0.7),
      height,
    }
  })
}
