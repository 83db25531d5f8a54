import type { FormatIntl } from '../../../format/index.ts'
import type { OptionPart } from './chart.ts'
import type { ChartTheme } from './chartTheme.ts'

/** The scale that turns values into colours, along the lower edge. */
export function heatScale(
  values: readonly number[],
  write: (value: number) => string,
  { theme, intl }: { theme: ChartTheme; intl: FormatIntl },
): OptionPart {
  const min = Math.min(0, ...values)
  const max = Math.max(...values, min + 1)
  return {
    type: 'continuous',
    min,
    max,
    calculable: false,
    orient: 'horizontal',
    left: 'center',
    bottom: 0,
    itemWidth: 10,
    itemHeight: 120,
    text: [write(max), write(min)],
    textStyle: { color: theme.secondary, fontSize: 12 },
    inRange: { color: [...theme.heat] },
    formatter: (value: number) => intl.format(value),
  }
}
