import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import orders from './documents/orders.json'
import { PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { cardOf, rowOf } from './person.ts'
import { createShop } from './server/shop.ts'

export default { title: 'kinds/own page', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const derived = { ...orders, id: 'online-form#orders' }

async function open(userEvent: { click(element: Element): Promise<void> }, recordOf = rowOf) {
  await recordOf('A-023')
  await userEvent.click(await screen.findByRole('button', { name: 'More of this page' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as own page' }))
  return within(await screen.findByRole('dialog', { name: 'Save as own page' }))
}

/** A derived page becomes a document on the server, which opens. */
export const Saved: Story = {
  ...pageStory([derived]),
  async play({ loaded, userEvent }) {
    const dialog = await open(userEvent)
    await expect(dialog.getByLabelText('Title')).toHaveValue('Orders')
    await userEvent.clear(dialog.getByLabelText('Page ID'))
    await userEvent.type(dialog.getByLabelText('Page ID'), 'orders')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(/^Use words of letters and digits/))
    await userEvent.clear(dialog.getByLabelText('Page ID'))
    await userEvent.type(dialog.getByLabelText('Page ID'), 'own.orders')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByText('tab of own.orders')).toBeVisible())
    await expect(storyOf(loaded).shop.sent.at(-1)).toMatchObject({
      call: 'POST /pages',
      body: { id: 'own.orders', document: { kind: 'list', id: 'own.orders', title: 'Orders' } },
    })
  },
}

/** Nothing is lost when the server refuses. */
export const Refused: Story = {
  ...pageStory([derived], {
    shop: () => {
      const shop = createShop()
      shop.refuse('/pages', 'There is a page of this id already')
      return shop
    },
  }),
  async play({ userEvent }) {
    const dialog = await open(userEvent)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(dialog.getByText('There is a page of this id already')).toBeVisible())
    await expect(dialog.getByLabelText('Page ID')).toHaveValue('own.orders')
  },
}

/** Who may not add pages sees no such menu, and neither does a page that is a document already. */
export const NotOffered: Story = {
  ...pageStory([derived], { access: [] }),
  async play() {
    await rowOf('A-023')
    await expect(screen.queryByRole('button', { name: 'More of this page' })).toBeNull()
  },
}

export const Mobile: Story = {
  ...pageStory([derived]),
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  async play({ userEvent }) {
    await open(userEvent, cardOf)
  },
}
