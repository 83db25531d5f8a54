import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import orders from './documents/orders.json'
import { type PageDocument, PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { dialogOf, rowOf, untilClosed } from './person.ts'

export default { title: 'kinds/list keys', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

/** “/” goes to the first filter; where something is typed it is a letter, and behind a dialog it does nothing. */
export const Filter: Story = {
  ...pageStory([orders]),
  async play({ canvas, userEvent }) {
    const row = await rowOf('A-023')
    row.focus()
    await userEvent.keyboard('/')
    const filter = canvas.getByLabelText('Number')
    await expect(filter).toHaveFocus()
    await expect(filter).toHaveValue('')
    await userEvent.keyboard('/')
    await expect(filter).toHaveValue('/')
    await userEvent.click(within(row).getByRole('button', { name: 'Delete' }))
    const cancel = (await dialogOf('Delete A-023?')).getByRole('button', { name: 'Cancel' })
    await waitFor(() => expect(cancel).toHaveFocus())
    await userEvent.keyboard('/')
    await expect(cancel).toHaveFocus()
  },
}

/** Ctrl+S saves the form in front, wherever the focus is in it. */
export const Save: Story = {
  ...pageStory([orders]),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await userEvent.click(within(await rowOf('A-022')).getByRole('button', { name: 'Edit' }))
    const form = await dialogOf('Edit · Orders')
    await userEvent.clear(await form.findByLabelText('Customer'))
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(form.getByLabelText('Customer')).toBeInvalid())
    await expect(shop.sent).toHaveLength(0)
    await userEvent.type(form.getByLabelText('Customer'), 'Mary Shaw{Control>}s{/Control}')
    await untilClosed()
    await waitFor(() => expect(canvas.getByText('Mary Shaw')).toBeVisible())
    await expect(shop.sent.map(({ call }) => call)).toEqual(['PUT /shop/order/edit'])
  },
}

/** A form that only shows has nothing to save. */
export const SaveOfDetails: Story = {
  ...pageStory([{ ...orders, rowActions: ['view'] }]),
  async play({ loaded, userEvent }) {
    await userEvent.click(within(await rowOf('A-022')).getByRole('button', { name: 'View' }))
    const details = await dialogOf('detail information')
    await waitFor(() => expect(details.getByText('Grace Hopper')).toBeVisible())
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(storyOf(loaded).shop.sent).toHaveLength(0)
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
  },
}

const manyFields = (count: number): PageDocument => {
  const names = Array.from({ length: count }, (_, index) => `extra${index + 1}`)
  const fields = { ...orders.fields, ...Object.fromEntries(names.map((name) => [name, { label: name }])) }
  return { ...orders, fields, form: { layout: names } }
}
const isDrawer = () => document.querySelector('.pw-opened-drawer') !== null

/** A form of up to ten fields is a dialog. */
export const ShortForm: Story = {
  ...pageStory([manyFields(10)]),
  async play({ userEvent }) {
    await userEvent.click(within(await rowOf('A-022')).getByRole('button', { name: 'Edit' }))
    const form = await dialogOf('Edit · Orders')
    await form.findByLabelText('extra10')
    await expect(isDrawer()).toBe(false)
  },
}

/** A longer one has the height of the window, with its buttons in sight at the lower edge. */
export const LongForm: Story = {
  ...pageStory([manyFields(24)]),
  async play({ userEvent }) {
    await userEvent.click(within(await rowOf('A-022')).getByRole('button', { name: 'Edit' }))
    const form = await dialogOf('Edit · Orders')
    await form.findByLabelText('extra24')
    await expect(isDrawer()).toBe(true)
    await waitFor(() => {
      const { top, bottom } = form.getByRole('button', { name: 'Save' }).getBoundingClientRect()
      expect(top).toBeGreaterThan(innerHeight - 100)
      expect(bottom).toBeLessThanOrEqual(innerHeight)
    })
  },
}

/** On a phone a drawer is as wide as the window. */
export const LongFormOnAPhone: Story = {
  ...pageStory([manyFields(24)]),
  globals: { viewport: { value: 'phone' } },
  async play({ userEvent }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }))
    const form = await dialogOf('Add · Orders')
    await form.findByLabelText('extra24')
    const drawer = screen.getByRole('dialog', { name: 'Add · Orders' })
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0))
    await expect(drawer.getBoundingClientRect().width).toBe(innerWidth)
  },
}
