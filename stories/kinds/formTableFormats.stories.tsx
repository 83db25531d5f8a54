import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type PageDocument, PageStage } from './PageStage.tsx'
import { pageStory } from './pageStory.tsx'

export default { title: 'kinds/form table formats', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const page: PageDocument = {
  kind: 'form',
  id: 'shop.formatted',
  version: 1,
  title: 'Invoice',
  fields: {
    lines: {
      label: 'Lines',
      widget: 'editable-table',
      fields: {
        what: { label: 'What' },
        price: { label: 'Price', widget: 'number', format: { as: 'money', currencyField: 'currency' } },
        currency: { label: 'Currency' },
        discount: { label: 'Discount', widget: 'number', format: { as: 'percent', decimals: 1 } },
      },
    },
  },
  layout: ['lines'],
}
const lines = [
  { id: '1', what: 'Desk', price: 1234.5, currency: 'EUR', discount: 0.125 },
  { id: '2', what: 'Chair', price: 80, currency: 'USD', discount: 0 },
]
const opened = (mode: 'edit' | 'view') => pageStory([page], { opening: { mode, record: { id: '7', lines } } })

/** A cell shows its value as the format of its field writes it, by the currency of its row, and is edited as a number. */
export const Edit: Story = {
  ...opened('edit'),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByText('€1,234.50'))
    const cell = await canvas.findByRole('textbox', { name: 'Price, row 1' })
    await expect(cell).toHaveValue('1234.5')
    await userEvent.keyboard('99{Tab}')
    await waitFor(() => expect(canvas.getByText('€99.00')).toBeVisible())
    await expect(canvas.getByText('$80.00')).toBeVisible()
    await expect(canvas.getByText('12.5%')).toBeVisible()
  },
}
export const EditInTheDark: Story = { ...Edit, globals: { theme: 'dark' } }
export const EditOnAPhone: Story = { ...opened('edit'), globals: { viewport: { value: 'phone' } } }

/** The same where the rows are read. */
export const Read: Story = {
  ...opened('view'),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('€1,234.50')).toBeVisible())
    await expect(canvas.getByText('12.5%')).toBeVisible()
  },
}
