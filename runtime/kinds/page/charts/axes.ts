import type { FormatIntl } from '../../../format/index.ts'
import type { Axis, NameAxis } from '../../../language/index.ts'
import { toByteStep } from './byteSteps.ts'
import type { OptionPart } from './chart.ts'
import type { ChartTheme } from './chartTheme.ts'

const titleOf = (axis: NameAxis | undefined, intl: FormatIntl, theme: ChartTheme, isVertical: boolean): OptionPart => ({
  name: intl.text(axis?.title),
  nameTextStyle: { color: theme.secondary, fontSize: 12 },
  nameLocation: isVertical ? 'end' : 'middle',
  nameGap: isVertical ? 12 : 28,
})

/** No name on an axis takes more than this beyond the line, in CSS pixels. */
const widestHalf = 40

/** About how far a name on an axis reaches beyond its place on the line, in CSS pixels; Chinese takes twice the room. */
export const halfNameOf = (names: readonly string[]): number =>
  names.reduce((most, name) => {
    const wide = name.match(/[\u2e80-\uffef]/g)?.length ?? 0
    return Math.max(most, Math.min(widestHalf, Math.ceil((name.length + wide * 0.8) * 3.4)))
  }, 0)

/** An axis of names. Names that would overlap are left out. */
export const nameAxis = (
  names: readonly string[],
  axis: NameAxis | undefined,
  { intl, theme, isVertical = false }: { intl: FormatIntl; theme: ChartTheme; isVertical?: boolean },
): OptionPart => ({
  type: 'category',
  data: [...names],
  show: axis?.hidden !== true,
  ...titleOf(axis, intl, theme, isVertical),
  axisTick: { show: false },
  axisLine: { lineStyle: { color: theme.line } },
  axisLabel: {
    color: theme.secondary,
    fontSize: 12,
    hideOverlap: true,
    overflow: 'truncate',
    ...(isVertical ? { width: 120 } : {}),
  },
})

/** Lines of an axis of bytes: in tens they would stand at 18.6 GB and 37.3 GB. */
function byteLines(largest: number): OptionPart {
  const interval = toByteStep(largest)
  return { interval, max: Math.max(interval, Math.ceil(largest / interval) * interval) }
}

/** Values of which nothing is known. */
const fraction = [0.5]

interface ValueAxisOptions {
  readonly intl: FormatIntl
  readonly theme: ChartTheme
  readonly isVertical?: boolean
  /** The largest value that it has to show; left out where nobody knows. */
  readonly largest?: number
  /** The values that it shows. Where all of them are whole numbers its lines are too. */
  readonly values?: Iterable<number | null>
}

/** Lines of an axis of counts: there is no half of an order. */
function wholeLines(values: Iterable<number | null>): OptionPart {
  for (const value of values) if (value !== null && !Number.isInteger(value)) return {}
  return { minInterval: 1 }
}

/** An axis of values. */
export const valueAxis = (
  axis: Axis | undefined,
  format: Axis['format'],
  { intl, theme, isVertical = true, largest, values = fraction }: ValueAxisOptions,
): OptionPart => ({
  type: 'value',
  show: axis?.hidden !== true,
  ...titleOf(axis, intl, theme, isVertical),
  ...wholeLines(values),
  ...((axis?.format ?? format) === 'bytes' && largest !== undefined ? byteLines(largest) : {}),
  ...(axis?.min === undefined ? {} : { min: axis.min }),
  ...(axis?.max === undefined ? {} : { max: axis.max }),
  axisLine: { show: false },
  axisTick: { show: false },
  splitLine: { lineStyle: { color: theme.split } },
  axisLabel: {
    color: theme.secondary,
    fontSize: 12,
    hideOverlap: true,
    formatter: (value: number) => intl.format(value, axis?.format ?? format ?? 'compact'),
  },
})
