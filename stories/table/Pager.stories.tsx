import type { Meta, StoryObj } from '@storybook/react-vite'
import { TurnedPager } from './TurnedPager.tsx'

const meta = {
  title: 'Table/Pager',
  component: TurnedPager,
  args: { total: 297 },
} satisfies Meta<typeof TurnedPager>

export default meta
type Story = StoryObj<typeof meta>

export const FirstPage: Story = {}
export const InTheMiddle: Story = { args: { start: 15 } }
export const LastPage: Story = { args: { start: 30 } }
export const OnePage: Story = { args: { total: 7 } }
export const Nothing: Story = { args: { total: 0 } }
export const Narrow: Story = {
  decorators: [
    (Shown) => (
      <div style={{ width: 320 }}>
        <Shown />
      </div>
    ),
  ],
}
