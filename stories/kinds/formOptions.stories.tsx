import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import booking from '../pages/form.json'
import { PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'

export default { title: 'kinds/form options', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

/** The document that uses every option of the kind. */
export const EveryOption: Story = {
  ...pageStory([booking], { opening: { mode: 'add', values: { arrival: '2026-05-01' } } }),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await userEvent.type(await canvas.findByLabelText('Number'), 'B-1')
    await userEvent.type(canvas.getByLabelText('Customer'), 'Ada')
    await expect(canvas.getByLabelText('City')).toHaveValue('London')
    await expect(canvas.queryByRole('button', { name: 'Book' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(canvas.getByText('Street is required')).toBeVisible())
    await waitFor(() => expect(canvas.getByLabelText('Street')).toHaveFocus())
    await expect(canvas.getByText('Fields to correct: 1')).toBeVisible()
    await userEvent.keyboard('Main')
    await waitFor(() => expect(canvas.queryByText('Fields to correct: 1')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(canvas.getByLabelText('Remark')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Address' })).toHaveTextContent('Main'))
    await userEvent.click(canvas.getByRole('button', { name: 'All right' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Book' }))
    await waitFor(() => expect(shop.sent).toHaveLength(1))
    await expect(await canvas.findByRole('heading', { name: 'Booked: B-1' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Book another one' })).toBeVisible()
    await expect(shop.sent[0]).toMatchObject({
      call: 'POST /shop/order/add',
      body: { number: 'B-1', total: 160, address: { street: 'Main', city: 'London' }, breakfast: 'Y' },
    })
  },
}

export const EveryOptionOnAPhone: Story = {
  ...pageStory([booking]),
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByLabelText('Number')).toBeVisible())
  },
}
export const EveryOptionInTheDark: Story = { ...EveryOptionOnAPhone, globals: { theme: 'dark' } }

/** A condition makes a form of what was a form to fill in. */
export const ReadOnly: Story = {
  ...pageStory([booking], {
    opening: {
      mode: 'edit',
      record: {
        id: '7',
        status: '3',
        customer: 'Ada',
        kind: 'person',
        sex: '2',
        nights: 2,
        address: { street: 'Main Street 1' },
      },
    },
  }),
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getByText('Main Street 1')).toBeVisible())
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Book' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Reset' })).toBeNull()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Print' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: /Wishes/ }))
    await waitFor(() => expect(canvas.getByText('Breakfast')).toBeVisible())
  },
}

/** While a record loads nothing can be put in. */
export const Disabled: Story = {
  ...pageStory([
    {
      ...booking,
      fields: Object.fromEntries(
        Object.entries(booking.fields).map(([name, field]) => [name, { ...field, disabledWhen: 'true' }]),
      ),
    },
  ]),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByLabelText('Customer')).toBeDisabled())
    await expect(canvas.getByLabelText('Street')).toBeDisabled()
  },
}

/** Reset goes back to what the form began with. */
export const Reset: Story = {
  ...pageStory([booking]),
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Customer'), 'Ada')
    await userEvent.clear(canvas.getByLabelText('City'))
    await userEvent.type(canvas.getByLabelText('City'), 'Oxford')
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(canvas.getByLabelText('Customer')).toHaveValue('')
    await waitFor(() => expect(canvas.getByLabelText('City')).toHaveValue('London'))
  },
}

/** What the server refuses stands at the field that it means, also inside of a record, which takes the focus. */
export const ServerIssues: Story = {
  ...pageStory([{ ...booking, submit: undefined, layout: ['number', 'customer', 'address', 'mail'] }], {
    opening: { mode: 'edit', record: { id: '7', customer: 'Ada', address: { street: 'Main', postcode: '123456' } } },
  }),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await canvas.findByLabelText('Customer')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Book' })).toBeEnabled())
    shop.refuse('/edit', 'Not saved', {
      errors: [
        { field: 'address.postcode', message: 'Nobody lives there' },
        { field: 'mail', message: 'This mail is known' },
      ],
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }))
    await waitFor(() => expect(canvas.getByText('Nobody lives there')).toBeVisible())
    await expect(canvas.getByText('This mail is known')).toBeVisible()
    await expect(canvas.getByText('Entries with errors: 1')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Postal code')).toHaveFocus())
    await userEvent.type(canvas.getByLabelText('Postal code'), '{Backspace}7')
    await waitFor(() => expect(canvas.queryByText('Nobody lives there')).toBeNull())
    await waitFor(() => expect(canvas.queryByText('Entries with errors: 1')).toBeNull())
    await expect(canvas.getByText('This mail is known')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }))
    await waitFor(() => expect(shop.sent).toHaveLength(2))
    await expect(shop.sent[1]?.body).toMatchObject({ id: '7', address: { street: 'Main', postcode: '123457' } })
  },
}

/** Paper shows the whole form as labels and values, whatever the screen shows of it. */
export const Print: Story = {
  ...pageStory([booking], {
    opening: {
      mode: 'edit',
      record: {
        id: '7',
        number: 'B-001',
        customer: 'Ada Lovelace',
        kind: 'company',
        company: 'Engines',
        nights: 3,
        price: 80,
        total: 240,
        address: { street: 'Main Street 1', city: 'London' },
        mail: 'ada@example.org',
        remark: 'A quiet room',
      },
    },
  }),
  async play({ canvas, userEvent }) {
    const original = window.print
    let printed = 0
    window.print = () => {
      printed += 1
    }
    try {
      await userEvent.click(await canvas.findByRole('button', { name: 'Print' }))
      await waitFor(() => expect(printed).toBe(1))
      const sheet = document.querySelector<HTMLElement>('body > .pw-print')
      if (!sheet) throw new Error('There is no sheet.')
      const printSheet = within(sheet)
      for (const words of [
        'Booking',
        'Stay',
        'Contact',
        'Address',
        'Wishes',
        'Engines',
        'Main Street 1',
        'A quiet room',
      ])
        await expect(printSheet.getAllByText(words).length).toBeGreaterThan(0)
      await expect(printSheet.queryAllByRole('textbox', { hidden: true })).toHaveLength(0)
      await expect(sheet).not.toBeVisible()
      dispatchEvent(new Event('afterprint'))
      await waitFor(() => expect(document.querySelector('.pw-print')).toBeNull())
      await waitFor(() => expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled())
    } finally {
      window.print = original
    }
  },
}
