import { type RefObject, useEffect, useMemo, useRef } from 'react'
import type { DataRecord } from '../../../registry/index.ts'
import { unseen } from '../../../ui/index.ts'
import type { ChartDrawing, OptionPart } from './chart.ts'
import type { ChartTheme } from './chartTheme.ts'
import { useChartKeys } from './useChartKeys.ts'
import { useECharts } from './useECharts.ts'
import './chart.css'

interface ChartProps {
  readonly drawing: ChartDrawing
  readonly theme: ChartTheme
  readonly label: string
  readonly choose: ((record: DataRecord) => void) | undefined
  readonly picture: RefObject<(() => HTMLCanvasElement) | null>
  /** Paper shows more points to the inch than a screen. */
  readonly isPrinting: boolean
}

/** Points of a chart on paper for each pixel of the screen. */
const printPixelRatio = 2

/** A drawing with its pointer and keys: arrows lead from point to point, Enter and a click choose the record behind. */
export function Chart({ drawing, theme, label, choose, picture, isPrinting }: ChartProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { points } = drawing
  const isOpening = choose !== undefined
  const option = useMemo(() => {
    const { series } = drawing.option
    const cursor = isOpening ? 'pointer' : 'default'
    return {
      ...drawing.option,
      aria: { enabled: true, label: { enabled: true, description: label } },
      series: [series].flat().map((each) => ({ ...(each as OptionPart), cursor })),
    }
  }, [drawing, label, isOpening])
  const chart = useECharts(ref, option, isPrinting ? printPixelRatio : undefined)
  const { announcement, onKeyDown, onBlur } = useChartKeys(chart, points, choose)

  const places = useMemo(() => new Map(points.map((point) => [`${point.series} ${point.index}`, point])), [points])
  useEffect(() => {
    if (!chart || chart.isDisposed() || !choose) return
    const clicked = ({ seriesIndex, dataIndex }: { seriesIndex?: number; dataIndex?: number }) => {
      const record = places.get(`${seriesIndex} ${dataIndex}`)?.record
      if (record) choose(record)
    }
    chart.on('click', clicked)
    return () => {
      if (!chart.isDisposed()) chart.off('click', clicked)
    }
  }, [chart, choose, places])

  useEffect(() => {
    picture.current = chart ? () => chart.renderToCanvas({ pixelRatio: 2, backgroundColor: theme.background }) : null
    return () => {
      picture.current = null
    }
  }, [chart, theme, picture])

  return (
    <>
      <div
        className="pw-page-chart"
        role="application"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys lead through its points
        tabIndex={0}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      >
        <div ref={ref} className="pw-page-chart-picture" data-undrawn="" />
      </div>
      <output className={unseen} aria-live="polite">
        {announcement}
      </output>
    </>
  )
}
