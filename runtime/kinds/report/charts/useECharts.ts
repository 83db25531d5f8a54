import { type EChartsType, init } from 'echarts/core'
import { type RefObject, useEffect, useState } from 'react'
import type { ChartOption } from './chart.ts'

/** Parts of an option whose members may become fewer from one drawing to the next. */
const replaced = ['series', 'xAxis', 'yAxis', 'dataZoom', 'visualMap']

/** A drawing that fills an element, follows its size, and ends with it; null until the element has a size. */
export function useECharts(ref: RefObject<HTMLElement | null>, option: ChartOption): EChartsType | null {
  const [chart, setChart] = useState<EChartsType | null>(null)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    let drawn: EChartsType | undefined
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === 0 || element.clientHeight === 0) return
      if (drawn) drawn.resize()
      else {
        drawn = init(element, null, { renderer: 'canvas' })
        setChart(drawn)
      }
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      drawn?.dispose()
      setChart(null)
    }
  }, [ref])

  useEffect(() => {
    chart?.setOption(option, { replaceMerge: replaced.filter((part) => Object.hasOwn(option, part)) })
  }, [chart, option])
  return chart
}
