import { use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import type { ChartType } from '../../../language/index.ts'
import type { AnyChart } from './chart.ts'
import { guardTextCaches } from './guardTextCaches.ts'

guardTextCaches()

/** Every type of chart with the chunk that draws it. A new one is a file here and a line in this list. */
const charts: Readonly<Record<ChartType, () => Promise<{ readonly chart: AnyChart }>>> = {
  line: () => import('./line.ts'),
  area: () => import('./area.ts'),
  bar: () => import('./bar.ts'),
  stacked: () => import('./stacked.ts'),
  pie: () => import('./pie.ts'),
  ring: () => import('./ring.ts'),
  radar: () => import('./radar.ts'),
  funnel: () => import('./funnel.ts'),
  gauge: () => import('./gauge.ts'),
  scatter: () => import('./scatter.ts'),
  heatMap: () => import('./heatMap.ts'),
  calendar: () => import('./calendar.ts'),
}

/** Loads what draws a type of chart, ready for use. */
export async function loadChart(type: ChartType): Promise<AnyChart> {
  const { chart } = await charts[type]()
  use([CanvasRenderer, ...[chart.modules].flat()])
  return chart
}
