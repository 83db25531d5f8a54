import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { multiSelect } from '../../widgets/multi-select/index.ts'
import { Field } from './Field.tsx'
import { pressKey } from './pressKey.ts'

const options = [
  { value: 'red', label: 'Red' },
  { value: 'green', label: 'Green' },
  { value: 'x,y', label: 'With a comma' },
  { value: 'grey', label: 'Grey', disabled: true },
]
const status = { dict: 'user_status' }

export default {
  title: 'widgets/multi-select',
  component: Field,
  args: { widget: multiSelect, onChange: fn(), props: { options } },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Choosing: Story = {
  args: { value: 'red' },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Label' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Green' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('red,green')
    await userEvent.click(screen.getByRole('option', { name: 'Red' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('green')
  },
}
export const ByKeyboard: Story = {
  args: { value: 'red' },
  async play({ userEvent, args }) {
    await userEvent.tab()
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
    await userEvent.keyboard('gree')
    await screen.findByRole('option', { name: 'Green' })
    await pressKey('Enter')
    await expect(args.onChange).toHaveBeenLastCalledWith('green')
  },
}
export const AValueWithAComma: Story = {
  args: { value: 'red,x,y' },
  async play({ canvas }) {
    await expect(canvas.getByTitle('With a comma')).toBeVisible()
  },
}
export const AtMostTwo: Story = {
  args: { value: 'red,green', props: { options, max: 2 } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByTitle('With a comma')).toHaveClass('ant-select-item-option-disabled'))
    await userEvent.keyboard('comma')
    await pressKey('Enter')
    await expect(args.onChange).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.getByText('At most 2 can be chosen')).toBeVisible())
  },
}
export const OfADictionary: Story = { args: { value: '1,2', props: status } }
export const Loading: Story = {
  args: { props: { dict: 'slow' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByText('Loading…')).toBeVisible())
  },
}
export const Empty: Story = {
  args: { props: { dict: 'none' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByText('No data')).toBeVisible())
  },
}
export const LoadFailed: Story = {
  name: 'Error',
  args: { props: { dict: 'flaky' } },
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.queryByRole('img', { name: 'loading' })).toBeNull())
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByRole('option', { name: 'Male' })).toBeVisible())
  },
}
export const NeitherOptionsNorADictionary: Story = {
  args: { props: {} },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByText('dictionary code cannot be empty!')).toBeVisible())
  },
}
export const Disabled: Story = { args: { value: 'red,green', disabled: true } }
export const Required: Story = { args: { required: true } }
export const Invalid: Story = { args: { value: 'red', error: 'Two are needed' } }
export const ReadOnly: Story = { args: { as: 'view', value: 'red,x,y,gone' } }
export const ReadOnlyWithColours: Story = { args: { as: 'view', value: '1,2', props: status } }
export const Mobile: Story = { args: { value: 'red,green,x,y' }, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { args: { value: '1,2', props: status }, globals: { theme: 'dark' } }
