import type { ChartBlocks } from '../../../language/index.ts'
import { baseOption, itemTip, legendOf, type Pointed } from './base.ts'
import type { ChartDrawing, ChartInput, OptionPart } from './chart.ts'
import type { ChartTheme } from './chartTheme.ts'
import { colourOf, toPointLabel } from './series.ts'
import { readShares } from './shares.ts'

type Input = Omit<ChartInput, 'block'> & { readonly block: ChartBlocks['pie' | 'ring'] }

/** What stands in the middle of a ring. */
interface Centre {
  readonly value: string
  readonly name: string
}

const toCentre = ({ value, name }: Centre, place: OptionPart, theme: ChartTheme): OptionPart => ({
  id: 'centre',
  type: 'pie',
  ...place,
  silent: true,
  data: [{ value: 1, itemStyle: { color: 'transparent' } }],
  tooltip: { show: false },
  label: {
    show: true,
    position: 'center',
    formatter: () => `{value|${value}}\n{name|${name}}`,
    rich: {
      value: { color: theme.text, fontSize: 20, fontWeight: 600, lineHeight: 26 },
      name: { color: theme.secondary, fontSize: 12, lineHeight: 18 },
    },
  },
})

/** How much smaller a chart is that shares its room with labels. */
const besideLabels = 0.75

const toRadius = (radius: readonly string[], hasLabels: boolean): readonly string[] =>
  hasLabels ? radius.map((percent) => `${Number.parseFloat(percent) * besideLabels}%`) : radius

/** Draws the parts of a whole around its middle. */
export function drawRoundChart(
  input: Input,
  { radius, centre, ...series }: OptionPart & { readonly radius: readonly string[]; readonly centre?: Centre },
): ChartDrawing {
  const { block, theme, intl } = input
  const shares = readShares(input)
  const writeValue = (index: number) => intl.format(shares[index]?.value, block.format)
  const writeShare = (index: number) => intl.format(shares[index]?.share, 'percent')
  const { legend, available } = legendOf(block.legend, Math.max(2, shares.length), theme)
  const place = {
    radius: toRadius(radius, block.labels === true),
    top: available.top,
    bottom: available.bottom,
    right: block.legend === 'right' ? available.right : 0,
  }
  return {
    option: {
      ...baseOption(input),
      // What stands in the middle is drawn as a part too, but is none.
      legend: { ...legend, data: shares.map(({ name }) => name) },
      tooltip: itemTip(input, ({ dataIndex }) => ({
        title: shares[dataIndex]?.name ?? '',
        lines: [
          {
            color: colourOf({}, dataIndex, theme),
            name: input.labelOf(block.value),
            value: `${writeValue(dataIndex)} (${writeShare(dataIndex)})`,
          },
        ],
      })),
      series: [
        {
          id: 'parts',
          type: 'pie',
          ...place,
          data: shares.map(({ name, value }, index) => ({
            name,
            value: Math.max(0, value),
            itemStyle: { color: colourOf({}, index, theme) },
          })),
          itemStyle: { borderColor: theme.background, borderWidth: 2, borderRadius: 4 },
          label: {
            show: block.labels === true,
            color: theme.secondary,
            formatter: ({ dataIndex }: Pointed) => `${shares[dataIndex]?.name}\n${writeValue(dataIndex)}`,
          },
          labelLine: { length: 8, length2: 8, lineStyle: { color: theme.line } },
          labelLayout: { hideOverlap: true },
          emphasis: { scaleSize: 4 },
          ...series,
        },
        ...(centre ? [toCentre(centre, place, theme)] : []),
      ],
    },
    points: shares.map(({ name, record }, index) => ({
      series: 0,
      index,
      label: toPointLabel(name, '', `${writeValue(index)} (${writeShare(index)})`),
      record,
    })),
  }
}
