import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { PageHost } from '../../runtime/page/index.ts'
import { Hideable } from '../Hideable.tsx'
import { PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { bars, best, reportOf } from './reportDocument.ts'
import type { Shop } from './server/shop.ts'

export default { title: 'kinds/page actions', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const callsOf = (shop: Shop, path: string) => shop.calls.filter((call) => call === `GET ${path}`).length

/** What a chart shows can be read as a table, and the table can be left again. */
export const TableView: Story = {
  ...pageStory([reportOf(bars)]),
  async play({ canvas, userEvent }) {
    await canvas.findByRole('application', { name: /^Sales of our people/ })
    const toggle = canvas.getByRole('button', { name: 'Show Sales of our people as table' })
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(canvas.getByRole('cell', { name: 'Grace Hopper' })).toBeVisible())
    await expect(canvas.queryByRole('application')).toBeNull()
    await userEvent.click(toggle)
    await waitFor(() => expect(canvas.getByRole('application')).toBeVisible())
  },
}

/** A record is opened by the pointer, and by keys alone. */
export const DrillDown: Story = {
  ...pageStory([reportOf(best, bars)]),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Grace Hopper' }))
    await waitFor(() => expect(screen.getByText('Grace Hopper is opened')).toBeVisible())
    const chart = await canvas.findByRole('application', { name: /Enter to open one/ })
    chart.focus()
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}')
    await expect(canvas.getByText(/^Edsger Dijkstra, /)).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('Edsger Dijkstra is opened')).toBeVisible())
  },
}

/** A block fills the window without being mounted anew; Escape leaves. */
export const FullScreen: Story = {
  ...pageStory([reportOf(best, bars)]),
  async play({ canvas, userEvent }) {
    const chart = await canvas.findByRole('application')
    await userEvent.click(canvas.getByRole('button', { name: 'Show Sales of our people in full screen' }))
    const region = canvas.getByRole('region', { name: 'Sales of our people' })
    await waitFor(() => expect(region.getBoundingClientRect().height).toBe(innerHeight))
    await expect(region).toContainElement(chart)
    await expect(canvas.getByRole('button', { name: 'Ada Lovelace' }).closest('[inert]')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(region.getBoundingClientRect().height).toBeLessThan(innerHeight))
    await expect(canvas.getByRole('button', { name: 'Show Sales of our people in full screen' })).toHaveFocus()
  },
}

/** Escape ends the drag of a column before it ends the full screen around it. */
export const EscapeOfADrag: Story = {
  ...pageStory([
    reportOf({
      type: 'table',
      id: 'staff',
      title: 'All of them',
      source: { url: '/report/staff' },
      columns: ['name', { field: 'sales', format: 'number' }],
    }),
  ]),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show All of them in full screen' }))
    const region = canvas.getByRole('region', { name: 'All of them' })
    await waitFor(() => expect(region.getBoundingClientRect().height).toBe(innerHeight))
    const [handle] = await canvas.findAllByRole('separator')
    if (!handle) throw new Error('No column can be resized')
    const width = handle.getAttribute('aria-valuenow')
    const { left, top } = handle.getBoundingClientRect()
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle, coords: { x: left, y: top } },
      { target: handle, coords: { x: left + 80, y: top } },
    ])
    await waitFor(() => expect(handle).not.toHaveAttribute('aria-valuenow', width))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(handle).toHaveAttribute('aria-valuenow', width))
    await expect(region.getBoundingClientRect().height).toBe(innerHeight)
    await userEvent.pointer({ keys: '[/MouseLeft]' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(region.getBoundingClientRect().height).toBeLessThan(innerHeight))
  },
}

const refreshed = { ...best, refresh: 30 }
const beside = {
  ...reportOf({ ...refreshed, title: 'Best beside it', source: { url: '/report/staff?page=beside' } }),
  id: 'shop.beside',
  title: 'Beside it',
}

/**
 * Time passes at once, and the block finds out when somebody looks at the page. A page beside it, which never hides, tells
 * when a block would have asked.
 */
export const Refresh: Story = {
  ...pageStory([reportOf(refreshed), beside], {
    around: (page) => (
      <>
        <Hideable>{page}</Hideable>
        <PageHost pageId={beside.id} path="/beside" query={{}} place="tab" />
      </>
    ),
  }),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Ada Lovelace' })).toHaveLength(2))
    await expect(callsOf(shop, '/report/staff')).toBe(1)
    await expect(callsOf(shop, '/report/staff?page=beside')).toBe(1)
    const { now } = Date
    // Not a spy, which asks the clock itself to note when it was called.
    const advance = (milliseconds: number) => {
      Date.now = () => now() + milliseconds
    }
    try {
      advance(31_000)
      document.dispatchEvent(new Event('visibilitychange'))
      await waitFor(() => expect(callsOf(shop, '/report/staff')).toBe(2))
      await userEvent.click(canvas.getByRole('button', { name: 'Other tab' }))
      advance(120_000)
      document.dispatchEvent(new Event('visibilitychange'))
      await waitFor(() => expect(callsOf(shop, '/report/staff?page=beside')).toBe(3))
      await expect(callsOf(shop, '/report/staff')).toBe(2)
      await userEvent.click(canvas.getByRole('button', { name: 'Other tab' }))
      await waitFor(() => expect(callsOf(shop, '/report/staff')).toBe(3))
    } finally {
      Date.now = now
    }
  },
}

const printedReport = reportOf(bars, { ...bars, id: 'more', title: 'Once more', rows: 12 }, best, {
  type: 'table',
  id: 'staff',
  title: 'All of them',
  source: { url: '/report/staff' },
  columns: ['name', { field: 'sales', format: 'number' }],
})

/** What lies on the sheet at the moment of printing. */
const readSheet = () => {
  const sheet = document.querySelector<HTMLElement>('body > .pw-print')
  if (!sheet) throw new Error('There is no sheet.')
  return {
    title: sheet.querySelector('h1')?.textContent,
    waiting: sheet.querySelectorAll('[aria-busy="true"], [data-undrawn]').length,
    charts: sheet.querySelectorAll('canvas').length,
    rows: sheet.querySelectorAll('.pw-page-block-long tr').length,
    background: getComputedStyle(sheet).getPropertyValue('--ant-color-bg-container'),
  }
}

async function expectPrinted(press: () => Promise<void>): Promise<void> {
  const print = fn(readSheet)
  const { print: real } = window
  window.print = print
  try {
    await press()
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    await expect(print.mock.results[0]?.value).toEqual({
      ...{ title: 'Figures', waiting: 0, charts: 2, rows: 7, background: '#ffffff' },
    })
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(document.querySelector('.pw-print')).toBeNull())
  } finally {
    window.print = real
  }
}

/** Paper has all blocks, also those out of sight, every line of a table, and light colours. */
export const Print: Story = {
  ...pageStory([printedReport]),
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) =>
    expectPrinted(async () => userEvent.click(await canvas.findByRole('button', { name: 'Print' }))),
}

/** The keys by which a browser prints do the same as the button. */
export const PrintByKeyboard: Story = {
  ...pageStory([printedReport]),
  play: async ({ canvas, userEvent }) =>
    expectPrinted(async () => {
      await canvas.findByRole('button', { name: 'Print' })
      await userEvent.keyboard('{Control>}p{/Control}')
    }),
}

/** Who prints by the menu of the browser gets every line of a table too. */
export const PrintedAsItStands: Story = {
  ...pageStory([printedReport]),
  async play({ canvas }) {
    const region = await canvas.findByRole('region', { name: 'All of them' })
    window.dispatchEvent(new Event('beforeprint'))
    await waitFor(() => expect(within(region).getAllByRole('row')).toHaveLength(7))
    window.dispatchEvent(new Event('afterprint'))
  },
}

/** Searching asks the sources of records by the rules of the query bar, and the calls by their own parameters. */
export const Search: Story = {
  ...pageStory([
    {
      ...reportOf(
        {
          type: 'table',
          id: 'orders',
          title: 'Orders',
          source: { rest: '/report/order', size: 5, filterable: true },
          columns: ['customer'],
        },
        { ...best, source: { url: '/report/staff', query: { name: '{{ query.customer }}' } } },
      ),
      query: [{ field: 'customer', rule: 'like' }],
    },
  ]),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await canvas.findByRole('button', { name: 'Ada Lovelace' })
    await userEvent.type(canvas.getByLabelText('Customer'), 'grace{Enter}')
    await waitFor(() => expect(shop.calls).toContain('GET /report/order/list?customer=*grace*&pageNo=1&pageSize=5'))
    await waitFor(() => expect(shop.calls).toContain('GET /report/staff?name=grace'))
  },
}

/** Names that look like markup, templates or styles of the library are shown as they are. */
export const HostileNames: Story = {
  ...pageStory([
    reportOf({
      ...bars,
      source: {
        data: [
          { name: '<img src=x onerror="window.hacked = true">', sales: 3 },
          { name: '{a|b} {{1+1}}', sales: 5 },
        ],
      },
    }),
  ]),
  async play({ canvas, userEvent }) {
    const chart = await canvas.findByRole('application')
    chart.focus()
    await userEvent.keyboard('{ArrowRight}')
    const tip = await waitFor(() => {
      const found = chart.querySelector('.pw-page-chart-tip-title')
      if (!found) throw new Error('No tip is there.')
      return found
    })
    await expect(tip).toHaveTextContent('<img src=x onerror="window.hacked = true">')
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(chart.querySelector('.pw-page-chart-tip-title')).toHaveTextContent('{a|b} {{1+1}}'))
    await expect(document.querySelector('img')).toBeNull()
    await expect(window).not.toHaveProperty('hacked')
  },
}

const people = {
  type: 'table',
  id: 'people',
  title: 'Our people',
  source: { url: '/report/staff' },
  columns: ['name', 'sales'],
  actions: [{ id: 'count', label: 'Count', steps: [{ message: '{{ count(rows) }} people' }] }],
  rowActions: [
    { id: 'thank', label: 'Thank', confirm: 'Really?', steps: [{ message: 'Thanks to {{ record.name }}' }] },
    {
      id: 'nobody',
      label: 'Hidden',
      showWhen: "record.name == 'Grace Hopper'",
      steps: [{ message: 'Only {{ record.name }}' }],
    },
  ],
}

/** Buttons stand with the block and with each of its records. */
export const BlockButtons: Story = {
  ...pageStory([{ ...reportOf(people), tools: false } as ReturnType<typeof reportOf>]),
  async play({ canvas, userEvent }) {
    const grace = await canvas.findByRole('row', { name: /Grace Hopper/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Count' }))
    await waitFor(() => expect(screen.getByText(/^\d+ people$/)).toBeVisible())
    await expect(canvas.getAllByRole('button', { name: 'Hidden' })).toHaveLength(1)
    await userEvent.click(within(grace).getByRole('button', { name: 'Thank' }))
    const question = within(await screen.findByRole('dialog', { name: 'Thank' }))
    await userEvent.click(question.getByRole('button', { name: 'Thank' }))
    await waitFor(() => expect(screen.getByText('Thanks to Grace Hopper')).toBeVisible())
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull()
  },
}

/** A block without records says so in words of its own. */
export const EmptyInWords: Story = {
  ...pageStory([
    reportOf({
      ...people,
      source: { data: [] },
      empty: 'Nobody works here',
      rowActions: undefined,
      actions: undefined,
    }),
  ]),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Nobody works here')).toBeVisible())
  },
}
