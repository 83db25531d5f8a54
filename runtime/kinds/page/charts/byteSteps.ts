const unit = 1024

/** Numbers of a unit between two lines of an axis. */
const sizes = [1, 2, 5, 10, 20, 50, 100, 200, 500] as const

/** Lines above the first one at most. */
const most = 5

/** Bytes between two lines of an axis that reaches up to a number of bytes: round ones as people read them, in 1024s. */
export function toByteStep(largest: number): number {
  if (!(largest > 0)) return 1
  const power = Math.max(0, Math.floor(Math.log(largest) / Math.log(unit)))
  for (const exponent of [power - 1, power]) {
    const step = sizes.find((size) => largest / (size * unit ** exponent) <= most)
    if (exponent >= 0 && step !== undefined) return step * unit ** exponent
  }
  return unit ** (power + 1)
}
