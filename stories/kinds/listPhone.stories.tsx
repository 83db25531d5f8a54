import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import orders from './documents/orders.json'
import { PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { cardOf, dialogOf } from './person.ts'

export default { title: 'kinds/list phone', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const page = {
  ...orders,
  fields: { ...orders.fields, status: { ...orders.fields.status, props: { dict: 'user_status', mode: 'tag' } } },
  rowActions: ['view', 'edit', 'remove'],
}
const phone = { viewport: { value: 'phone' } }

/** A line has the name of its record, its state, two further fields and one menu; nothing is wider than the window. */
export const Lines: Story = {
  ...pageStory([page]),
  globals: phone,
  async play({ canvas, userEvent }) {
    const line = await cardOf('A-022')
    await expect(canvas.queryByRole('table')).toBeNull()
    await waitFor(() => expect(line.querySelector('.pw-card-tags')).toHaveTextContent('Active'))
    const texts = within(line)
    await expect(texts.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Customer', 'Amount'])
    await expect(texts.getByText('Grace Hopper')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    await userEvent.click(texts.getByRole('button', { name: 'More' }))
    const entries = within(await screen.findByRole('menu', { name: 'More' })).getAllByRole('menuitem')
    await expect(entries.map(({ textContent }) => textContent)).toEqual(['View', 'Edit', 'Delete'])
  },
}

export const LinesDark: Story = { ...Lines, globals: { ...phone, theme: 'dark' } }

/** A press anywhere on a line opens its record, one on its box or menu does not. */
export const Opened: Story = {
  ...pageStory([page]),
  globals: phone,
  async play({ canvas, userEvent }) {
    const line = within(await cardOf('A-022'))
    await userEvent.click(line.getByRole('checkbox'))
    await expect(canvas.getByText('1 selected')).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(line.getByText('Grace Hopper'))
    const details = await dialogOf('detail information')
    await waitFor(() => expect(details.getByText('Grace Hopper')).toBeVisible())
    await expect(details.getByRole('button', { name: 'Next record' })).toBeVisible()
  },
}

/** The toolbar has its main button; the others are behind one, where what is ticked is counted. */
export const Actions: Story = {
  ...pageStory([page]),
  globals: phone,
  async play({ canvas, userEvent }) {
    await cardOf('A-022')
    await expect(canvas.getByRole('button', { name: 'Add' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Delete selected' })).toBeNull()
    const actions = canvas.getByRole('button', { name: 'Actions' })
    await userEvent.click(actions)
    const textsOf = async () =>
      within(await screen.findByRole('menu', { name: 'Actions' }))
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent)
    await expect(await textsOf()).toEqual(['Export', 'Delete selected'])
    await userEvent.click(actions)
    await userEvent.click(within(await cardOf('A-022')).getByRole('checkbox'))
    await userEvent.click(actions)
    const entries = await textsOf()
    await expect(entries).toContain('Delete selected (1)')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete selected (1)' }))
    const question = await dialogOf('Delete A-022?')
    await expect(question.getByRole('button', { name: 'Delete' })).toBeVisible()
  },
}

/** One filter stays in sight; the others unfold, and how many of them are asked shows on their button. */
export const Filters: Story = {
  ...pageStory([page]),
  globals: phone,
  async play({ canvas, loaded, userEvent }) {
    await cardOf('A-022')
    await expect(canvas.getByLabelText('Number')).toBeVisible()
    await expect(canvas.queryByLabelText('Customer')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Reset' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeVisible()
    const filters = canvas.getByRole('button', { name: 'Filters' })
    await expect(filters).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(filters)
    await userEvent.type(canvas.getByLabelText('Customer'), 'Grace')
    await expect(canvas.getByRole('button', { name: 'Reset' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(storyOf(loaded).shop.calls.at(-1)).toContain('customer=*Grace*'))
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse' }))
    await expect(canvas.queryByLabelText('Customer')).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters (1)' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse' }))
    await expect(await canvas.findByRole('button', { name: 'Filters' })).toBeVisible()
  },
}

/** A person who chooses the table has it, and has it again. */
export const Table: Story = {
  ...pageStory([page]),
  globals: phone,
  async play({ canvas, userEvent }) {
    await cardOf('A-022')
    await userEvent.click(await canvas.findByTitle('Table'))
    await waitFor(() => expect(canvas.getByRole('table', { name: 'Orders' })).toBeVisible())
    await expect(localStorage.getItem('pagewright.columns.ada.shop.order')).toContain('"view":"table"')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

/** In a wide window nothing offers lines. */
export const Wide: Story = {
  ...pageStory([page]),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('table', { name: 'Orders' })).toBeVisible())
    await expect(canvas.queryByTitle('Table')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Actions' })).toBeNull()
  },
}
