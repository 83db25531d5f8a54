import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import orders from './documents/orders.json'
import { PageStage } from './PageStage.tsx'
import { pageStory } from './pageStory.tsx'
import { dialogOf, escapeDialog, rowOf } from './person.ts'

export default { title: 'kinds/list opening', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const page = { ...orders, rowActions: ['view', 'edit', 'remove'] }
const details = () => dialogOf('detail information')

/** The name of a record is a button that opens it. */
export const ByName: Story = {
  ...pageStory([page]),
  async play({ userEvent }) {
    await userEvent.click(within(await rowOf('A-022')).getByRole('button', { name: 'A-022' }))
    const dialog = await details()
    await waitFor(() => expect(dialog.getByText('Grace Hopper')).toBeVisible())
  },
}

/** Where no model says which field is the name, the first column that shows is. */
export const ByFirstColumn: Story = {
  ...pageStory([{ ...page, columns: ['customer', 'number', 'status'] }]),
  async play({ userEvent }) {
    const row = within(await rowOf('A-022'))
    await expect(row.queryByRole('button', { name: 'A-022' })).toBeNull()
    await userEvent.click(row.getByRole('button', { name: 'Grace Hopper' }))
    await details()
  },
}

/** A double click anywhere on a row opens it once, and one on its controls does not. */
export const ByDoubleClick: Story = {
  ...pageStory([page]),
  async play({ userEvent }) {
    const row = within(await rowOf('A-022'))
    await userEvent.dblClick(row.getByRole('checkbox'))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.dblClick(row.getByRole('cell', { name: 'Grace Hopper' }))
    await details()
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
  },
}

/** Enter opens the row with the focus, which has it again afterwards; the name is no stop of its own. */
export const ByEnter: Story = {
  ...pageStory([page]),
  async play({ userEvent }) {
    const row = await rowOf('A-022')
    await expect(within(row).getByRole('button', { name: 'A-022' })).toHaveAttribute('tabindex', '-1')
    row.focus()
    await userEvent.keyboard('{Enter}')
    await details()
    await escapeDialog()
    await waitFor(() => expect(row).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(within(row).getByRole('checkbox')).toBeChecked()
  },
}

/** Where a record cannot be viewed it is edited. */
export const ToEdit: Story = {
  ...pageStory([orders]),
  async play({ userEvent }) {
    await userEvent.click(within(await rowOf('A-022')).getByRole('button', { name: 'A-022' }))
    const form = await dialogOf('Edit · Orders')
    await waitFor(() => expect(form.getByLabelText('Customer')).toHaveValue('Grace Hopper'))
  },
}

/** Who may not open a record gets no button that does nothing. */
export const Unavailable: Story = {
  ...pageStory([{ ...orders, accessPrefix: 'order' }], { access: ['order:list', 'order:delete'] }),
  async play({ userEvent }) {
    const row = await rowOf('A-022')
    await expect(within(row).queryByRole('button', { name: 'A-022' })).toBeNull()
    await userEvent.dblClick(within(row).getByRole('cell', { name: 'Grace Hopper' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** The records beside the one that shows are one press away, as far as the list has them. */
export const Browsed: Story = {
  ...pageStory([page]),
  async play({ userEvent }) {
    await userEvent.click(within(await rowOf('A-023')).getByRole('button', { name: 'A-023' }))
    const dialog = await details()
    await waitFor(() => expect(dialog.getByText('Edsger Dijkstra')).toBeVisible())
    const previous = dialog.getByRole('button', { name: 'Previous record' })
    const next = dialog.getByRole('button', { name: 'Next record' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(previous)
    await expect(dialog.getByText('Edsger Dijkstra')).toBeVisible()
    await userEvent.click(next)
    await waitFor(() => expect(dialog.getByText('Grace Hopper')).toBeVisible())
    await expect(dialog.queryByText('Edsger Dijkstra')).toBeNull()
    await expect(next).toHaveFocus()
    await userEvent.click(previous)
    await waitFor(() => expect(dialog.getByText('Edsger Dijkstra')).toBeVisible())
  },
}

/** From its details a record is edited, the one that shows. */
export const EditedFromDetails: Story = {
  ...pageStory([page]),
  async play({ canvas, userEvent }) {
    await userEvent.click(within(await rowOf('A-023')).getByRole('button', { name: 'A-023' }))
    const dialog = await details()
    await userEvent.click(await dialog.findByRole('button', { name: 'Next record' }))
    await waitFor(() => expect(dialog.getByText('Grace Hopper')).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Edit' }))
    const form = await dialogOf('Edit · Orders')
    await waitFor(() => expect(form.getByLabelText('Number')).toHaveValue('A-022'))
    await userEvent.clear(form.getByLabelText('Customer'))
    await userEvent.type(form.getByLabelText('Customer'), 'Mary Shaw')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByText('Mary Shaw')).toBeVisible())
  },
}

/** Who may not edit is not offered it in the details. */
export const DetailsWithoutEdit: Story = {
  ...pageStory([{ ...page, accessPrefix: 'order' }], { access: ['order:list', 'order:view'] }),
  async play({ userEvent }) {
    await userEvent.click(within(await rowOf('A-023')).getByRole('button', { name: 'View' }))
    const dialog = await details()
    await waitFor(() => expect(dialog.getByText('Edsger Dijkstra')).toBeVisible())
    await expect(dialog.queryByRole('button', { name: 'Edit' })).toBeNull()
  },
}
