import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { describe, expect, test, vi } from 'vitest'
import type { ChartDrawing, ChartInput, Tip } from '../../../runtime/kinds/page/charts/chart.ts'
import type { ChartTheme } from '../../../runtime/kinds/page/charts/chartTheme.ts'
import { loadChart } from '../../../runtime/kinds/page/charts/loadChart.ts'
import { redraw } from '../../../runtime/kinds/page/charts/useECharts.ts'
import { compileValidators } from '../../../runtime/language/compile.ts'
import { type ChartBlock, type ChartType, createLanguage, createSchemas } from '../../../runtime/language/index.ts'
import type { DataRecord } from '../../../runtime/registry/index.ts'
import { widgetSchemas } from '../../../widgets/props.ts'
import { intlIn } from './formatIntl.ts'

vi.setConfig({ testTimeout: 30_000 })
use(SVGRenderer)

const theme: ChartTheme = {
  palette: ['#2fa678', '#1677ff', '#d46b08'],
  tones: { success: '#00aa00', warning: '#ffaa00', error: '#ff0000', info: '#0000ff', muted: '#888888' },
  heat: ['#eeeeee', '#2fa678'],
  primary: '#2fa678',
  text: '#111111',
  secondary: '#555555',
  line: '#cccccc',
  split: '#dddddd',
  track: '#eeeeee',
  background: '#ffffff',
  elevated: '#ffffff',
  fontFamily: 'sans-serif',
  isMoving: false,
}

const schemas = createSchemas(widgetSchemas)
const language = createLanguage({ widgets: widgetSchemas, validators: compileValidators(schemas) })

/** A block with its common parts, as a document has it; the language finds nothing wrong with it. */
function blockOf(chart: ChartType, parts: object): ChartBlock {
  const block = { type: 'chart', chart, id: 'a-chart', title: 'A chart', source: { url: '/x' }, ...parts }
  const page = { kind: 'page', id: 'shop.report', version: 1, title: 'Report', blocks: [block] }
  expect(language.readDocument(JSON.stringify(page), 'report.json').issues).toEqual([])
  return block as ChartBlock
}

const sales: readonly DataRecord[] = [
  { month: '2026-01', online: 10, shop: '30', kind: '1', kind_dictText: 'Books' },
  { month: '2026-02', online: 20, shop: null, kind: '2', kind_dictText: 'Tools' },
  { month: '2026-02', online: 5, shop: 15, kind: '1', kind_dictText: 'Books' },
]

async function draw(chart: ChartType, parts: object, records: readonly DataRecord[] = sales) {
  const tips: Tip[] = []
  const input = {
    block: blockOf(chart, parts),
    records,
    theme,
    intl: intlIn('en'),
    labelOf: (field: string) => field.toUpperCase(),
    showTip: (tip: Tip) => {
      tips.push(tip)
      return tip.title
    },
  } as ChartInput
  const definition = await loadChart(chart)
  const drawing: ChartDrawing = definition.draw(input)
  return {
    ...drawing,
    given: drawing.option,
    option: drawing.option as unknown as Option,
    table: definition.toTable(input),
    tips,
  }
}

/** The parts of an option that the cases look at. */
interface Option {
  readonly series: readonly (Record<string, never> & {
    readonly name: string
    readonly type: string
    readonly data: readonly unknown[]
    readonly stack?: string
    readonly yAxisIndex?: number
    readonly itemStyle: { readonly color: string }
    readonly label: { readonly show: boolean; formatter(at: { dataIndex: number }): string }
  })[]
  readonly xAxis: readonly Record<string, unknown>[]
  readonly yAxis: readonly Record<string, unknown>[]
  readonly legend: { readonly show: boolean }
  readonly dataZoom: readonly unknown[]
  readonly tooltip: { formatter(at: unknown): unknown; readonly trigger: string }
  readonly calendar: { readonly range: readonly string[] }
  readonly radar: { readonly indicator: readonly unknown[] }
}

const dataOf = ({ series }: Option) => series.map(({ data }) => data)

describe('a chart with axes', () => {
  const series = { category: 'month', series: ['online', { field: 'shop', label: 'Shop', type: 'bar' }] }

  test('draws a series for each field, a gap where there is no number', async () => {
    const { option } = await draw('line', series, sales.slice(0, 2))
    expect(option.xAxis[0]).toMatchObject({ type: 'category', data: ['2026-01', '2026-02'] })
    expect(dataOf(option)).toEqual([
      [10, 20],
      [30, null],
    ])
    expect(option.series.map(({ name, type }) => [name, type])).toEqual([
      ['ONLINE', 'line'],
      ['Shop', 'bar'],
    ])
    expect(option.legend.show).toBe(true)
  })

  test.each(['line', 'bar', 'area', 'stacked'] as const)('adds up records of one name: %s', async (chart) => {
    const records = [...sales, { month: '2026-03', online: null, shop: '' }, { month: '2026-03', online: 'many' }]
    const several = await draw(chart, { category: 'month', series: ['online', 'shop'] }, records)
    expect(several.option.xAxis[0]).toMatchObject({ data: ['2026-01', '2026-02', '2026-03'] })
    expect(dataOf(several.option)).toEqual([
      [10, 25, null],
      [30, 15, null],
    ])
    const one = await draw(chart, { category: 'month', value: 'online' }, records)
    expect(one.option.xAxis[0]).toMatchObject({ data: ['2026-01', '2026-02', '2026-03'] })
    expect(dataOf(one.option)).toEqual([[10, 25, null]])
    expect(one.table.rows.map(({ values }) => values)).toEqual([
      ['2026-01', 10],
      ['2026-02', 25],
      ['2026-03', null],
    ])
  })

  test('divides one value by another, and adds up what has the same place', async () => {
    const { option } = await draw('bar', { category: 'month', value: 'online', seriesBy: 'kind' })
    expect(option.series.map(({ name, data }) => [name, data])).toEqual([
      ['Books', [10, 5]],
      ['Tools', [null, 20]],
    ])
  })

  test('of one series has no legend', async () => {
    const { option } = await draw('area', { category: 'month', value: 'online' })
    expect(option.legend.show).toBe(false)
    expect(option.series[0]).toMatchObject({ type: 'line', areaStyle: { color: '#2fa678' } })
  })

  test('takes colours from the theme, or those that say something', async () => {
    const { option } = await draw('bar', { category: 'month', series: ['online', { field: 'shop', tone: 'error' }] })
    expect(option.series.map(({ itemStyle }) => itemStyle.color)).toEqual(['#2fa678', '#ff0000'])
  })

  test('has a second axis where a series asks for it', async () => {
    const second = await draw('line', { category: 'month', series: ['online', { field: 'shop', axis: 'second' }] })
    expect(second.option.yAxis).toHaveLength(2)
    expect(second.option.series[1]?.yAxisIndex).toBe(1)
  })

  test('lies on its side', async () => {
    const { option } = await draw('bar', { category: 'month', value: 'online', horizontal: true })
    expect([option.xAxis[0]?.type, option.yAxis[0]?.type]).toEqual(['value', 'category'])
  })

  test('stacks its series, of the whole where it shows shares', async () => {
    const { option } = await draw('stacked', {
      category: 'month',
      series: ['online', 'shop'],
      share: true,
      labels: true,
    })
    expect(option.series.map(({ stack }) => stack)).toEqual(['all', 'all'])
    expect(dataOf(option)[0]).toEqual([0.25, 0.625])
    expect(option.series[0]?.label.formatter({ dataIndex: 0 })).toBe('25%')
  })

  test('lets a person zoom', async () => {
    expect((await draw('line', { ...series, zoom: true })).option.dataZoom).toHaveLength(2)
    expect((await draw('line', series)).option.dataZoom).toEqual([])
  })

  test('keeps the zoom of a person when other records come', async () => {
    const chart = init(null, null, { renderer: 'svg', ssr: true, width: 600, height: 400 })
    const zooms = () =>
      (chart.getOption().dataZoom as { start: number; end: number }[]).map(({ start, end }) => [start, end])
    redraw(chart, (await draw('line', { ...series, zoom: true })).given)
    expect(zooms()).toEqual([
      [0, 100],
      [0, 100],
    ])
    chart.dispatchAction({ type: 'dataZoom', dataZoomIndex: 0, start: 20, end: 60 })
    redraw(chart, (await draw('line', { ...series, zoom: true }, sales.slice(1))).given)
    expect(zooms()).toEqual([
      [20, 60],
      [20, 60],
    ])
    chart.dispose()
  })

  test('tells at the pointer every series of the place, as texts', async () => {
    const { option, tips } = await draw('line', { ...series, format: { suffix: ' k' } })
    option.tooltip.formatter([{ seriesIndex: 0, dataIndex: 1 }])
    expect(tips).toEqual([
      {
        title: '2026-02',
        lines: [
          { color: '#2fa678', name: 'ONLINE', value: '25 k' },
          { color: '#1677ff', name: 'Shop', value: '15 k' },
        ],
      },
    ])
  })

  test('leads through its figures with the records behind them', async () => {
    const { points } = await draw('line', series)
    expect(points.map(({ label }) => label)).toEqual([
      '2026-01, ONLINE, 10',
      '2026-01, Shop, 30',
      '2026-02, ONLINE, 25',
      '2026-02, Shop, 15',
    ])
    expect(points[2]).toMatchObject({ series: 0, index: 1, record: sales[1] })
  })

  test('has the same figures as a table', async () => {
    const { table } = await draw('line', { ...series, axes: { category: { format: 'month' } } }, sales.slice(0, 2))
    expect(table.columns.map(({ title }) => title)).toEqual(['MONTH', 'ONLINE', 'Shop'])
    expect(table.rows.map(({ texts }) => texts)).toEqual([
      ['Jan 2026', '10', '30'],
      ['Feb 2026', '20', '–'],
    ])
    expect(table.rows[1]?.values).toEqual(['Feb 2026', 20, null])
  })
})

describe('a chart of the parts of a whole', () => {
  const parts = { category: 'kind', value: 'online' }

  test('adds up records of one name', async () => {
    const { option, table } = await draw('pie', parts)
    expect(option.series[0]?.data).toMatchObject([
      { name: 'Books', value: 15 },
      { name: 'Tools', value: 20 },
    ])
    expect(table.rows.map(({ texts }) => texts[2])).toEqual(['42.9%', '57.1%'])
  })

  test('puts what is beyond the greatest into one part', async () => {
    const records = [5, 50, 1, 20].map((online, kind) => ({ kind: `k${kind}`, online }))
    const { table } = await draw('pie', { ...parts, top: 2 }, records)
    expect(table.rows.map(({ values }) => values.slice(0, 2))).toEqual([
      ['k1', 50],
      ['k3', 20],
      ['report.others', 6],
    ])
  })

  test('has the whole in the middle of a ring', async () => {
    const { option, given } = await draw('ring', { ...parts, total: 'All', format: 'number' })
    expect(option.series[1]?.label.formatter({ dataIndex: 0 })).toContain('35')
    expect((await draw('ring', parts)).option.series).toHaveLength(1)
    expect(given).toMatchObject({ legend: { data: ['Books', 'Tools'] } })
  })
})

test('a radar has a corner for each name and a shape for each series', async () => {
  const { option, points } = await draw('radar', { category: 'month', series: ['online', 'shop'], max: 50 })
  expect(option.radar.indicator).toEqual([
    { name: '2026-01', max: 50 },
    { name: '2026-02', max: 50 },
  ])
  expect(option.series[0]?.data).toMatchObject([{ value: [10, 25] }, { value: [30, 15] }])
  expect(points).toHaveLength(2)
})

test('a funnel keeps the order of its steps and tells the share of the first', async () => {
  const { option, table } = await draw('funnel', { category: 'month', value: 'online', share: true })
  expect(option.series[0]).toMatchObject({ sort: 'none' })
  expect(option.series[0]?.label.formatter({ dataIndex: 1 })).toBe('2026-02\n20 (200%)')
  expect(table.rows.map(({ texts }) => texts[2])).toEqual(['100%', '200%', '50%'])
})

test.each([
  [0, '#ff0000'],
  [39.9, '#ff0000'],
  [40, '#ffaa00'],
  [75, '#00aa00'],
  [140, '#00aa00'],
])('a gauge at %d has the colour of its level', async (value, color) => {
  const levels = [
    { from: 75, tone: 'success' },
    { from: 0, tone: 'error' },
    { from: 40, tone: 'warning' },
  ]
  const { option } = await draw('gauge', { value: 'goal', levels }, [{ goal: value }])
  expect(option.series[0]).toMatchObject({ progress: { itemStyle: { color } } })
})

test('a scatter leaves out what has no place, and draws areas by size', async () => {
  const records = [
    { x: 1, y: 2, size: 100, kind: 'a' },
    { x: 3, y: null, size: 4, kind: 'a' },
    { x: 5, y: 6, size: 25, kind: 'b' },
  ]
  const { option } = await draw('scatter', { x: 'x', y: 'y', size: 'size', seriesBy: 'kind' }, records)
  expect(dataOf(option)).toEqual([[{ value: [1, 2], symbolSize: 44 }], [{ value: [5, 6], symbolSize: 22 }]])
})

test('a heat map has a place for each pair of names, and a table of both', async () => {
  const records = [
    { day: 'Mon', hour: '8', visits: 3 },
    { day: 'Tue', hour: '9', visits: 5 },
    { day: 'Tue', hour: '8', visits: null },
  ]
  const { option, table } = await draw('heatMap', { x: 'hour', y: 'day', value: 'visits' }, records)
  expect(dataOf(option)).toEqual([
    [
      [0, 0, 3],
      [1, 1, 5],
    ],
  ])
  expect(table.rows.map(({ texts }) => texts)).toEqual([
    ['Mon', '3', '–'],
    ['Tue', '–', '5'],
  ])
  expect(table.columns.map(({ isNumber }) => isNumber)).toEqual([false, true, true])
})

test('a calendar has the days in their order, within its bounds', async () => {
  const records = ['2026-01-03', '2026-01-01 08:00:00', 'soon', '2026-02-01'].map((day, at) => ({ day, visits: at }))
  const { option } = await draw('calendar', { date: 'day', value: 'visits', to: '2026-01-31' }, records)
  expect(dataOf(option)).toEqual([
    [
      ['2026-01-01', 1],
      ['2026-01-03', 0],
    ],
  ])
  expect(option.calendar.range).toEqual(['2026-01-01', '2026-01-31'])
})

const allParts: Readonly<Record<ChartType, object>> = {
  line: { category: 'name', value: 'n' },
  area: { category: 'name', value: 'n' },
  bar: { category: 'name', value: 'n' },
  stacked: { category: 'name', value: 'n' },
  pie: { category: 'name', value: 'n' },
  ring: { category: 'name', value: 'n' },
  radar: { category: 'name', value: 'n' },
  funnel: { category: 'name', value: 'n' },
  gauge: { value: 'n' },
  scatter: { x: 'n', y: 'n', name: 'name' },
  heatMap: { x: 'name', y: 'name', value: 'n' },
  calendar: { date: 'name', value: 'n' },
}

describe.each(Object.entries(allParts) as [ChartType, object][])('the chart %s', (chart, parts) => {
  test('draws nothing of no records', async () => {
    const { points, table } = await draw(chart, parts, [])
    expect(points.every(({ record }) => record === undefined)).toBe(true)
    expect(table.columns.length).toBeGreaterThan(0)
  })

  test('shows hostile names as they are, and gives no template to the library', async () => {
    const name = '<img src=x onerror=alert(1)>{b}{{1+1}}'
    const { option, table } = await draw(chart, { ...parts, labels: true }, [{ name, n: 1, day: '2026-01-01' }])
    const isNamed = !['gauge', 'calendar'].includes(chart)
    if (isNamed) expect(table.rows[0]?.texts).toContain(name)
    const formatters = JSON.stringify(option, (key, value) => (key === 'formatter' ? typeof value : value))
    expect(formatters).not.toContain('"formatter":"string"')
  })

  test('draws names that every object inherits, and writes nothing into what they stand for', async () => {
    const names = ['__proto__', 'constructor', 'toString', 'first', 'second']
    const { given } = await draw(
      chart,
      { ...parts, labels: true },
      names.map((name, index) => ({ name, n: index + 1 })),
    )
    const drawn = init(null, null, { renderer: 'svg', ssr: true, width: 600, height: 400 })
    redraw(drawn, given)
    drawn.renderToSVGString()
    drawn.dispose()
    const owners = [Object.prototype, Object, Object.prototype.toString]
    const written = owners.map((owner) => Reflect.has(owner, 'prev'))
    for (const owner of owners) for (const name of ['prev', 'next']) Reflect.deleteProperty(owner, name)
    expect(written).toEqual([false, false, false])
  })
})

describe('axes of values', () => {
  const intervals = async (records: readonly DataRecord[]) => {
    const { option } = await draw('bar', { category: 'month', series: ['online'] }, records)
    return option.yAxis.map(({ minInterval }) => minInterval)
  }

  test('stand at whole numbers where all values are whole', async () => {
    expect(await intervals(sales)).toEqual([1])
    expect(await intervals([{ month: '2026-01', online: 0.5 }, ...sales])).toEqual([undefined])
  })
})
