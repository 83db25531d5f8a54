import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import orders from './documents/orders.json'
import { type PageDocument, PageStage } from './PageStage.tsx'
import { pageStory } from './pageStory.tsx'
import { rowOf } from './person.ts'
import { createShop, orders as ordersOf } from './server/shop.ts'

export default { title: 'kinds/list quiet', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

/** A button that needs ticked rows has no colour until there are some, and then says how many it is about. */
export const BatchButton: Story = {
  ...pageStory([orders]),
  async play({ canvas, userEvent }) {
    const box = within(await rowOf('A-023')).getByRole('checkbox')
    const button = () => canvas.getByRole('button', { name: /^Delete selected/ })
    const paint = () => getComputedStyle(button()).color
    const quiet = paint()
    await expect(button()).toHaveAccessibleName('Delete selected')
    await userEvent.click(box)
    await waitFor(() => expect(button()).toHaveAccessibleName('Delete selected (1)'))
    await expect(button()).toHaveClass('ant-btn-dangerous')
    await waitFor(() => expect(paint()).not.toBe(quiet))
    await userEvent.click(within(await rowOf('A-022')).getByRole('checkbox'))
    await waitFor(() => expect(button()).toHaveAccessibleName('Delete selected (2)'))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(button()).toHaveAccessibleName('Delete selected'))
    await expect(button()).not.toHaveClass('ant-btn-dangerous')
    await expect(canvas.getByRole('button', { name: 'Add' })).toHaveClass('ant-btn-primary')
  },
}

const many = Array.from({ length: 20 }, (_, index) => `field${index + 1}`)
const wide = (columns: readonly unknown[]): PageDocument => ({
  ...orders,
  fields: {
    ...orders.fields,
    picture: { label: 'Picture', widget: 'image-upload' },
    ...Object.fromEntries(many.map((name) => [name, { label: name }])),
  },
  columns,
})
const leftOf = (title: string) => screen.getByRole('columnheader', { name: title }).getBoundingClientRect().left

async function scrollFar() {
  const scroller = document.querySelector('.pw-table-scroll')
  if (scroller) scroller.scrollLeft = 1500
  await waitFor(() => expect(screen.getByRole('columnheader', { name: 'field11' })).toBeVisible())
}

/** The first column stays while the others pass under it. */
export const FirstColumn: Story = {
  ...pageStory([wide(['number', 'customer', ...many])]),
  async play() {
    await rowOf('A-023')
    const before = leftOf('Number')
    await scrollFar()
    await expect(leftOf('Number')).toBe(before)
    await expect(screen.queryByRole('columnheader', { name: 'Customer' })).toBeNull()
  },
}

const noPictures = () => createShop(ordersOf(23).map((order) => ({ ...order, picture: null })))

/** A column of pictures that no record has does not show; the next one is the first then. */
export const EmptyPictures: Story = {
  ...pageStory([wide(['picture', 'number', 'customer', ...many])], { shop: noPictures }),
  async play({ canvas, userEvent }) {
    await rowOf('A-023')
    await expect(canvas.queryByRole('columnheader', { name: 'Picture' })).toBeNull()
    const before = leftOf('Number')
    await scrollFar()
    await expect(leftOf('Number')).toBe(before)
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    const settings = within(await screen.findByRole('dialog', { name: 'Columns' }))
    await userEvent.click(await settings.findByRole('checkbox', { name: 'Picture' }))
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Picture' })).toBeVisible())
  },
}

/** One picture is enough for the column. */
export const Pictures: Story = {
  ...pageStory([wide(['number', 'picture', 'customer'])]),
  async play({ canvas }) {
    await rowOf('A-023')
    await expect(canvas.getByRole('columnheader', { name: 'Picture' })).toBeVisible()
  },
}
