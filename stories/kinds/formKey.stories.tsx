import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { type PageDocument, PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { createShop, orders } from './server/shop.ts'

export default { title: 'kinds/form/key', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const form: PageDocument = {
  kind: 'form',
  id: 'shop.order-edit',
  version: 2,
  title: 'Order',
  source: { rest: '/shop/order' },
  fields: { number: { label: 'Number', required: true }, customer: { label: 'Customer' } },
  layout: ['number', 'customer'],
}

const openBy = (open: Readonly<Record<string, unknown>>): PageDocument => ({
  kind: 'page',
  id: 'shop.desk',
  version: 2,
  title: 'Desk',
  toolbar: [{ id: 'open', label: 'Open', steps: [{ open: { page: 'shop.order-edit', ...open } }] }],
  blocks: [{ type: 'text', id: 'text', text: 'Desk' }],
})

/** The form of an address holds the record that its query names, and saves it. */
export const AtAddress: Story = {
  ...pageStory([form], { query: { id: '7' } }),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await waitFor(() => expect(canvas.getByLabelText('Number')).toHaveValue('A-007'))
    await userEvent.clear(canvas.getByLabelText('Customer'))
    await userEvent.type(canvas.getByLabelText('Customer'), 'Ada Byron')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(shop.sent).toHaveLength(1))
    await expect(shop.sent[0]).toMatchObject({
      call: 'PUT /shop/order/edit',
      body: { id: '7', number: 'A-007', customer: 'Ada Byron' },
    })
  },
}

/** A step opens a record by its key in the query; nothing can be saved before it is there. */
export const OpenedByKey: Story = {
  ...pageStory([openBy({ mode: 'edit', query: { id: '7' } }), form], {
    shop: () => {
      const shop = createShop()
      shop.hold('/queryById')
      return shop
    },
  }),
  async play({ canvas, canvasElement, loaded, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    const { calls } = storyOf(loaded).shop
    await waitFor(() => expect(calls).toContain('GET /shop/order/queryById?id=7'))
    await expect(dialog.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
    await expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull()
    storyOf(loaded).shop.release('/queryById')
    await waitFor(() => expect(dialog.getByLabelText('Number')).toHaveValue('A-007'))
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled()
  },
}

/** Values of the step stand over those of the record that their key names. */
export const OpenedByValues: Story = {
  ...pageStory([openBy({ mode: 'edit', values: { id: '7', customer: 'Grace' } }), form]),
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await waitFor(() => expect(dialog.getByLabelText('Number')).toHaveValue('A-007'))
    await expect(dialog.getByLabelText('Customer')).toHaveValue('Grace')
  },
}

/** To view by key shows the values, and offers no save. */
export const Viewed: Story = {
  ...pageStory([form], { query: { id: '7', mode: 'view' } }),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('A-007')).toBeVisible())
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
  },
}

/** A record that could not be read is read again on request. */
export const Failed: Story = {
  ...pageStory([form], {
    query: { id: '7' },
    shop: () => {
      const shop = createShop()
      shop.drop('/queryById')
      return shop
    },
  }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.getByLabelText('Number')).toHaveValue('A-007'))
  },
}

/** A record that somebody deleted says so, in place of an empty form. */
export const Gone: Story = {
  ...pageStory([form], { query: { id: '7' }, shop: () => createShop(orders(3)) }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'The record is not there' })).toBeVisible()
    await expect(canvas.queryByLabelText('Number')).toBeNull()
  },
}

/** Without a key there is nothing to edit. */
export const Unnamed: Story = {
  ...pageStory([form], { opening: { mode: 'edit' } }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'There is no record to edit' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
  },
}
