import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccountTable } from './AccountTable.tsx'

const meta = {
  title: 'Table/DataTable',
  component: AccountTable,
  args: { count: 10, selection: 'multiple', hasActions: true },
} satisfies Meta<typeof AccountTable>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Compact: Story = { args: { density: 'compact' } }
export const Comfortable: Story = { args: { density: 'comfortable' } }
export const OneToChoose: Story = { args: { selection: 'single' } }
export const WiderThanTheView: Story = { args: { moreColumns: 14 } }
export const TenThousandRows: Story = { args: { count: 10_000, moreColumns: 44, maxHeight: 480 } }
export const Loading: Story = { args: { state: 'loading' } }
export const Refreshing: Story = { args: { state: 'refreshing' } }
export const Empty: Story = { args: { state: 'empty' } }
export const Failed: Story = { args: { state: 'error' } }
export const Narrow: Story = {
  decorators: [
    (Shown) => (
      <div style={{ width: 360 }}>
        <Shown />
      </div>
    ),
  ],
}
