import type { ProgressProps } from './props.ts'

export type Tone = 'success' | 'warning' | 'error' | 'info'

/** The share of a value in percent, from 0 to 100; undefined for what is no number. */
export function toShare(value: unknown, { max = 100 }: Pick<ProgressProps, 'max'>): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined
  return Math.min(100, Math.max(0, (number / max) * 100))
}

/** The tone of a share: that of the first limit that it is below, else done or not yet. */
export function toTone(share: number, { tones = [] }: Pick<ProgressProps, 'tones'>): Tone {
  const limit = tones.find(({ below }) => share < below)
  return limit?.tone ?? (share >= 100 ? 'success' : 'info')
}

/** The share as people read it, with one digit where it has one. */
export const shareText = (share: number): string => `${Math.round(share * 10) / 10}%`
