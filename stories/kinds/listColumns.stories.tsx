import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import orders from './documents/orders.json'
import { PageStage } from './PageStage.tsx'
import { pageStory } from './pageStory.tsx'
import { dialogOf, rowOf } from './person.ts'
import { createShop } from './server/shop.ts'

export default { title: 'kinds/list columns', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

/** A person takes columns away and brings others, from the keyboard; the choice is kept. */
export const ColumnChoice: Story = {
  ...pageStory([orders]),
  async play({ canvas, userEvent }) {
    await rowOf('A-023')
    await expect(canvas.queryByRole('columnheader', { name: /Note/ })).toBeNull()
    canvas.getByRole('button', { name: 'Columns' }).focus()
    await userEvent.keyboard('{Enter}')
    const settings = within(await screen.findByRole('dialog', { name: 'Columns' }))
    await userEvent.click(await settings.findByRole('checkbox', { name: 'Note' }))
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: /Note/ })).toBeVisible())
    await userEvent.click(settings.getByRole('checkbox', { name: 'Customer' }))
    await expect(canvas.queryByRole('columnheader', { name: /Customer/ })).toBeNull()
    await userEvent.click(settings.getByText('Compact'))
    await expect(localStorage.getItem('pagewright.columns.ada.shop.order')).toBe(
      '{"shown":{"note":true,"customer":false},"widths":{},"density":"compact"}',
    )
    await userEvent.click(settings.getByRole('button', { name: 'Back to default' }))
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: /Customer/ })).toBeVisible())
    await expect(localStorage.getItem('pagewright.columns.ada.shop.order')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Columns are moved and held at an edge, from the keyboard too; the choice is kept. */
export const ColumnOrder: Story = {
  ...pageStory([orders]),
  async play({ canvas, userEvent }) {
    await rowOf('A-023')
    const titles = () => canvas.getAllByRole('columnheader').map((header) => header.textContent)
    await expect(titles().slice(1, 4)).toEqual(['Number', 'Customer', 'Status'])
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    const settings = within(await screen.findByRole('dialog', { name: 'Columns' }))
    const handle = await settings.findByRole('button', { name: 'Move column Customer' })
    handle.focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(titles().slice(1, 4)).toEqual(['Customer', 'Number', 'Status']))
    await expect(settings.getByRole('button', { name: 'Move column Customer' })).toHaveFocus()
    await expect(settings.getByText('Customer: 1 of 6')).toBeInTheDocument()
    await userEvent.click(settings.getByRole('button', { name: 'Pin Status to the left' }))
    await waitFor(() => expect(titles().slice(1, 4)).toEqual(['Status', 'Customer', 'Number']))
    await expect(JSON.parse(localStorage.getItem('pagewright.columns.ada.shop.order') ?? '')).toMatchObject({
      order: ['customer', 'number', 'status', 'amount', 'note', 'createTime'],
      pins: { status: 'left' },
    })
    await userEvent.click(settings.getByRole('button', { name: 'Back to default' }))
    await waitFor(() => expect(titles().slice(1, 4)).toEqual(['Number', 'Customer', 'Status']))
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The last column that is left cannot be taken away. */
export const LastColumn: Story = {
  ...pageStory([{ ...orders, columns: ['number'] }]),
  async play({ canvas, userEvent }) {
    await rowOf('A-023')
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Number' })).toBeDisabled())
  },
}

const many = Array.from({ length: 40 }, (_, index) => `field${index + 1}`)

/** Columns beyond the view are not there. */
export const ManyColumns: Story = {
  ...pageStory([
    {
      ...orders,
      fields: { ...orders.fields, ...Object.fromEntries(many.map((name) => [name, { label: name }])) },
      columns: [{ field: 'number', fixed: 'left' }, ...many],
    },
  ]),
  async play({ canvas }) {
    await rowOf('A-023')
    await expect(canvas.getByRole('table', { name: 'Orders' })).toHaveAttribute('aria-colcount', '43')
    await expect(canvas.getAllByRole('columnheader').length).toBeLessThan(16)
  },
}

export const UnknownWidget: Story = {
  ...pageStory([{ ...orders, fields: { ...orders.fields, status: { label: 'Status', widget: 'dict-selct' } } }]),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('note')).toHaveTextContent('did you mean `dict-select`?'))
    await expect(within(await rowOf('A-023')).getByRole('cell', { name: '1' })).toBeVisible()
  },
}

/** A name that this version does not know shows as it is written, and does nothing. */
export const UnknownAction: Story = {
  ...pageStory([{ ...orders, toolbar: ['add', 'teleport'], rowActions: ['edit', 'duplicate'] }]),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('note')).toHaveTextContent('teleport'))
    const row = await rowOf('A-023')
    await expect(canvas.getByRole('button', { name: 'teleport' })).toBeDisabled()
    await expect(within(row).getByRole('button', { name: 'duplicate' })).toBeDisabled()
    await expect(within(row).getByRole('button', { name: 'Edit' })).toBeEnabled()
  },
}

/** A page with issues shows them with their places and works for the rest. */
export const Issues: Story = {
  ...pageStory([{ ...orders, columns: ['number', 'custommer'], query: ['number'], rowActions: [] }]),
  async play({ canvas }) {
    const note = await canvas.findByRole('note')
    await expect(note).toHaveTextContent(/shop\/pages\/shop\.order\.json:\d+:\d+/)
    await expect(note).toHaveTextContent('did you mean `customer`?')
    await expect(await rowOf('A-023')).toBeVisible()
  },
}

export const UnknownKind: Story = {
  ...pageStory([{ id: 'shop.map', version: 1, title: 'A map', kind: 'map' }]),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('note')).toHaveTextContent('map'))
  },
}

const hostile = ['{{1+1}}', '<img src=x onerror=alert(1)>', '@:form.saved', '$t(form.saved)']

/** Data is shown as it is: in cells, in the form, in questions and messages. */
export const HostileData: Story = {
  ...pageStory(
    [
      {
        ...orders,
        rowActions: [
          'edit',
          {
            id: 'greet',
            label: 'Greet',
            confirm: 'Greet?',
            steps: [{ confirm: '{{ record.customer }}' }, { message: '{{ record.customer }}' }],
          },
        ],
      },
    ],
    {
      shop: () =>
        createShop(hostile.map((customer, index) => ({ id: `${index}`, number: `H-${index}`, customer, status: '1' }))),
    },
  ),
  async play({ userEvent }) {
    for (const [index, text] of hostile.entries()) {
      const row = within(await rowOf(`H-${index}`))
      await expect(row.getByText(text)).toBeVisible()
      await userEvent.click(row.getByRole('button', { name: 'Greet' }))
      await userEvent.click((await dialogOf('Greet')).getByRole('button', { name: 'Greet' }))
      await waitFor(() => expect(screen.queryByText('Greet?')).toBeNull())
      await waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(1))
      await userEvent.click(await screen.findByRole('button', { name: 'OK' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await expect(screen.queryByText('Saved')).toBeNull()
    await expect(document.querySelector('img')).toBeNull()
  },
}
