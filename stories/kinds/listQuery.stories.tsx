import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import orders from './documents/orders.json'
import { PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { rowOf } from './person.ts'

export default { title: 'kinds/list query', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

/** What a filter cannot read is refused at its field, and nothing is asked until it is right. */
export const UnreadableFilter: Story = {
  ...pageStory([orders]),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await rowOf('A-023')
    const asked = shop.calls.length
    await userEvent.click(await canvas.findByRole('button', { name: 'Expand' })).catch(() => undefined)
    const amount = await canvas.findByRole('spinbutton', { name: 'Amount' })
    await userEvent.type(amount, '12abc{Enter}')
    await expect(await canvas.findByText('“12abc” is not a number')).toBeVisible()
    await expect(amount).toHaveFocus()
    await expect(shop.calls.length).toBe(asked)
    await userEvent.clear(amount)
    await userEvent.type(amount, '12{Enter}')
    await waitFor(() => expect(shop.calls.length).toBeGreaterThan(asked))
    await expect(canvas.queryByText('“12abc” is not a number')).toBeNull()
  },
}
