import type { EChartsType } from 'echarts/core'
import { type KeyboardEvent, useState } from 'react'
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

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && point?.record && choose) {
      event.preventDefault()
      return choose(point.record)
    }
    const next = placeAfterKey(event.key, place, points.length)
    const target = next === undefined ? undefined : points[next]
    if (!target) return
    event.preventDefault()
    setPlace(next)
    const at = { seriesIndex: target.series, dataIndex: target.index }
    chart?.dispatchAction({ type: 'downplay' })
    chart?.dispatchAction({ type: 'highlight', ...at })
    chart?.dispatchAction({ type: 'showTip', ...at })
  }
  const onBlur = () => {
    setPlace(undefined)
    chart?.dispatchAction({ type: 'downplay' })
    chart?.dispatchAction({ type: 'hideTip' })
  }
  return { told: point?.label ?? '', onKeyDown, onBlur }
}
