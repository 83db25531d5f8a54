import { BarChart } from 'echarts/charts'
import { GridComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { expect, test } from 'vitest'
import { redraw } from '../../../runtime/kinds/page/charts/useECharts.ts'

use([BarChart, GridComponent, CanvasRenderer])

const optionOf = (value: number) => ({
  animationDuration: 1,
  animationDurationUpdate: 300,
  grid: { top: 0, bottom: 0, left: 0, right: 0 },
  xAxis: { type: 'category', data: ['A'], show: false },
  yAxis: { max: 100, show: false },
  series: [{ type: 'bar', id: 'price', data: [value] }],
})

test('a bar moves from where it was, and stands at once where changes come faster than it moves', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.style.cssText = 'width:200px;height:100px'
  const chart = init(place, null, { renderer: 'canvas' })
  const height = (): number => {
    const bar = chart
      .getZr()
      .storage.getDisplayList(true)
      .find(({ type }) => type === 'rect')
    return Math.abs(Number((bar as unknown as { shape: { height: number } } | undefined)?.shape.height))
  }
  const drawn = (): Promise<void> => new Promise((resolve) => chart.on('finished', () => resolve()))
  const first = drawn()
  redraw(chart, optionOf(40))
  await first
  expect(height()).toBe(40)

  // As long as its motion takes.
  const began = performance.now()
  while (performance.now() - began < 320) await new Promise(requestAnimationFrame)
  redraw(chart, optionOf(80))
  expect(height()).toBe(40)
  redraw(chart, optionOf(60))
  expect(height()).toBe(60)
  chart.dispose()
  place.remove()
})
