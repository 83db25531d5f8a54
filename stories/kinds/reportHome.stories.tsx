import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { noPageWays } from '../pageWays.ts'
import { PageStage } from './PageStage.tsx'
import { pageStory } from './pageStory.tsx'
import { reportOf } from './reportDocument.ts'

export default { title: 'kinds/page/home', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const home = reportOf(
  { type: 'welcome', id: 'hello', title: 'Welcome', text: 'The shop is open' },
  { type: 'shortcuts', id: 'recent', title: 'Recent pages', show: 'recent' },
  { type: 'shortcuts', id: 'pages', title: 'Your pages', rows: 4 },
)

/** A greeting by the part of the day, the date, and ways that lead there. */
export const Home: Story = {
  ...pageStory([home]),
  async play({ canvas, userEvent }) {
    const welcome = within(await canvas.findByRole('region', { name: 'Welcome' }))
    await waitFor(() => expect(welcome.getByRole('heading', { name: /^Good \w+, Ada Lovelace$/ })).toBeVisible())
    await expect(welcome.getByText(new RegExp(String(new Date().getFullYear())))).toBeVisible()
    await expect(welcome.getByText('The shop is open')).toBeVisible()
    await expect(welcome.queryByRole('button')).toBeNull()

    const recent = within(canvas.getByRole('region', { name: 'Recent pages' }))
    await expect(recent.getAllByRole('link').map((link) => link.textContent)).toEqual(['Orders', 'Users'])
    await userEvent.click(recent.getByRole('link', { name: 'Users' }))
    await waitFor(() => expect(canvas.getByLabelText('Went to')).toHaveTextContent('/isystem/user?sex=1'))

    const pages = within(canvas.getByRole('region', { name: 'Your pages' }))
    const shop = within(pages.getByRole('region', { name: 'Shop' }))
    await expect(shop.getByRole('link', { name: 'Help' })).toHaveAttribute('href', 'https://example.org/help')
    await expect(shop.getByRole('link', { name: 'Help' })).toHaveAttribute('target', '_blank')
    await userEvent.click(shop.getByRole('link', { name: 'People' }))
    await expect(canvas.getByLabelText('Went to')).toHaveTextContent('/shop/people')
    await expect(canvas.queryByRole('note')).toBeNull()
  },
}

export const Dark: Story = { ...Home, globals: { theme: 'dark' } }

export const Mobile: Story = { ...Home, globals: { viewport: { value: 'phone' } } }

/** Who opened nothing yet, and may open nothing, is told so. */
export const Nothing: Story = {
  ...pageStory([home], { ways: noPageWays }),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Pages that you open appear here.')).toBeVisible())
    await expect(canvas.getByText(/No pages are available to you yet/)).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
