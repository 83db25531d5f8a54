import type { PageDocument } from './PageStage.tsx'

/** A report of a few blocks, for stories of one thing. */
export const reportOf = (...blocks: readonly object[]): PageDocument => ({
  kind: 'page',
  id: 'shop.figures',
  version: 1,
  title: 'Figures',
  tools: true,
  fields: {
    name: { label: 'Name' },
    month: { label: 'Month' },
    sales: { label: 'Sales' },
    customer: { label: 'Customer' },
  },
  blocks,
})

/** A ranking of people, which can be opened. */
export const best = {
  type: 'ranking',
  id: 'best',
  title: 'Best of the month',
  span: 6,
  source: { url: '/report/staff' },
  onClick: [{ message: '{{ record.name }} is opened' }],
  label: 'name',
  value: 'sales',
}

/** Bars for the same people. */
export const bars = {
  type: 'chart',
  chart: 'bar',
  id: 'bars',
  title: 'Sales of our people',
  span: 6,
  source: { url: '/report/staff' },
  onClick: [{ message: '{{ record.name }} is opened' }],
  category: 'name',
  value: 'sales',
}
