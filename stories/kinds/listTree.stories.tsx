import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import page from '../pages/list.json'
import lines from './documents/lines.json'
import { PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { gridRowOf } from './person.ts'

export default { title: 'kinds/list tree', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const { parts: _parts, ...withoutParts } = page

/** A node of the tree beside a list says which records show; all of them show again without one. */
export const ChooseNode: Story = {
  ...pageStory([withoutParts, lines]),
  async play({ canvas, loaded }) {
    const { shop } = storyOf(loaded)
    await gridRowOf('A-023')
    await userEvent.click(await canvas.findByRole('treeitem', { name: 'Rotterdam' }))
    await waitFor(() => expect(shop.calls.at(-1)).toMatch(/city=Rotterdam.*pageNo=1/))
    await gridRowOf('A-003')
    await userEvent.click(canvas.getByRole('button', { name: 'All' }))
    await gridRowOf('A-023')
  },
}
