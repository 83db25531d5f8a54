import { BarChart, LineChart } from 'echarts/charts'
import {
  AriaComponent,
  DataZoomComponent,
  GridComponent,
  LegendScrollComponent,
  TooltipComponent,
} from 'echarts/components'
import { LabelLayout } from 'echarts/features'

/** What charts with axes are drawn by: a series may be drawn otherwise than its chart. */
export const axisModules = [
  AriaComponent,
  BarChart,
  DataZoomComponent,
  GridComponent,
  LabelLayout,
  LegendScrollComponent,
  LineChart,
  TooltipComponent,
]
