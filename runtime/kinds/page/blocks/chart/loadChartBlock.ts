import type { ChartType } from '../../../../language/index.ts'

const load = async (type: ChartType) => {
  const [{ loadChart }, { ChartBlockView }] = await Promise.all([
    import('../../charts/loadChart.ts'),
    import('./ChartBlockView.tsx'),
  ])
  return { chart: await loadChart(type), View: ChartBlockView }
}

const loading = new Map<ChartType, ReturnType<typeof load>>()

/** What draws a type of chart, loaded once; after a failure it is loaded anew. */
export function loadChartBlock(type: ChartType): ReturnType<typeof load> {
  const known = loading.get(type)
  if (known) return known
  const promise = load(type)
  loading.set(type, promise)
  promise.catch(() => loading.delete(type))
  return promise
}
