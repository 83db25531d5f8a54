import { theme } from 'antd'
import { useMemo } from 'react'
import { media, useMedia } from '../../../../media/index.ts'
import { Chart } from '../../charts/Chart.tsx'
import type { AnyChart } from '../../charts/chart.ts'
import { toChartTheme } from '../../charts/chartTheme.ts'
import { toTipElement } from '../../charts/toTipElement.ts'
import { FigureTableView } from '../../figures/FigureTableView.tsx'
import { HiddenTable } from '../../figures/HiddenTable.tsx'
import type { BlockViewProps } from '../definition.ts'

interface ChartBlockViewProps extends BlockViewProps<'chart'> {
  readonly definition: AnyChart
}

/** A chart, or its figures as a table where a person prefers that. */
export function ChartBlockView(props: ChartBlockViewProps) {
  const { definition, block, records, words, labelOf, title, isTable, isPrinting, choose, picture } = props
  const { token } = theme.useToken()
  const isStill = useMedia(media.still)
  const chartTheme = useMemo(() => toChartTheme(token, !isStill && !isPrinting), [token, isStill, isPrinting])
  const table = useMemo(
    () => definition.toTable({ block, records, words, labelOf }),
    [definition, block, records, words, labelOf],
  )
  const drawing = useMemo(
    () => definition.draw({ block, records, words, labelOf, theme: chartTheme, showTip: toTipElement }),
    [definition, block, records, words, labelOf, chartTheme],
  )
  if (isTable) return <FigureTableView title={title} table={table} choose={choose} words={words} />
  return (
    <>
      <Chart
        drawing={drawing}
        theme={chartTheme}
        label={words.translate(choose ? 'report.chartToOpen' : 'report.chart', { title, count: table.rows.length })}
        choose={choose}
        picture={picture}
        isPrinting={isPrinting}
      />
      <HiddenTable title={title} table={table} words={words} />
    </>
  )
}
