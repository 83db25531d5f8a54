import type { Axis, NameAxis } from '../../../language/index.ts'
import type { ReportWords } from '../format/words.ts'
import type { OptionPart } from './chart.ts'
import type { ChartLook } from './look.ts'

const titleOf = (axis: NameAxis | undefined, words: ReportWords, look: ChartLook, isVertical: boolean): OptionPart => ({
  name: words.text(axis?.title),
  nameTextStyle: { color: look.secondary, fontSize: 12 },
  nameLocation: isVertical ? 'end' : 'middle',
  nameGap: isVertical ? 12 : 28,
})

/** An axis of names. Names that would overlap are left out. */
export const nameAxis = (
  names: readonly string[],
  axis: NameAxis | undefined,
  { words, look, isVertical = false }: { words: ReportWords; look: ChartLook; isVertical?: boolean },
): OptionPart => ({
  type: 'category',
  data: [...names],
  show: axis?.hidden !== true,
  ...titleOf(axis, words, look, isVertical),
  axisTick: { show: false },
  axisLine: { lineStyle: { color: look.line } },
  axisLabel: {
    color: look.secondary,
    fontSize: 12,
    hideOverlap: true,
    overflow: 'truncate',
    ...(isVertical ? { width: 120 } : {}),
  },
})

/** An axis of values. */
export const valueAxis = (
  axis: Axis | undefined,
  format: Axis['format'],
  { words, look, isVertical = true }: { words: ReportWords; look: ChartLook; isVertical?: boolean },
): OptionPart => ({
  type: 'value',
  show: axis?.hidden !== true,
  ...titleOf(axis, words, look, isVertical),
  ...(axis?.min === undefined ? {} : { min: axis.min }),
  ...(axis?.max === undefined ? {} : { max: axis.max }),
  axisLine: { show: false },
  axisTick: { show: false },
  splitLine: { lineStyle: { color: look.split } },
  axisLabel: {
    color: look.secondary,
    fontSize: 12,
    hideOverlap: true,
    formatter: (value: number) => words.format(value, axis?.format ?? format ?? 'compact'),
  },
})
