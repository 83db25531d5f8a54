import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import orders from './documents/orders.json'
import { PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { columnOf, rowOf } from './person.ts'
import { createShop } from './server/shop.ts'

export default { title: 'kinds/list states', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

export const Loading: Story = {
  ...pageStory([orders], {
    shop: () => {
      const shop = createShop()
      shop.hold('/list')
      return shop
    },
  }),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('table', { name: 'Orders' })).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.queryByText('No data')).toBeNull()
  },
}

export const Ready: Story = {
  ...pageStory([orders]),
  async play({ canvas, loaded }) {
    await rowOf('A-023')
    await expect(canvas.getByText('1-10 of 23')).toBeVisible()
    await expect(canvas.queryByRole('note')).toBeNull()
    await expect(storyOf(loaded).shop.calls).toContain(
      'GET /shop/order/list?column=createTime&order=desc&pageNo=1&pageSize=10',
    )
  },
}

export const Refreshing: Story = {
  ...pageStory([orders]),
  async play({ canvas, loaded, userEvent }) {
    await rowOf('A-023')
    const { shop } = storyOf(loaded)
    shop.hold('/list')
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(canvas.getByRole('table', { name: 'Orders' })).toHaveAttribute('aria-busy', 'true')
    await expect(await rowOf('A-023')).toBeVisible()
    shop.release('/list')
    await waitFor(() => expect(canvas.getByRole('table', { name: 'Orders' })).toHaveAttribute('aria-busy', 'false'))
  },
}

export const Empty: Story = {
  ...pageStory([orders], { shop: () => createShop([]) }),
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getByText('No data')).toBeVisible())
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull()
    // What the page leads with stands in the empty list too.
    const [, firstStep] = canvas.getAllByRole('button', { name: 'Add' })
    await userEvent.click(firstStep as HTMLElement)
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

export const EmptyWithHint: Story = {
  ...pageStory([{ ...orders, empty: 'Orders come from the shop: open it first.' }], { shop: () => createShop([]) }),
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getByText('Orders come from the shop: open it first.')).toBeVisible())
    await expect(canvas.queryByText('No data')).toBeNull()
    await userEvent.type(canvas.getByLabelText('Number'), 'nowhere{Enter}')
    await waitFor(() => expect(canvas.getByText('No data')).toBeVisible())
  },
}

export const FilteredEmpty: Story = {
  ...pageStory([orders]),
  async play({ canvas, userEvent }) {
    await rowOf('A-023')
    await userEvent.type(canvas.getByLabelText('Number'), 'nowhere{Enter}')
    await waitFor(() => expect(canvas.getByText('No data')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(await rowOf('A-023')).toBeVisible()
    await expect(canvas.getByLabelText('Number')).toHaveValue('')
  },
}

export const LoadFailed: Story = {
  name: 'Error',
  ...pageStory([orders], {
    shop: () => {
      const shop = createShop()
      shop.refuse('/list', 'The table is locked')
      return shop
    },
  }),
  async play({ canvas, userEvent }) {
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    await expect(canvas.getAllByText('The table is locked')[0]).toBeVisible()
    await userEvent.click(retry)
    await expect(await rowOf('A-023')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

export const WithoutList: Story = {
  ...pageStory([{ ...orders, source: undefined }]),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText(/has no call `list`/)).toBeVisible())
  },
}

/** Asking, sorting and turning the pages, each from the keyboard. */
export const Filtered: Story = {
  ...pageStory([orders]),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await rowOf('A-023')
    canvas.getByRole('button', { name: 'Page 3' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText('21-23 of 23')).toBeVisible())
    canvas.getByLabelText('Customer').focus()
    await userEvent.keyboard('ada{Enter}')
    await waitFor(() => expect(canvas.getByText('1-5 of 5')).toBeVisible())
    canvas.getByRole('button', { name: 'Number' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(columnOf('Number')).toEqual(['A-001', 'A-006', 'A-011', 'A-016', 'A-021']))
    await expect(canvas.getByRole('columnheader', { name: /Number/ })).toHaveAttribute('aria-sort', 'ascending')
    const before = shop.calls.length
    canvas.getByRole('button', { name: 'Search' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(shop.calls.slice(before)).toHaveLength(1))
  },
}

export const MoreQuestions: Story = {
  ...pageStory([orders]),
  async play({ canvas, userEvent }) {
    await rowOf('A-023')
    await expect(canvas.queryByLabelText('Amount')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Expand', expanded: false }))
    await userEvent.type(await canvas.findByLabelText('Amount'), '25{Enter}')
    await waitFor(() => expect(canvas.getByText('1-1 of 1')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse' }))
    await expect(canvas.queryByLabelText('Amount')).toBeNull()
  },
}

export const Dark: Story = { ...Ready, globals: { theme: 'dark' } }

export const Chinese: Story = {
  ...pageStory([orders]),
  globals: { language: 'zh' },
  async play({ canvas }) {
    await rowOf('A-023')
    await expect(canvas.getByRole('button', { name: '新增' })).toBeVisible()
    await expect(canvas.getByText(/1-10/)).toBeVisible()
  },
}

/** What a notice names is there (specification 2.6): the list shows that record, until somebody searches among all. */
export const OfOneRecord: Story = {
  ...pageStory([orders], { query: { id: '7' } }),
  async play({ canvas, userEvent }) {
    await rowOf('A-007')
    await expect(canvas.queryByText('A-023')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await rowOf('A-023')
  },
}

/** A page whose condition is not met says so in place of its records, and asks for none. */
export const Unmet: Story = {
  ...pageStory([{ ...orders, showWhen: "user.username == 'nobody'" }]),
  async play({ canvas, loaded }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This page does not apply')
    await expect(storyOf(loaded).shop.calls).toEqual([])
  },
}
