import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import booking from '../pages/form.json'
import { PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'

export default { title: 'kinds/form table', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

/** The booking with its extras alone, saved by its source. */
const page = { ...booking, submit: undefined, layout: ['customer', 'arrival', 'extras'] } as const

const extras = [
  { id: '1', what: 'Breakfast in bed', voucher: 'V-1', pieces: 2, price: 12, sum: 24, day: '2026-05-02', orderNum: 1 },
  { id: '2', what: 'Airport taxi', pieces: 1, price: 40, sum: 40, orderNum: 2 },
]
const record = { id: '7', customer: 'Ada Lovelace', arrival: '2026-05-01', extras }
const edited = pageStory([page], { opening: { mode: 'edit', record } })

const duplicateChecks = (calls: readonly string[]) => calls.filter((call) => call.includes('/sys/duplicate/check'))

export const Edit: Story = {
  ...edited,
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Airport taxi')).toBeInTheDocument())
  },
}
export const EditOnAPhone: Story = { ...Edit, globals: { viewport: { value: 'phone' } } }
export const EditInTheDark: Story = { ...Edit, globals: { theme: 'dark' } }

/** A cell that fails keeps the form from being saved, and comes into sight (specification 5). */
export const FailingCellsBlockSaving: Story = {
  ...edited,
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: 'Add row' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }))
    await waitFor(() => expect(canvas.getByText('Cells to correct: 1, the first in row 3')).toBeVisible())
    await expect(shop.sent).toHaveLength(0)
    const cell = await canvas.findByRole('textbox', { name: 'What, row 3' })
    await expect(cell).toHaveAttribute('aria-invalid', 'true')
    await userEvent.click(cell)
    await userEvent.keyboard('airport taxi{Tab}')
    await waitFor(() => expect(canvas.queryByText(/Cells to correct/)).toBeNull())
    await userEvent.click(canvas.getByText('airport taxi'))
    await userEvent.keyboard('Airport taxi{Tab}')
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }))
    await waitFor(() => expect(canvas.getByText('Cells to correct: 2, the first in row 2')).toBeVisible())
    await userEvent.click(canvas.getAllByText('Airport taxi')[1] ?? canvas.getByText('Airport taxi'))
    await userEvent.keyboard('Late departure{Tab}{Tab}{Tab}30{Tab}')
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }))
    await waitFor(() => expect(shop.sent).toHaveLength(1))
    await expect(shop.sent[0]?.body).toMatchObject({
      extras: [{ id: '1' }, { id: '2' }, { what: 'Late departure', pieces: 1, price: 30, sum: 30, orderNum: 3 }],
    })
  },
}

/** The server is asked about a value when its cell is left and before saving, once in all. */
export const TheServerChecksCells: Story = {
  ...edited,
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    const voucher = () => canvas.getByRole('textbox', { name: 'Voucher, row 1' })
    await userEvent.click(await canvas.findByText('V-1'))
    await userEvent.keyboard('A-002')
    await expect(duplicateChecks(shop.calls)).toHaveLength(0)
    await userEvent.keyboard('{Enter}{ArrowUp}')
    await waitFor(() => expect(voucher()).toHaveAttribute('aria-invalid', 'true'))
    await waitFor(() => expect(screen.getByText('This value is used already')).toBeVisible())
    await expect(duplicateChecks(shop.calls)).toHaveLength(1)
    await expect(duplicateChecks(shop.calls)[0]).toContain(
      'tableName=shop_voucher&fieldName=code&fieldVal=A-002&dataId=1',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }))
    await waitFor(() => expect(canvas.getByText('Cells to correct: 1, the first in row 1')).toBeVisible())
    await expect(duplicateChecks(shop.calls)).toHaveLength(1)
    await expect(shop.sent).toHaveLength(0)
    await userEvent.click(voucher())
    await userEvent.keyboard('{Control>}a{/Control}V-2')
    await expect(voucher()).not.toHaveAttribute('aria-invalid')
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }))
    await waitFor(() => expect(shop.sent).toHaveLength(1))
    await expect(shop.sent[0]?.body).toMatchObject({ extras: [{ voucher: 'V-2' }, { id: '2' }] })
  },
}

/** What the server refuses while it saves stands at the cells that it means. */
export const ServerIssuesAtCells: Story = {
  ...edited,
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await canvas.findByText('Airport taxi')
    shop.refuse('/edit', 'Not saved', { errors: [{ field: 'extras[1].price', message: 'No taxi costs as much' }] })
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }))
    await waitFor(() => expect(canvas.getByText('Entries with errors: 1')).toBeVisible())
    const price = canvas.getByRole('textbox', { name: 'Price, row 2' })
    await expect(price).toHaveAttribute('aria-invalid', 'true')
    await userEvent.hover(price)
    await waitFor(() => expect(screen.getByText('No taxi costs as much')).toBeVisible())
    await userEvent.click(price)
    await userEvent.keyboard('{Control>}a{/Control}35{Enter}')
    await waitFor(() => expect(screen.queryByText('No taxi costs as much')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }))
    await waitFor(() => expect(shop.sent).toHaveLength(2))
    await expect(shop.sent[1]?.body).toMatchObject({ extras: [{ sum: 24 }, { price: 35, sum: 35 }] })
  },
}

/** A form that only shows its values shows the table as one to read. */
export const ReadOnly: Story = {
  ...pageStory([page], { opening: { mode: 'view', record } }),
  async play({ canvas }) {
    const table = await canvas.findByRole('table')
    await expect(within(table).getByText('Breakfast in bed')).toBeVisible()
    await expect(within(table).getByText('64')).toBeVisible()
    await expect(canvas.queryByRole('grid')).toBeNull()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

/** Paper shows all rows, though the screen holds those in sight only. */
export const Print: Story = {
  ...pageStory([page], {
    opening: {
      mode: 'edit',
      record: {
        ...record,
        extras: Array.from({ length: 80 }, (_, index) => ({ id: `${index}`, what: `Extra ${index + 1}`, pieces: 1 })),
      },
    },
  }),
  async play({ canvas, userEvent }) {
    await canvas.findByDisplayValue('Extra 1')
    const { print, matchMedia } = window
    let printed: readonly string[] = []
    window.print = () => {
      window.matchMedia = (query) => matchMedia(query === 'print' ? 'all' : query)
      dispatchEvent(new Event('beforeprint'))
      const lines = document.querySelectorAll('body > .pw-print tbody tr')
      printed = Array.from(lines, ({ textContent }) => textContent ?? '')
      window.matchMedia = matchMedia
      dispatchEvent(new Event('afterprint'))
    }
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
      await waitFor(() => expect(printed).toHaveLength(80))
      await expect(printed[79]).toContain('Extra 80')
    } finally {
      Object.assign(window, { print, matchMedia })
    }
  },
}
