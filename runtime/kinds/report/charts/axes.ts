import type { Axis, NameAxis } from '../../../language/index.ts'
import type { ReportWords } from '../format/words.ts'
import type { OptionPart } from './chart.ts'
import type { ChartTheme } from './chartTheme.ts'

const titleOf = (
  axis: NameAxis | undefined,
  words: ReportWords,
  theme: ChartTheme,
  isVertical: boolean,
): OptionPart => ({
  name: words.text(axis?.title),
  nameTextStyle: { color: theme.secondary, fontSize: 12 },
  nameLocation: isVertical ? 'end' : 'middle',
  nameGap: isVertical ? 12 : 28,
})

/** An axis of names. Names that would overlap are left out. */
export const nameAxis = (
  names: readonly string[],
  axis: NameAxis | undefined,
  { words, theme, isVertical = false }: { words: ReportWords; theme: ChartTheme; isVertical?: boolean },
): OptionPart => ({
  type: 'category',
  data: [...names],
  show: axis?.hidden !== true,
  ...titleOf(axis, words, theme, isVertical),
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

/** An axis of values. */
export const valueAxis = (
  axis: Axis | undefined,
  format: Axis['format'],
  { words, theme, isVertical = true }: { words: ReportWords; theme: ChartTheme; isVertical?: boolean },
): OptionPart => ({
  type: 'value',
  show: axis?.hidden !== true,
  ...titleOf(axis, words, theme, isVertical),
  ...(axis?.min === undefined ? {} : { min: axis.min }),
  ...(axis?.max === undefined ? {} : { max: axis.max }),
  axisLine: { show: false },
  axisTick: { show: false },
  splitLine: { lineStyle: { color: theme.split } },
  axisLabel: {
    color: theme.secondary,
    fontSize: 12,
    hideOverlap: true,
    formatter: (value: number) => words.format(value, axis?.format ?? format ?? 'compact'),
  },
})
