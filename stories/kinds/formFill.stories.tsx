import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type PageDocument, PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { createShop } from './server/shop.ts'

export default { title: 'kinds/form fill', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const document: PageDocument = {
  kind: 'form',
  id: 'shop.new-order',
  version: 1,
  title: 'New order',
  source: { rest: '/shop/order' },
  width: 560,
  fields: {
    number: { label: 'Number', required: true, fill: { rule: 'order', watch: ['kind'] } },
    kind: { label: 'Kind' },
    orderedOn: { label: 'Ordered on', default: '{{ today() }}' },
    orderedBy: { label: 'Ordered by', default: '{{ user.realname }}' },
  },
  layout: ['number', 'kind', 'orderedOn', 'orderedBy'],
}

/** A rule of the server gives the number of a new record, and another one when the kind changes. */
export const Filled: Story = {
  ...pageStory([document]),
  async play({ canvas, loaded, userEvent }) {
    const number = await canvas.findByRole('textbox', { name: 'Number' })
    await waitFor(() => expect(number).toHaveValue('A-24'))
    await expect(canvas.getByRole('textbox', { name: 'Ordered by' })).toHaveValue('Ada Lovelace')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Kind' }), 'B')
    await waitFor(() => expect(number).toHaveValue('B-24'))
    await expect(storyOf(loaded).shop.sent.at(-1)?.body).toMatchObject({ number: 'A-24', kind: 'B' })
  },
}

/** While the rule is at work its field says so, and saving waits. */
export const Waiting: Story = {
  ...pageStory([document], {
    shop: () => {
      const shop = createShop()
      shop.hold('/executeRuleByCode/order')
      return shop
    },
  }),
  async play({ canvas, loaded, userEvent }) {
    await waitFor(() => expect(canvas.getByText('Generating the value…')).toBeVisible())
    await userEvent.type(canvas.getByRole('textbox', { name: 'Number' }), 'mine')
    storyOf(loaded).shop.release('/executeRuleByCode/order')
    await waitFor(() => expect(canvas.queryByText('Generating the value…')).toBeNull())
    await expect(canvas.getByRole('textbox', { name: 'Number' })).toHaveValue('mine')
  },
}

/** A rule that fails says why, and can be asked once more. */
export const Failed: Story = {
  name: 'Error',
  ...pageStory([document], {
    shop: () => {
      const shop = createShop()
      shop.refuse('/executeRuleByCode/order', 'There is no auto-fill rule with the code: order')
      return shop
    },
  }),
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getByText(/There is no auto-fill rule/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Number' })).toHaveValue('A-24'))
  },
}

/** An online form whose table is not in the database says what to do, and nothing else. */
export const NotSynchronised: Story = {
  ...pageStory(
    [
      {
        kind: 'list',
        id: 'shop.orders',
        version: 1,
        title: 'Orders',
        source: { rest: '/shop/order' },
        fields: { number: { label: 'Number' } },
        columns: ['number'],
      },
    ],
    {
      shop: () => {
        const shop = createShop()
        shop.refuse('/shop/order/list', 'NO_DB_SYNC')
        return shop
      },
    },
  ),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText(/is not in the database yet/)).toBeVisible())
    await expect(canvas.queryByRole('log')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
