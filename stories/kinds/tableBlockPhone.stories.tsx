import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { PageStage } from './PageStage.tsx'
import { pageStory } from './pageStory.tsx'
import { reportOf } from './reportDocument.ts'

export default { title: 'kinds/page table on a phone', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const rows = [
  { name: 'Ada Lovelace', month: '2026-03', sales: 12450.5, share: 0.31, customer: 'Babbage' },
  { name: 'Grace Hopper', month: '2026-04', sales: 20311, share: 0.69, customer: 'Navy' },
]

const columns = [
  'name',
  'month',
  { field: 'sales', format: 'number', statistic: 'sum' },
  { field: 'share', label: 'Share', format: 'percent' },
  'customer',
]

const table = { type: 'table', id: 'staff', title: 'All of them', source: { data: rows }, columns }

/** Where there is no room for the columns, records are lines; who wants the table has it. */
export const Lines: Story = {
  ...pageStory([reportOf(table)]),
  globals: { viewport: { value: 'phone' } },
  async play({ canvas, userEvent }) {
    const list = await canvas.findByRole('list', { name: 'All of them' })
    const record = within(list).getByRole('listitem', { name: 'Ada Lovelace' })
    for (const text of ['2026-03', '12,450.5', '31%', 'Babbage'])
      await expect(within(record).getByText(text)).toBeVisible()
    await expect(canvas.getByText('32,761.5')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    await userEvent.click(canvas.getByTitle('Table'))
    await waitFor(() => expect(canvas.getByRole('table', { name: 'All of them' })).toBeVisible())
    await expect(canvas.queryByRole('list', { name: 'All of them' })).toBeNull()
  },
}

/** A few columns fit beside each other. */
export const FewColumns: Story = {
  ...pageStory([reportOf({ ...table, columns: columns.slice(0, 3) })]),
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('cell', { name: 'Grace Hopper' })).toBeVisible())
    await expect(canvas.queryByRole('radio', { name: 'Table' })).toBeNull()
  },
}

const teams = ['North', 'South']
const { source: _own, ...ofTeam } = { ...table, title: '{{ record.team }}' }

/** Tables that stand for records alike are chosen once, at the first of them. */
export const ChosenOnce: Story = {
  ...pageStory([
    reportOf({
      type: 'repeat',
      id: 'teams',
      as: 'rows',
      source: { data: teams.map((team) => ({ team, rows: rows.map((row) => ({ ...row, team })) })) },
      blocks: [{ type: 'group', id: 'team', source: { rows: 'record.rows' }, blocks: [ofTeam] }],
    }),
  ]),
  globals: { viewport: { value: 'phone' } },
  async play({ canvas, userEvent }) {
    const countOf = (role: string, name: string | RegExp) => canvas.queryAllByRole(role, { name }).length
    await waitFor(() => expect(countOf('list', /North|South/)).toBe(2))
    await expect(countOf('radio', 'Table')).toBe(1)
    await userEvent.click(canvas.getByTitle('Table'))
    await waitFor(() => expect(countOf('table', /North|South/)).toBe(2))
    await expect(countOf('list', /North|South/)).toBe(0)
  },
}
