import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import booking from '../pages/form.json'
import { PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'

export default { title: 'kinds/form table saved', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const extras = [
  { id: '1', what: 'Breakfast in bed', voucher: 'V-1', pieces: 2, price: 12, sum: 24, orderNum: 1 },
  { id: '2', what: 'Airport taxi', voucher: 'V-2', pieces: 1, price: 40, sum: 40, orderNum: 2 },
]
const opening = { mode: 'edit', record: { id: '7', customer: 'Ada Lovelace', arrival: '2026-05-01', extras } } as const
const duplicateChecks = (calls: readonly string[]) => calls.filter((call) => call.includes('/sys/duplicate/check'))

const shownWhileNamed = {
  ...booking,
  submit: undefined,
  layout: ['customer', 'extras'],
  fields: { ...booking.fields, extras: { ...booking.fields.extras, showWhen: "values.customer != 'Nobody'" } },
} as const

/** A table that is drawn anew knows no more which of its rows were changed: what stops the save shows at its cell. */
export const ChangedBeforeItWasDrawn: Story = {
  ...pageStory([shownWhileNamed], { opening }),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await userEvent.click(await canvas.findByText('V-1'))
    await userEvent.keyboard('A-002{Enter}')
    const customer = canvas.getByRole('textbox', { name: /Customer/ })
    await userEvent.clear(customer)
    await userEvent.type(customer, 'Nobody')
    await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull())
    await userEvent.type(customer, '!')
    await canvas.findByRole('grid')
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }))
    await waitFor(() => expect(canvas.getByText('Cells to correct: 1, the first in row 1')).toBeVisible())
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Voucher, row 1' })).toHaveAttribute('aria-invalid', 'true'),
    )
    await expect(duplicateChecks(shop.calls)).toHaveLength(1)
    await expect(shop.sent).toHaveLength(0)
  },
}

const inRecord = {
  ...booking,
  submit: undefined,
  layout: ['customer', { field: 'trip', span: 2 }],
  fields: {
    customer: booking.fields.customer,
    nights: booking.fields.nights,
    trip: {
      label: 'Trip',
      widget: 'sub-form',
      fields: { arrival: { label: 'Arrival', widget: 'date' }, extras: booking.fields.extras },
    },
  },
} as const

/** The same holds for a table in a record inside of the form, which is checked against what was saved of it. */
export const InARecord: Story = {
  ...pageStory([inRecord], {
    opening: { mode: 'edit', record: { id: '7', customer: 'Ada Lovelace', trip: { id: '70', extras } } },
  }),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await userEvent.click(await canvas.findByText('V-1'))
    await userEvent.keyboard('A-002')
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }))
    await waitFor(() => expect(canvas.getByText('Fields to correct: 1')).toBeVisible())
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Voucher, row 1' })).toHaveAttribute('aria-invalid', 'true'),
    )
    await expect(duplicateChecks(shop.calls)).toHaveLength(1)
    await expect(shop.sent).toHaveLength(0)
  },
}

const lines = [{ lineNo: '1', what: 'Breakfast', code: 'B-1' }]
const keyed = {
  ...booking,
  submit: undefined,
  layout: ['customer', 'lines'],
  fields: {
    customer: booking.fields.customer,
    lines: {
      label: 'Lines',
      widget: 'editable-table',
      props: { key: 'lineNo', rowForm: {} },
      fields: {
        what: { label: 'What' },
        code: { label: 'Code', editable: 'onCreate' },
        place: { label: 'Place', default: 'Hall' },
      },
    },
  },
} as const

/** The form of a row knows by the key of the table that the row was saved: it gets no defaults, and keeps what is fixed. */
export const RowFormOfAnotherKey: Story = {
  ...pageStory([keyed], { opening: { mode: 'edit', record: { id: '7', customer: 'Ada Lovelace', lines } } }),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: 'Form of row 1' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Code' })).toBeDisabled())
    await expect(canvas.getByRole('textbox', { name: 'Place' })).toHaveValue('')
    await userEvent.type(canvas.getByRole('textbox', { name: 'What' }), '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Form of row 1' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }))
    await waitFor(() => expect(shop.sent).toHaveLength(1))
    await expect(shop.sent[0]?.body).toMatchObject({ lines: [{ lineNo: '1', what: 'Breakfast!', code: 'B-1' }] })
    await expect(JSON.stringify(shop.sent[0]?.body)).not.toContain('Hall')
  },
}
