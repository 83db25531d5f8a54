import type { EChartsType } from 'echarts/core'
import { type KeyboardEvent, useEffect, useState } from 'react'
import type { DataRecord } from '../../../registry/index.ts'
import type { ChartPoint } from './chart.ts'
import { placeAfterKey } from './placeAfterKey.ts'

/** Leads through the points of a chart by keys, with the tip at each, and chooses one by Enter. */
export function useChartKeys(
  chart: EChartsType | null,
  points: readonly ChartPoint[],
  choose: ((record: DataRecord) => void) | undefined,
) {
  const [place, setPlace] = useState<number>()
  const point = place === undefined ? undefined : points[place]

  // Of the chart only once it is drawn: keys may be quicker, and new records draw it anew.
  useEffect(() => {
    if (!chart || chart.isDisposed() || !point) return
    const at = { seriesIndex: point.series, dataIndex: point.index }
    chart.dispatchAction({ type: 'highlight', ...at })
    chart.dispatchAction({ type: 'showTip', ...at })
    return () => {
      if (chart.isDisposed()) return
      chart.dispatchAction({ type: 'downplay', ...at })
      chart.dispatchAction({ type: 'hideTip' })
    }
  }, [chart, point])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && point?.record && choose) {
      event.preventDefault()
      return choose(point.record)
    }
    const next = placeAfterKey(event.key, place, points.length)
    if (next === undefined || !points[next]) return
    event.preventDefault()
    setPlace(next)
  }
  return { announcement: point?.label ?? '', onKeyDown, onBlur: () => setPlace(undefined) }
}
