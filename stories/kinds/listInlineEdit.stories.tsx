import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import orders from './documents/orders.json'
import { type PageDocument, PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { gridRowOf } from './person.ts'

export default { title: 'kinds/list inline edit', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const page: PageDocument = {
  ...orders,
  fields: {
    ...orders.fields,
    customer: { label: 'Customer', required: true, rules: [{ minLength: 3 }] },
    amount: { label: 'Amount', widget: 'number', rules: [{ max: 1000 }], disabledWhen: 'record.status == 2' },
  },
  columns: [
    { field: 'number', editable: true },
    { field: 'customer', editable: true },
    { field: 'status', editable: true },
    { field: 'amount', editable: true, statistic: 'sum' },
    'createTime',
  ],
}

/** The editor that stands in a cell; the query bar may ask for the same field. */
const editorOf = async (role: 'textbox' | 'spinbutton' | 'combobox', name: string) => {
  const editor = await within(await screen.findByRole('grid')).findByRole(role, { name })
  await waitFor(() => expect(editor).toHaveFocus())
  return editor
}

const cellOf = async (row: string, text: string) => within(await gridRowOf(row)).getByRole('gridcell', { name: text })

/** A value is edited in its cell and shows at once; what is sent is the whole record. */
export const Saved: Story = {
  ...pageStory([page]),
  async play({ loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await userEvent.dblClick(await cellOf('A-023', 'Edsger Dijkstra'))
    await editorOf('textbox', 'Customer')
    shop.hold('/edit')
    await userEvent.keyboard('Mary Shaw{Enter}')
    const cell = await cellOf('A-023', 'Mary Shaw')
    await waitFor(() => expect(cell).toHaveClass('pw-table-saving'))
    await expect(cell).toHaveFocus()
    shop.release('/edit')
    await waitFor(async () => expect(await cellOf('A-023', 'Mary Shaw')).not.toHaveClass('pw-table-saving'))
    await expect(shop.sent[0]?.call).toBe('PUT /shop/order/edit')
    await expect(shop.sent[0]?.body).toMatchObject({ id: '23', number: 'A-023', customer: 'Mary Shaw', amount: 287.5 })
  },
}

/** Where the source says so only the key and the change are sent. */
export const SavedChanges: Story = {
  ...pageStory([{ ...page, source: { rest: '/shop/order', editSends: 'changes' } }]),
  async play({ canvas, loaded, userEvent }) {
    await userEvent.dblClick(await cellOf('A-023', '287.5'))
    await editorOf('spinbutton', 'Amount')
    await userEvent.keyboard('{Control>}a{/Control}300{Enter}')
    await waitFor(() => expect(storyOf(loaded).shop.sent[0]?.body).toEqual({ id: '23', amount: 300 }))
    await expect(canvas.getByText('2325')).toBeVisible()
  },
}

/** A value that the server refuses goes back, and its words are told. */
export const Refused: Story = {
  ...pageStory([page]),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    shop.refuse('/edit', 'The order is locked')
    await userEvent.dblClick(await cellOf('A-023', 'Edsger Dijkstra'))
    await editorOf('textbox', 'Customer')
    await userEvent.keyboard('Mary Shaw{Enter}')
    await waitFor(() => expect(screen.getByText('The order is locked')).toBeVisible())
    await expect(await cellOf('A-023', 'Edsger Dijkstra')).toBeVisible()
    await expect(canvas.queryByText('Mary Shaw')).toBeNull()
  },
}

/** Edits of one record wait for each other, so that the later one holds the earlier one; another record does not wait. */
export const Queued: Story = {
  ...pageStory([page]),
  async play({ loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    const sent = () => shop.sent.map(({ body }) => (body as { readonly number: string }).number)
    shop.hold('/edit')
    await userEvent.dblClick(await cellOf('A-023', 'Edsger Dijkstra'))
    await editorOf('textbox', 'Customer')
    await userEvent.keyboard('Mary Shaw{Enter}')
    await userEvent.dblClick(await cellOf('A-023', '287.5'))
    await editorOf('spinbutton', 'Amount')
    await userEvent.keyboard('{Control>}a{/Control}99{Enter}')
    await userEvent.dblClick(await cellOf('A-022', 'Grace Hopper'))
    await editorOf('textbox', 'Customer')
    await userEvent.keyboard('Barbara Liskov{Enter}')
    // The last edit is on its way although it was made after the one that waits.
    await waitFor(() => expect(sent()).toContain('A-022'))
    await expect(sent()).toEqual(['A-023', 'A-022'])
    shop.release('/edit')
    await waitFor(() => expect(sent()).toEqual(['A-023', 'A-022', 'A-023']))
    await expect(shop.sent[2]?.body).toMatchObject({ customer: 'Mary Shaw', amount: 99 })
    await waitFor(async () => expect(await cellOf('A-023', '99')).not.toHaveClass('pw-table-saving'))
  },
}

/** A value that breaks a rule stays in the editor with what is wrong; Escape gives it up. */
export const Invalid: Story = {
  ...pageStory([page]),
  async play({ canvas, loaded, userEvent }) {
    await userEvent.dblClick(await cellOf('A-023', 'Edsger Dijkstra'))
    const editor = await editorOf('textbox', 'Customer')
    await userEvent.keyboard('ab{Enter}')
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('At least 3 characters'))
    await expect(editor).toHaveFocus()
    // Another cell does not take the place of a value that may not be saved.
    await userEvent.dblClick(await cellOf('A-022', 'Grace Hopper'))
    await expect(await editorOf('textbox', 'Customer')).toHaveValue('ab')
    await userEvent.click(editor)
    await userEvent.keyboard('{Escape}')
    await expect(await cellOf('A-023', 'Edsger Dijkstra')).toHaveFocus()
    await expect(storyOf(loaded).shop.sent).toHaveLength(0)
  },
}

/** From the keyboard alone: to the row, to its cells, into the editor, on to the next cell. */
export const Keyboard: Story = {
  ...pageStory([page]),
  async play({ loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    ;(await gridRowOf('A-023')).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await cellOf('A-023', 'Edsger Dijkstra')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await cellOf('A-022', 'Grace Hopper')).toHaveFocus()
    await userEvent.keyboard('{F2}')
    await editorOf('textbox', 'Customer')
    await userEvent.keyboard('Mary Shaw{Tab}')
    await editorOf('combobox', 'Status')
    await userEvent.keyboard('{Tab}')
    await editorOf('spinbutton', 'Amount')
    await userEvent.keyboard('{Control>}a{/Control}99{Enter}')
    await expect(await cellOf('A-022', '99')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await expect(await gridRowOf('A-022')).toHaveFocus()
    await waitFor(() => expect(shop.sent).toHaveLength(2))
    await expect(shop.sent[1]?.body).toMatchObject({ customer: 'Mary Shaw', amount: 99 })
  },
}

/** A value is not edited where the field may not be written, its condition fails, or the person may not edit. */
export const Disabled: Story = {
  ...pageStory([{ ...page, accessPrefix: 'order' }], { access: ['order:list'] }),
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getByRole('cell', { name: 'A-023' })).toBeVisible())
    await userEvent.dblClick(canvas.getByRole('cell', { name: 'A-023' }))
    await expect(canvas.queryByRole('grid')).toBeNull()
  },
}

export const Closed: Story = {
  ...pageStory([page]),
  async play({ canvas, userEvent }) {
    const frozen = within(await gridRowOf('A-021'))
    await userEvent.dblClick(frozen.getByRole('gridcell', { name: '262.5' }))
    await userEvent.dblClick(await cellOf('A-023', 'A-023'))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(canvas.queryByRole('spinbutton')).toBeNull()
    await expect(canvas.queryByRole('textbox', { name: 'Number' })).toBe(canvas.getByLabelText('Number'))
  },
}

export const Dark: Story = { ...Saved, globals: { theme: 'dark' } }

export const Mobile: Story = {
  ...pageStory([page]),
  globals: { viewport: { value: 'phone' } },
  async play({ userEvent }) {
    await userEvent.dblClick(await cellOf('A-023', 'Edsger Dijkstra'))
    await editorOf('textbox', 'Customer')
  },
}
