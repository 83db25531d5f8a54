import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import orders from './documents/orders.json'
import { PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { rowOf } from './person.ts'

export default { title: 'kinds/list operator', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const withOperator = (operator: string) => ({ widget: 'input', props: { operator } })
const page = {
  ...orders,
  query: [
    { field: 'number', rule: 'like', ...withOperator('ne') },
    { field: 'customer', rule: 'eq', ...withOperator('like') },
    { field: 'amount', ...withOperator('ge') },
  ],
}

/** What a person types is asked by the operator of the widget, whatever the rule of the entry (specification 5). */
export const FilteredByOperator: Story = {
  ...pageStory([page]),
  async play({ canvas, userEvent, loaded }) {
    const { shop } = storyOf(loaded)
    await rowOf('A-023')
    const before = shop.calls.length
    await userEvent.type(canvas.getByLabelText('Number'), 'A*')
    await userEvent.type(canvas.getByLabelText('Customer'), 'ada')
    await userEvent.type(canvas.getByLabelText('Amount'), '5{Enter}')
    await waitFor(() => expect(shop.calls.length).toBeGreaterThan(before))
    const [, query] = shop.calls.at(-1)?.split('?') ?? []
    await expect(Object.fromEntries(new URLSearchParams(query))).toMatchObject({
      number: "!'A*'",
      customer: '*ada*',
      amount: '>= 5',
    })
    await expect(canvas.getByLabelText('Number')).toHaveValue('A*')
  },
}
