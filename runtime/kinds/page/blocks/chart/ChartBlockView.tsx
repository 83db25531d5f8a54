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
  const { definition, block, records, intl, labelOf, title, isTable, isPrinting, isLive, choose, picture } = props
  const { token } = theme.useToken()
  const isStill = useMedia(media.still)
  const chartTheme = useMemo(() => toChartTheme(token, !isStill && !isPrinting), [token, isStill, isPrinting])
  const table = useMemo(
    () => definition.toTable({ block, records, intl, labelOf }),
    [definition, block, records, intl, labelOf],
  )
  const drawing = useMemo(
    () => definition.draw({ block, records, intl, labelOf, theme: chartTheme, showTip: toTipElement }),
    [definition, block, records, intl, labelOf, chartTheme],
  )
  if (isTable) return <FigureTableView title={title} table={table} choose={choose} intl={intl} isLive={isLive} />
  return (
    <>
      <Chart
        drawing={drawing}
        theme={chartTheme}
        label={intl.translate(choose ? 'report.chartToOpen' : 'report.chart', { title, count: table.rows.length })}
        choose={choose}
        picture={picture}
        isPrinting={isPrinting}
      />
      <HiddenTable title={title} table={table} intl={intl} />
    </>
  )
}
