import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import orders from './documents/orders.json'
import { PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { dialogOf, rowOf, untilClosed } from './person.ts'

export default { title: 'kinds/list actions', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

export const SelectionOverPages: Story = {
  ...pageStory([orders]),
  async play({ canvas, userEvent }) {
    await userEvent.click(within(await rowOf('A-023')).getByRole('checkbox'))
    await expect(canvas.getByText('1 selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }))
    await canvas.findByText('11-20 of 23')
    await waitFor(() => expect(canvas.getByRole('table', { name: 'Orders' })).toHaveAttribute('aria-busy', 'false'))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }))
    await expect(canvas.getByText('11 selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }))
    await expect(within(await rowOf('A-023')).getByRole('checkbox')).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Select all on this page' })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(canvas.queryByText(/^\d+ selected$/)).toBeNull()
  },
}

export const BatchDeleteOfNothing: Story = {
  ...pageStory([orders]),
  async play({ canvas, userEvent }) {
    await rowOf('A-023')
    await userEvent.click(canvas.getByRole('button', { name: 'Delete selected' }))
    await waitFor(() => expect(screen.getByText('Select at least one row')).toBeVisible())
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** Ticking would lead nowhere for who may use no action that works on what is ticked. */
export const NothingToTickFor: Story = {
  ...pageStory([{ ...orders, accessPrefix: 'order', toolbar: ['add', 'removeBatch'] }], {
    access: ['order:list', 'order:add'],
  }),
  async play({ canvas }) {
    await rowOf('A-023')
    await expect(canvas.getByRole('button', { name: 'Add' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Delete selected' })).toBeNull()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

export const BatchDelete: Story = {
  ...pageStory([orders]),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await userEvent.click(within(await rowOf('A-023')).getByRole('checkbox'))
    await userEvent.click(within(await rowOf('A-022')).getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete selected (2)' }))
    const question = await dialogOf('Delete 2 items?')
    await expect(question.getByText('A-023, A-022')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await untilClosed()
    await expect(shop.sent).toHaveLength(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete selected (2)' }))
    await userEvent.click((await dialogOf('Delete 2 items?')).getByRole('button', { name: 'Delete 2' }))
    await waitFor(() => expect(canvas.getByText('1-10 of 21')).toBeVisible())
    await expect(shop.calls).toContain('DELETE /shop/order/deleteBatch?ids=23%2C22')
    await expect(canvas.queryByText('2 selected')).toBeNull()
  },
}

/** The page of the list that a deletion has emptied gives way to the last one that there is. */
export const LastPageDeleted: Story = {
  ...pageStory([orders]),
  async play({ canvas, userEvent }) {
    await rowOf('A-023')
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }))
    await canvas.findByText('21-23 of 23')
    await waitFor(() => expect(canvas.getByRole('table', { name: 'Orders' })).toHaveAttribute('aria-busy', 'false'))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete selected (3)' }))
    await userEvent.click((await dialogOf('Delete 3 items?')).getByRole('button', { name: 'Delete 3' }))
    await waitFor(() => expect(canvas.getByText('11-20 of 20')).toBeVisible())
  },
}

/** Which actions a row has depends on its record. */
export const RowConditions: Story = {
  ...pageStory([orders]),
  async play({ loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await expect(within(await rowOf('A-021')).queryByRole('button', { name: 'Pay' })).toBeNull()
    await userEvent.click(within(await rowOf('A-022')).getByRole('button', { name: 'Pay' }))
    const question = await dialogOf('Pay')
    await expect(question.getByText('Is A-022 paid?')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Pay' }))
    await waitFor(async () => expect(within(await rowOf('A-022')).queryByRole('button', { name: 'Pay' })).toBeNull())
    await expect(shop.sent).toEqual([{ call: 'PUT /shop/order/pay', body: { id: '22' } }])
  },
}

/** Two presses in a row ask once and do it once. */
export const PressedTwice: Story = {
  ...pageStory([orders]),
  async play({ loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await userEvent.dblClick(within(await rowOf('A-022')).getByRole('button', { name: 'Pay' }))
    await userEvent.dblClick((await dialogOf('Pay')).getByRole('button', { name: 'Pay' }))
    await untilClosed()
    await waitFor(() => expect(shop.sent).toHaveLength(1))
    await userEvent.dblClick(within(await rowOf('A-022')).getByRole('button', { name: 'Edit' }))
    await dialogOf(/^Edit/)
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
  },
}

/** An action whose call is refused leaves the list usable, and can be run again. */
export const ActionRefused: Story = {
  ...pageStory([orders]),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    shop.refuse('/pay', 'The order is locked')
    const pay = async () => {
      await userEvent.click(within(await rowOf('A-022')).getByRole('button', { name: 'Pay' }))
      await userEvent.click((await dialogOf('Pay')).getByRole('button', { name: 'Pay' }))
      await untilClosed()
    }
    await pay()
    await waitFor(() => expect(canvas.getByText('The order is locked')).toBeVisible())
    await waitFor(async () => expect(within(await rowOf('A-022')).getByRole('button', { name: 'Pay' })).toBeEnabled())
    await pay()
    await waitFor(async () => expect(within(await rowOf('A-022')).queryByRole('button', { name: 'Pay' })).toBeNull())
  },
}

export const AddedAndEdited: Story = {
  ...pageStory([orders]),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await rowOf('A-023')
    const add = canvas.getByRole('button', { name: 'Add' })
    await userEvent.click(add)
    const form = await dialogOf('Add · Orders')
    const number = await form.findByLabelText('Number')
    await waitFor(() => expect(number).toHaveFocus())
    await userEvent.type(number, 'A-001')
    await userEvent.type(form.getByLabelText('Customer'), 'Rosa')
    await waitFor(() => expect(form.getByText('This value is used already')).toBeVisible())
    await userEvent.clear(form.getByLabelText('Number'))
    await userEvent.type(form.getByLabelText('Number'), 'B-001{Enter}')
    await expect(await rowOf('B-001')).toBeVisible()
    await waitFor(() => expect(add).toHaveFocus())
    await expect(shop.sent[0]).toMatchObject({
      call: 'POST /shop/order/add',
      body: { number: 'B-001', customer: 'Rosa' },
    })

    await userEvent.click(within(await rowOf('B-001')).getByRole('button', { name: 'Edit' }))
    const edit = await dialogOf('Edit · Orders')
    await waitFor(() => expect(edit.getByLabelText('Number')).toBeDisabled())
    await userEvent.type(edit.getByLabelText('Customer'), ' Luxemburg')
    await userEvent.click(edit.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByText('Rosa Luxemburg')).toBeVisible())
    await expect(shop.sent[1]).toEqual({
      call: 'PUT /shop/order/edit',
      body: { id: '24', customer: 'Rosa Luxemburg', status: null, amount: null, note: null },
    })
  },
}

/** A dialog that is closed while its call runs has saved all the same, and the list shows it. */
export const ClosedWhileSaving: Story = {
  ...pageStory([orders]),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await userEvent.click(within(await rowOf('A-022')).getByRole('button', { name: 'Edit' }))
    const edit = await dialogOf('Edit · Orders')
    await userEvent.clear(await edit.findByLabelText('Customer'))
    await userEvent.type(edit.getByLabelText('Customer'), 'Somebody else')
    shop.hold('/edit')
    await userEvent.click(edit.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(shop.sent).toHaveLength(1))
    await userEvent.click(edit.getByRole('button', { name: 'Cancel' }))
    await untilClosed()
    shop.release('/edit')
    await waitFor(() => expect(canvas.getByText('Somebody else')).toBeVisible())
  },
}

export const WithoutAccess: Story = {
  ...pageStory([{ ...orders, accessPrefix: 'order' }], { access: ['order:list', 'order:edit'] }),
  async play({ canvas }) {
    await expect(within(await rowOf('A-023')).getByRole('button', { name: 'Edit' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Add' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull()
  },
}

export const PageWithoutAccess: Story = {
  ...pageStory([{ ...orders, accessPrefix: 'order' }], { access: [] }),
  async play({ canvas, loaded }) {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('order:list'))
    await expect(storyOf(loaded).shop.calls).toHaveLength(0)
  },
}

const widthOf = () => screen.getByRole('dialog').getBoundingClientRect().width

/** Details are wide, and fill the window for who wants more; opened again they are as before. */
export const DetailsInFull: Story = {
  ...pageStory([{ ...orders, rowActions: ['view'] }]),
  async play({ userEvent }) {
    const press = async () => userEvent.click(within(await rowOf('A-023')).getByRole('button', { name: 'View' }))
    await press()
    const details = await dialogOf(/^detail information$/)
    await expect(widthOf()).toBe(innerWidth - 32)
    const full = details.getByRole('button', { name: 'Full screen' })
    await userEvent.click(full)
    await expect(full).toHaveAttribute('aria-pressed', 'true')
    await expect(widthOf()).toBe(innerWidth)
    await userEvent.click(details.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await untilClosed()
    await press()
    await dialogOf(/^detail information$/)
    await expect(widthOf()).toBe(innerWidth - 32)
  },
}
