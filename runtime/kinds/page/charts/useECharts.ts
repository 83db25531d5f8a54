import { type EChartsType, init } from 'echarts/core'
import { type RefObject, useEffect, useState } from 'react'
import { updateMilliseconds } from './base.ts'
import type { ChartOption } from './chart.ts'

/** Parts of an option whose members may become fewer from one drawing to the next. */
const replaced = ['series', 'xAxis', 'yAxis', 'dataZoom', 'visualMap']

/** When charts were drawn last, in milliseconds of `performance.now()`. */
const drawnAt = new WeakMap<EChartsType, number>()

/**
 * Draws a chart again: what is new takes the place of the old, and what has the same id moves from where it was. Changes
 * that come faster than the motion takes, as those of a live source may, show at once.
 */
export function redraw(chart: EChartsType, option: ChartOption): void {
  const now = performance.now()
  const isFast = now - (drawnAt.get(chart) ?? Number.NEGATIVE_INFINITY) < updateMilliseconds
  drawnAt.set(chart, now)
  chart.setOption(isFast ? { ...option, animationDurationUpdate: 0 } : option, {
    replaceMerge: replaced.filter((part) => Object.hasOwn(option, part)),
  })
}

/**
 * A drawing that fills an element, follows its size, and ends with it; null until the element has a size. Once all of it
 * is there, the element is no longer marked as `data-undrawn`.
 */
export function useECharts(
  ref: RefObject<HTMLElement | null>,
  option: ChartOption,
  pixelRatio?: number,
): EChartsType | null {
  const [chart, setChart] = useState<EChartsType | null>(null)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    let drawn: EChartsType | undefined
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === 0 || element.clientHeight === 0) return
      if (drawn) drawn.resize()
      else {
        drawn = init(element, null, { renderer: 'canvas', ...(pixelRatio ? { devicePixelRatio: pixelRatio } : {}) })
        setChart(drawn)
      }
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      // Many points are painted over several frames, and only a newer drawing ends that.
      drawn?.clear()
      drawn?.dispose()
      setChart(null)
    }
  }, [ref, pixelRatio])

  useEffect(() => {
    // A tab that shows again runs its effects before it has the chart that replaces the old one.
    if (!chart || chart.isDisposed()) return
    // Not before: a drawing of nothing is finished at once.
    const finish = () => delete chart.getDom().dataset.undrawn
    chart.on('finished', finish)
    redraw(chart, option)
    return () => {
      if (!chart.isDisposed()) chart.off('finished', finish)
    }
  }, [chart, option])
  return chart
}
