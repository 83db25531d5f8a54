import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import sale from './documents/sale.json'
import { type PageDocument, PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { columnOf, dialogOf, rowOf, untilClosed } from './person.ts'
import { createShop, type Shop } from './server/shop.ts'

export default {
  title: 'kinds/page picker',
  component: PageStage,
} satisfies Meta<typeof PageStage>
type Story = StoryObj

/** The form with other props for its popup. */
const formWith = (props: object): PageDocument => ({
  ...sale,
  fields: { ...sale.fields, sale: { ...sale.fields.sale, props: { ...sale.fields.sale.props, ...props } } },
})

const story = (props: object = {}, prepare: (shop: Shop) => void = () => {}) =>
  pageStory([formWith(props)], {
    shop() {
      const shop = createShop()
      prepare(shop)
      return shop
    },
  })

const title = 'Sales of the month'

/** Opens the report from its field. */
async function open(name: string = title) {
  ;(await screen.findByRole('textbox', { name: 'Sale' })).click()
  return dialogOf(name)
}

const callsOf = (loaded: Record<string, unknown>, part: string): readonly string[] =>
  storyOf(loaded).shop.calls.filter((call) => call.includes(part))

/** A press on a row ticks it; the fields of the form are filled from it. */
export const Single: Story = {
  ...story(),
  async play({ canvas, loaded, userEvent }) {
    const dialog = await open()
    await userEvent.click(await dialog.findByText('S-002'))
    await expect(within(await rowOf('S-002')).getByRole('checkbox')).toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    await untilClosed()
    await expect(canvas.getByRole('textbox', { name: 'Sale' })).toHaveValue('S-002')
    await expect(canvas.getByRole('textbox', { name: 'Customer' })).toHaveValue('Grace Hopper')
    await expect(canvas.getByRole('spinbutton', { name: 'Amount' })).toHaveValue('25')
    await expect(callsOf(loaded, 'getData')).toEqual(['GET /online/cgreport/api/getData/r-1?pageNo=1&pageSize=5'])
  },
}

/** Without a row, and with a second one, the confirmation asks for one record. */
export const Refused: Story = {
  ...story(),
  async play({ userEvent }) {
    const dialog = await open()
    await userEvent.click(await dialog.findByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.getByText('Select at least one row')).toBeVisible())
    await userEvent.click(await dialog.findByText('S-001'))
    await userEvent.click(dialog.getByText('S-002'))
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.getAllByText('Select at least one row')).toHaveLength(2))
    await userEvent.click(dialog.getByText('S-001', { selector: '[role=cell] *, [role=cell]' }))
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    await untilClosed()
    await expect(screen.getByRole('textbox', { name: 'Sale' })).toHaveValue('S-002')
  },
}

/** Rows of several pages, among them two that are the same. */
export const Several: Story = {
  ...story({ multiple: true }),
  async play({ canvas, userEvent }) {
    const dialog = await open()
    await userEvent.click(await dialog.findByText('S-001'))
    await userEvent.click(dialog.getByRole('button', { name: 'Page 5' }))
    const [, twin] = await dialog.findAllByText('S-022')
    await userEvent.click(twin as HTMLElement)
    await expect(dialog.getByText('2 selected')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    await untilClosed()
    await expect(canvas.getByRole('textbox', { name: 'Sale' })).toHaveValue('S-001,S-022')
    await expect(canvas.getByRole('textbox', { name: 'Customer' })).toHaveValue('Ada Lovelace,Grace Hopper')
  },
}

/** Items that the report hides show once the bar is unfolded; ranges and several values are asked by its grammar. */
export const QueryUnfolded: Story = {
  ...story(),
  async play({ loaded, userEvent }) {
    const dialog = await open()
    await rowOf('S-001')
    await expect(dialog.queryByText('Region', { selector: 'label' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Expand' }))
    await expect(dialog.getByText('Region', { selector: 'label' })).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Number', { selector: 'input' }), '00')
    await userEvent.click(dialog.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(callsOf(loaded, 'getData').at(-1)).toContain('number=*00*'))
    await waitFor(() => expect(dialog.getByText('1-5 of 9')).toBeVisible())
    await userEvent.click(dialog.getByLabelText('Region', { selector: 'input' }))
    await userEvent.click(await screen.findByRole('option', { name: 'North' }))
    const [from, to] = await dialog.findAllByLabelText('Sold on', { selector: 'input' })
    await userEvent.type(from as HTMLElement, '2025-03-02{Enter}')
    await userEvent.type(to as HTMLElement, '2025-03-07{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: 'Search' }))
    await waitFor(() =>
      expect(callsOf(loaded, 'getData').at(-1)).toMatch(
        /region_MultiString=north.*soldAt_begin=2025-03-02.*soldAt_end=2025-03-07/,
      ),
    )
  },
}

/** Values show the texts that the report sends with its columns, also of several values; they are never templates. */
export const LinkedDictionaries: Story = {
  ...story(),
  async play() {
    await open()
    await rowOf('S-001')
    await expect(columnOf('Sex')).toEqual(['Female', 'Female', 'Male', 'Female', 'Male'])
    await expect(columnOf('Region')).toEqual(['North', 'East', '{{1+1}}', 'North', 'North, East'])
  },
}

/** The report is sorted only once a person says so, and only by the columns that can be sorted. */
export const Sorted: Story = {
  ...story(),
  async play({ loaded, userEvent }) {
    const dialog = await open()
    await rowOf('S-001')
    await expect(dialog.queryByRole('button', { name: /^Customer/ })).toBeNull()
    await userEvent.click(
      within(dialog.getByRole('columnheader', { name: /^Amount/ })).getByRole('button', { name: /Amount/ }),
    )
    await waitFor(() => expect(callsOf(loaded, 'getData').at(-1)).toContain('column=amount&order=asc'))
  },
}

/** Parameters of the report are values of the form; they go as they are. */
export const WithParameters: Story = {
  ...story({ params: { customer: 'values.customer', day: "'2025,03'" } }),
  async play({ canvas, loaded, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Customer' }), 'Alan Turing')
    const dialog = await open()
    await waitFor(() => expect(dialog.getByText('S-005')).toBeVisible())
    await expect(callsOf(loaded, 'getData').at(-1)).toContain('self_customer=Alan+Turing&self_day=2025%2C03')
  },
}

async function openTwice(userEvent: { click(element: Element): Promise<void> }): Promise<void> {
  for (let time = 0; time < 2; time++) {
    const dialog = await open()
    await rowOf('S-001')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await untilClosed()
  }
}

/** With a group id what the report answered is taken again for 30 seconds; without one it is asked for anew. */
export const Grouped: Story = {
  ...story({ groupId: 'sales' }),
  async play({ loaded, userEvent }) {
    await openTwice(userEvent)
    await expect(callsOf(loaded, 'cgreport')).toHaveLength(3)
  },
}

export const Ungrouped: Story = {
  ...story(),
  async play({ loaded, userEvent }) {
    await openTwice(userEvent)
    await waitFor(() => expect(callsOf(loaded, 'cgreport')).toHaveLength(6))
  },
}

/** By the keyboard alone: open, tick, confirm. */
export const Keyboard: Story = {
  ...story(),
  async play({ canvas, userEvent }) {
    ;(await canvas.findByRole('textbox', { name: 'Sale' })).focus()
    await userEvent.keyboard('{Enter}')
    await dialogOf(title)
    const box = within(await rowOf('S-003')).getByRole('checkbox')
    for (let presses = 0; presses < 30 && document.activeElement !== box; presses++) await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await untilClosed()
    await expect(canvas.getByRole('textbox', { name: 'Sale' })).toHaveValue('S-003')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Sale' })).toHaveFocus())
  },
}

/** A double press takes a single row at once. */
export const DoubleClick: Story = {
  ...story(),
  async play({ canvas, userEvent }) {
    const dialog = await open()
    await userEvent.dblClick(await dialog.findByText('S-004'))
    await untilClosed()
    await expect(canvas.getByRole('textbox', { name: 'Sale' })).toHaveValue('S-004')
  },
}

/** What the report is asked by could not be had: a warning in the server's words, and the rows without a query bar. */
export const QueryInfoFailed: Story = {
  ...story({ code: 'unasked' }),
  async play() {
    await open('Without a query bar')
    await rowOf('S-001')
    await waitFor(() =>
      expect(screen.getByText('The query of the report is locked')).toHaveAttribute('data-level', 'warning'),
    )
    await expect(screen.queryByRole('button', { name: 'Search' })).toBeNull()
  },
}

export const Loading: Story = {
  ...story({}, (shop) => shop.hold('getData/r-1')),
  async play() {
    const dialog = await open()
    await waitFor(() => expect(dialog.getByRole('table', { name: title })).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Empty: Story = {
  ...story({ code: 'nothing' }),
  async play() {
    const dialog = await open('Without rows')
    await waitFor(() => expect(dialog.getByText('No data')).toBeVisible())
  },
}

export const LoadFailed: Story = {
  name: 'Error',
  ...story({}, (shop) => shop.refuse('getRpColumns/sales', 'The report is locked')),
  async play({ userEvent }) {
    ;(await screen.findByRole('textbox', { name: 'Sale' })).click()
    await waitFor(() => expect(screen.getByText('The report is locked')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect(await rowOf('S-001')).toBeVisible()
  },
}

export const Mobile: Story = {
  ...story({ multiple: true }),
  globals: { viewport: { value: 'phone' } },
  async play() {
    await open()
    await rowOf('S-001')
  },
}

export const Dark: Story = {
  ...story({ multiple: true }),
  globals: { theme: 'dark' },
  async play({ userEvent }) {
    const dialog = await open()
    await userEvent.click(await dialog.findByText('S-002'))
  },
}
