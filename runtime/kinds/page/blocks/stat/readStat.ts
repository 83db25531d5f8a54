import { type FormatIntl, toNumber } from '../../../../format/index.ts'
import type { Format } from '../../../../language/index.ts'
import { evaluateIn } from '../../../../language/index.ts'
import type { DataRecord } from '../../../../registry/index.ts'
import type { BlockInput } from '../definition.ts'

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

/** The size of a change: the arrow beside it says which way it went, so no sign does. */
const writeSize = (size: number, format: Format | undefined, record: DataRecord | undefined, intl: FormatIntl) => {
  if (format === 'signed') return intl.format(size, 'number')
  if (typeof format !== 'object') return intl.format(size, format)
  return intl.format(
    size,
    { ...format, signed: false, as: format.as === 'signed' ? 'number' : (format.as ?? 'number') },
    record,
  )
}

function toTrend({ block, intl, scope, records }: BlockInput<'stat'>, value: unknown): Trend | undefined {
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
    text: isShare ? intl.format(size / Math.abs(before), 'percent') : writeSize(size, block.format, records[0], intl),
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
