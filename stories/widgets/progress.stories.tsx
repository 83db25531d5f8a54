import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { progress } from '../../widgets/progress/index.ts'
import { Field } from './Field.tsx'

const tones = [
  { below: 40, tone: 'error' as const },
  { below: 70, tone: 'warning' as const },
]

export default {
  title: 'widgets/progress',
  component: Field,
  args: { widget: progress, onChange: fn(), value: 35 },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Empty: Story = {
  args: { value: undefined },
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByLabelText('Label'), '40')
    await expect(args.onChange).toHaveBeenLastCalledWith(40)
  },
}
export const BySlider: Story = {
  async play({ canvas, args }) {
    fireEvent.keyDown(canvas.getByRole('slider', { name: 'Label (slider)' }), { key: 'ArrowRight', keyCode: 39 })
    await expect(args.onChange).toHaveBeenLastCalledWith(36)
  },
}
export const ReadOnly: Story = {
  args: { as: 'view', value: '12.25', props: { max: 20 } },
  async play({ canvas }) {
    await expect(canvas.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '61')
    await expect(canvas.getByText('61.3%')).toBeVisible()
  },
}
export const Circle: Story = { args: { as: 'view', props: { look: 'circle', tones } } }
export const Steps: Story = { args: { as: 'view', value: 60, props: { look: 'steps', tones } } }
export const Done: Story = { args: { as: 'view', value: 100 } }
export const NoNumber: Story = { args: { as: 'view', value: 'soon' } }
export const Disabled: Story = { args: { disabled: true } }
export const Invalid: Story = { args: { error: 'It cannot go back' } }
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { args: { as: 'view', props: { tones } }, globals: { theme: 'dark' } }
