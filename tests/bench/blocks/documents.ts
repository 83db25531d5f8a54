import type { PageOf } from '../../../runtime/language/index.ts'

const months = Array.from({ length: 12 }, (_, month) => ({ month: `2040-${month + 1}`, amount: month * 7.5 + 3 }))

/** What stands beside each other again and again: figures, words, a group with a text and an action, a table. */
const makers: readonly ((index: number) => object)[] = [
  (index) => ({
    ...{ type: 'stat', title: `Figure ${index}`, span: 3, source: { data: months } },
    ...{ value: "sumBy(rows, 'amount')", format: 'money' },
  }),
  (index) => ({ type: 'text', span: 3, text: `Paragraph ${index}: {{ state.name }} has {{ len(page.id) }} letters.` }),
  (index) => ({
    ...{ type: 'group', title: `Group ${index}`, span: 3 },
    blocks: [{ type: 'text', text: 'Inside of **a group**', as: 'markdown' }],
  }),
  (index) => ({
    ...{ type: 'table', title: `Table ${index}`, span: 3, source: { data: months.slice(0, 4) } },
    columns: ['month', { field: 'amount', format: { as: 'money', currency: 'EUR' } }],
  }),
]

/** A page of so many blocks, four beside each other. */
export const pageOf = (count: number): PageOf<'page'> => ({
  kind: 'page',
  id: 'bench.blocks',
  version: 1,
  title: 'Blocks',
  state: { name: { default: 'a name' } },
  fields: { month: { label: 'Month' }, amount: { label: 'Amount', widget: 'number' } },
  blocks: Array.from({ length: count }, (_, index) => ({
    id: `block${index}`,
    ...makers[index % makers.length]?.(index),
  })) as unknown as PageOf<'page'>['blocks'],
})
