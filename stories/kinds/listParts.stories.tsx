import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import lines from './documents/lines.json'
import orders from './documents/orders.json'
import { type PageDocument, PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { dialogOf, escapeDialog, rowOf } from './person.ts'
import { createShop } from './server/shop.ts'

export default { title: 'kinds/list parts', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const linesOfRecord = { title: 'Lines', page: 'shop.lines', query: { order: '{{ record.id }}' } }
const remark: PageDocument = {
  kind: 'form',
  id: 'shop.remark',
  version: 1,
  title: 'Remark',
  source: { rest: '/shop/remark' },
  fields: { remark: { label: 'Remark', default: '{{ query.customer }}' } },
  layout: ['remark'],
}
const remarkOfRecord = { title: 'Remark', page: 'shop.remark', query: { customer: '{{ record.customer }}' } }
const { toolbar: _toolbar, ...noTicks } = orders
const onePart: PageDocument = { ...noTicks, toolbar: ['add'], parts: [linesOfRecord] }
const twoParts: PageDocument = {
  ...orders,
  parts: [linesOfRecord, { ...remarkOfRecord, showWhen: "record.number != 'A-022'" }],
}

/** The first record is chosen; the dot or any place of another row chooses that one. */
export const OnePart: Story = {
  ...pageStory([onePart, lines]),
  async play({ canvas, loaded, userEvent }) {
    const parts = within(await canvas.findByRole('region', { name: 'Details of the selected record' }))
    await waitFor(() => expect(parts.getByRole('cell', { name: 'Compiler' })).toBeVisible())
    await expect(parts.getByRole('heading', { name: 'Lines' })).toBeVisible()
    await expect(parts.getByText('A-023')).toBeVisible()
    await expect(await rowOf('A-023')).toHaveAttribute('aria-current', 'true')
    await userEvent.click(within(await rowOf('A-021')).getByRole('radio'))
    await waitFor(() => expect(storyOf(loaded).shop.calls.at(-1)).toContain('orderId=21'))
    await userEvent.click(within(await rowOf('A-022')).getByText('Grace Hopper'))
    await waitFor(() => expect(storyOf(loaded).shop.calls.at(-1)).toContain('orderId=22'))
    await expect(await rowOf('A-022')).toHaveAttribute('aria-current', 'true')
    await expect(within(await rowOf('A-022')).getByRole('radio')).toBeChecked()
  },
}

/** Several parts are tabs, of which only the one that shows is there; a record may have fewer. */
export const Tabs: Story = {
  ...pageStory([twoParts, lines, remark]),
  async play({ canvas, loaded, userEvent }) {
    const parts = within(await canvas.findByRole('region', { name: 'Details of the selected record' }))
    await waitFor(() => expect(parts.getByRole('cell', { name: 'Compiler' })).toBeVisible())
    await userEvent.click(parts.getByRole('tab', { name: 'Remark' }))
    await waitFor(() => expect(parts.getByRole('textbox', { name: 'Remark' })).toHaveValue('Edsger Dijkstra'))
    await expect(parts.queryByRole('table')).toBeNull()
    const requestCount = storyOf(loaded).shop.calls.length
    await userEvent.click(within(await rowOf('A-022')).getByText('Grace Hopper'))
    await waitFor(() => expect(parts.getByRole('heading', { name: 'Lines' })).toBeVisible())
    await waitFor(() => expect(storyOf(loaded).shop.calls.slice(requestCount).join()).toContain('orderId=22'))
    await userEvent.click(within(await rowOf('A-021')).getByText('Ada Lovelace'))
    await waitFor(() => expect(parts.getByRole('textbox', { name: 'Remark' })).toHaveValue('Ada Lovelace'))
  },
}

/** What was typed in a part is not lost by choosing another record. */
export const Unsaved: Story = {
  ...pageStory([{ ...onePart, parts: [remarkOfRecord] }, remark]),
  async play({ canvas, userEvent }) {
    const field = await canvas.findByRole('textbox', { name: 'Remark' })
    await userEvent.type(field, '!')
    await userEvent.click(within(await rowOf('A-021')).getByText('Ada Lovelace'))
    const question = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
    await expect(await rowOf('A-023')).toHaveAttribute('aria-current', 'true')
    await expect(field).toHaveValue('Edsger Dijkstra!')
  },
}

/** Space chooses the row with the focus, Enter opens its record; the arrow keys move the divider, and the height is kept for the page. */
export const Keyboard: Story = {
  ...pageStory([twoParts, lines, remark]),
  async play({ canvas, userEvent }) {
    const area = await canvas.findByRole('region', { name: 'Details of the selected record' })
    const row = await rowOf('A-021')
    row.focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(row).toHaveAttribute('aria-current', 'true'))
    const box = within(row).getByRole('checkbox')
    await expect(box).not.toBeChecked()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await dialogOf('Edit · Orders')
    await escapeDialog()
    await expect(row).toHaveAttribute('aria-current', 'true')
    await waitFor(async () => expect(await rowOf('A-022')).toHaveFocus())
    box.focus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    const divider = canvas.getByRole('separator', { name: 'Height of the details below' })
    const before = area.getBoundingClientRect().height
    divider.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await waitFor(() => expect(area.getBoundingClientRect().height).toBe(Math.round(before) + 32))
    await expect(localStorage.getItem('pagewright.parts.ada.shop.order')).toBe(`${Math.round(before) + 32}`)
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(area.getBoundingClientRect().height).toBe(180))
  },
}

/** Without records there is a hint in the place of parts. */
export const Empty: Story = {
  ...pageStory([onePart, lines], { shop: () => createShop([]) }),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Select a record above to see its details')).toBeVisible())
  },
}

/** Parts as tabs below a row. */
export const BelowARow: Story = {
  ...pageStory([{ ...orders, expand: { parts: [linesOfRecord, remarkOfRecord] } }, lines, remark]),
  async play({ canvas, userEvent }) {
    await userEvent.click(within(await rowOf('A-023')).getByRole('button', { name: /^Details of row/ }))
    await waitFor(() => expect(canvas.getByRole('cell', { name: 'Compiler' })).toBeVisible())
    await userEvent.click(canvas.getByRole('tab', { name: 'Remark' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Remark' })).toBeVisible())
  },
}

export const Dark: Story = { ...pageStory([twoParts, lines, remark]), globals: { theme: 'dark' } }

export const Mobile: Story = { ...Dark, globals: { viewport: { value: 'phone' } } }
