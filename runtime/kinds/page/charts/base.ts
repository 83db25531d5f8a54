import type { ChartInput, ChartOption, OptionPart, Tip } from './chart.ts'
import type { ChartTheme } from './chartTheme.ts'

/** How long a change moves. */
export const updateMilliseconds = 300

/** What echarts says of the thing at the pointer. */
export interface Pointed {
  readonly seriesIndex: number
  readonly dataIndex: number
}

const tipOf = (input: Pick<ChartInput, 'theme' | 'showTip'>, find: (pointed: Pointed) => Tip): OptionPart => ({
  confine: true,
  transitionDuration: 0.1,
  backgroundColor: input.theme.elevated,
  borderColor: input.theme.split,
  borderWidth: 1,
  padding: 0,
  formatter: (parameters: Pointed | readonly Pointed[]) => {
    const [pointed] = [parameters].flat()
    return pointed ? input.showTip(find(pointed as Pointed)) : ''
  },
})

/** What every chart says: type, motion, and that a reader of the screen is told what it is. */
export function baseOption(input: Pick<ChartInput, 'theme'>): ChartOption {
  const { theme } = input
  return {
    animation: theme.isMoving,
    animationDuration: 500,
    animationDurationUpdate: updateMilliseconds,
    color: [...theme.palette],
    textStyle: { color: theme.text, fontFamily: theme.fontFamily },
  }
}

/** A tip for the one thing at the pointer. */
export const itemTip = (input: Pick<ChartInput, 'theme' | 'showTip'>, find: (pointed: Pointed) => Tip): OptionPart => ({
  ...tipOf(input, find),
  trigger: 'item',
})

/** A tip for everything above or beside the pointer. */
export const axisTip = (
  input: Pick<ChartInput, 'theme' | 'showTip'>,
  find: (pointed: Pointed) => Tip,
  pointer: 'line' | 'shadow',
): OptionPart => ({
  ...tipOf(input, find),
  trigger: 'axis',
  axisPointer: {
    type: pointer,
    lineStyle: { color: input.theme.line },
    shadowStyle: { color: input.theme.track, opacity: 0.5 },
  },
})

/** Where the names of the series stand, and the room that they take. */
export function legendOf(
  place: 'top' | 'bottom' | 'right' | 'none' | undefined,
  count: number,
  theme: ChartTheme,
): { readonly legend: OptionPart; readonly available: { top: number; bottom: number; right: number } } {
  const side = count < 2 ? 'none' : (place ?? 'top')
  const at =
    side === 'right' ? { orient: 'vertical', right: 0, top: 'middle' } : { [side === 'bottom' ? side : 'top']: 0 }
  return {
    legend: {
      show: side !== 'none',
      type: 'scroll',
      ...at,
      icon: 'roundRect',
      itemWidth: 12,
      itemHeight: 8,
      itemGap: 16,
      textStyle: { color: theme.secondary, fontSize: 12, overflow: 'truncate', width: side === 'right' ? 110 : 160 },
      pageTextStyle: { color: theme.secondary },
      pageIconColor: theme.secondary,
      pageIconInactiveColor: theme.line,
      inactiveColor: theme.line,
    },
    available: {
      top: side === 'top' ? 32 : 12,
      bottom: side === 'bottom' ? 32 : 4,
      right: side === 'right' ? 150 : 12,
    },
  }
}
