import { ScatterChart } from 'echarts/charts'
import { GridComponent } from 'echarts/components'
import { use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import type { ChartOption } from '../../../runtime/kinds/page/charts/chart.ts'
import { useECharts } from '../../../runtime/kinds/page/charts/useECharts.ts'
import { waitUntil } from '../../shared/waits.ts'

use([ScatterChart, GridComponent, CanvasRenderer])

/** So many that they are painted over several frames. */
const points = Array.from({ length: 60_000 }, (_, index) => [index % 997, (index * 7919) % 991])
const option: ChartOption = {
  xAxis: {},
  yAxis: {},
  animation: false,
  series: [{ type: 'scatter', data: points, progressive: 20_000, progressiveThreshold: 100 }],
}

function Drawing() {
  const ref = useRef<HTMLDivElement>(null)
  const chart = useECharts(ref, option)
  return <div ref={ref} data-chart={chart !== null} style={{ width: 500, height: 400 }} />
}

test('a chart that is left while it is being painted ends without a word', async () => {
  const errors: string[] = []
  const note = (event: ErrorEvent) => {
    errors.push(event.message)
    event.preventDefault()
  }
  window.addEventListener('error', note)
  const place = document.body.appendChild(document.createElement('div'))
  for (let frames = 1; frames <= 8; frames += 1) {
    const root = createRoot(place)
    root.render(<Drawing />)
    await waitUntil(() => place.querySelector('canvas') !== null)
    for (let passed = 0; passed < frames; passed += 1) await new Promise(requestAnimationFrame)
    root.unmount()
    // What is left of a painting would go on in the next frames.
    for (let passed = 0; passed < 3; passed += 1) await new Promise(requestAnimationFrame)
  }
  place.remove()
  window.removeEventListener('error', note)
  expect(errors).toEqual([])
})
