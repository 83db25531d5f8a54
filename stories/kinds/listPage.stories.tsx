import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import page from '../pages/list.json'
import lines from './documents/lines.json'
import { PageStage } from './PageStage.tsx'
import { pageStory } from './pageStory.tsx'
import { gridRowOf } from './person.ts'

export default { title: 'kinds/list page', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

/** One document that uses every option of the kind. */
export const EveryOption: Story = {
  ...pageStory([page, lines]),
  async play({ canvas }) {
    await gridRowOf('A-023')
    await expect(canvas.queryByRole('note')).toBeNull()
  },
}

export const Dark: Story = { ...EveryOption, globals: { theme: 'dark' } }

export const Mobile: Story = { ...EveryOption, globals: { viewport: { value: 'phone' } } }
