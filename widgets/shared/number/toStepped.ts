import { decimalsOf } from './decimal.ts'
import type { NumberBounds } from './numberBounds.ts'

/** A number one step further, within its bounds; without a number the first step begins at zero. */
export function toStepped(
  value: number | undefined,
  direction: 1 | -1,
  { min = -Infinity, max = Infinity, step = 1, precision }: NumberBounds,
): number {
  const from = value ?? 0
  const digits = precision ?? Math.max(decimalsOf(from), decimalsOf(step))
  const next = Number((from + direction * step).toFixed(Math.min(digits, 20)))
  return Math.min(max, Math.max(min, next))
}
