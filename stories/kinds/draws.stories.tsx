import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { countedEntry, drawnWhile } from './countedWidget.tsx'
import orders from './documents/orders.json'
import { PageStage } from './PageStage.tsx'
import { pageStory } from './pageStory.tsx'
import { rowOf } from './person.ts'

export default { title: 'kinds/draws', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const counted = (label: string, more: object = {}) => ({ label, widget: 'counted', ...more })

/** Typing draws the field and those that follow it, and no other. */
export const Typing: Story = {
  ...pageStory(
    [
      {
        kind: 'form',
        id: 'shop.counted',
        version: 1,
        title: 'Counted',
        fields: {
          first: counted('First'),
          second: counted('Second'),
          follower: counted('Follower', { value: "values.first + '!'" }),
          hidden: counted('Hidden', { showWhen: "values.second == 'never'" }),
          checked: counted('Checked', { required: true }),
        },
        layout: [
          'first',
          'second',
          'follower',
          'hidden',
          { group: 'Group', showWhen: "values.first != 'x'", items: ['checked'] },
        ],
        submit: [{ message: 'saved' }],
      },
    ],
    { widgets: [countedEntry] },
  ),
  async play({ canvas, userEvent }) {
    const first = await canvas.findByLabelText('First')
    await userEvent.click(first)
    await expect(await drawnWhile(() => userEvent.keyboard('a'))).toEqual({ First: 1, Follower: 1 })
    await expect(canvas.getByLabelText('Follower')).toHaveValue('a!')
    await userEvent.click(canvas.getByLabelText('Second'))
    await expect(await drawnWhile(() => userEvent.keyboard('b'))).toEqual({ Second: 1 })
    await expect(await drawnWhile(() => userEvent.click(canvas.getByRole('button', { name: 'Save' })))).toEqual({
      Checked: 1,
    })
  },
}

/** Ticking a row draws no cell of any row. */
export const Ticking: Story = {
  ...pageStory(
    [{ ...orders, fields: { ...orders.fields, number: counted('Number'), customer: counted('Customer') } }],
    {
      widgets: [countedEntry],
    },
  ),
  async play({ canvas, userEvent }) {
    const box = within(await rowOf('A-022')).getByRole('checkbox')
    await waitFor(() => expect(canvas.getByRole('table', { name: 'Orders' })).toHaveAttribute('aria-busy', 'false'))
    await expect(await drawnWhile(() => userEvent.click(box))).toEqual({})
    await expect(box).toBeChecked()
    const all = canvas.getByRole('checkbox', { name: 'Select all on this page' })
    await expect(await drawnWhile(() => userEvent.click(all))).toEqual({})
    await expect(canvas.getByText('10 selected')).toBeVisible()
  },
}
