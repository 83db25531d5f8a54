import { PieChart } from 'echarts/charts'
import { AriaComponent, LegendScrollComponent, TooltipComponent } from 'echarts/components'
import { LabelLayout } from 'echarts/features'

/** What round charts are drawn by. */
export const roundModules = [AriaComponent, LabelLayout, LegendScrollComponent, PieChart, TooltipComponent]
