import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { switchWidget } from '../../widgets/switch/index.ts'
import { Field } from './Field.tsx'

export default {
  title: 'widgets/switch',
  component: Field,
  args: { widget: switchWidget, onChange: fn() },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Empty: Story = {
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('switch', { name: 'Label' })
    await expect(field).not.toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('Y')
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('N')
  },
}
export const Filled: Story = { args: { value: 'Y' } }
export const OtherValues: Story = {
  args: { value: '1', props: { on: 1, off: 0, onText: 'Open', offText: 'Closed' } },
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole('switch')).toBeChecked()
    await userEvent.click(canvas.getByRole('switch'))
    await expect(args.onChange).toHaveBeenLastCalledWith(0)
  },
}
export const Disabled: Story = { args: { value: 'Y', disabled: true } }
export const Required: Story = { args: { required: true } }
export const Invalid: Story = { args: { error: 'Has to be on' } }
export const ReadOnly: Story = { args: { as: 'view', value: 'Y' } }
export const ViewOfNothing: Story = { args: { as: 'view' } }
export const InAQuery: Story = {
  args: { as: 'filter' },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Label' }))
    await userEvent.click(await screen.findByTitle('No'))
    await expect(args.onChange).toHaveBeenLastCalledWith('N')
  },
}
export const Dark: Story = { args: { value: 'Y' }, globals: { theme: 'dark' } }
export const Mobile: Story = { args: { value: 'Y' }, globals: { viewport: { value: 'phone' } } }
