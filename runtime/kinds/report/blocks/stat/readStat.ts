import { toNumber } from '../../records/readValue.ts'
import type { BlockInput } from '../definition.ts'
import { evaluateIn } from '../evaluateIn.ts'

/** How a figure changed. */
export interface Trend {
  readonly direction: 'up' | 'down' | 'same'
  /** Whether the change is good news; undefined where nothing changed. */
  readonly isGood: boolean | undefined
  readonly text: string
}

/** What a block of one figure says. */
export interface Stat {
  readonly value: unknown
  readonly trend: Trend | undefined
  readonly spark: readonly number[]
}

function toTrend({ block, intl, scope }: BlockInput<'stat'>, value: unknown): Trend | undefined {
  const { trend } = block
  if (!trend) return undefined
  const [now, before] = [toNumber(value), toNumber(evaluateIn(trend.before, scope))]
  const isShare = trend.as !== 'difference'
  if (now === null || before === null || (isShare && before === 0)) return undefined
  const difference = now - before
  const direction = difference > 0 ? 'up' : difference < 0 ? 'down' : 'same'
  const size = Math.abs(difference)
  return {
    direction,
    isGood: direction === 'same' ? undefined : direction === (trend.better ?? 'up'),
    text: isShare ? intl.format(size / Math.abs(before), 'percent') : intl.format(size, block.format),
  }
}

/** The figure of a block with its trend and what came before it. */
export function readStat(input: BlockInput<'stat'>): Stat {
  const { block, scope } = input
  const value = evaluateIn(block.value, scope)
  const values = block.spark ? evaluateIn(block.spark.values, scope) : undefined
  return {
    value,
    trend: toTrend(input, value),
    spark: Array.isArray(values) ? values.map(toNumber).filter((number) => number !== null) : [],
  }
}
