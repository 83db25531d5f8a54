import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { tagsInput } from '../../widgets/tags-input/index.ts'
import { Field } from './Field.tsx'

export default {
  title: 'widgets/tags-input',
  component: Field,
  args: { widget: tagsInput, onChange: fn() },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Typing: Story = {
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('textbox', { name: 'Label' })
    await userEvent.type(field, 'red{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('red')
    await userEvent.type(field, 'green,blue')
    await expect(args.onChange).toHaveBeenLastCalledWith('red,green')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('red,green,blue')
  },
}
export const Removing: Story = {
  args: { value: 'red,green,blue' },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove green' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('red,blue')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith('red')
  },
}
export const TypedTwice: Story = {
  args: { value: 'red' },
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByRole('textbox'), 'red{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Pasting: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('red\ngreen\n\nblue\n')
    await expect(args.onChange).toHaveBeenLastCalledWith('red,green,blue')
  },
}
export const EveryTwoCharacters: Story = {
  args: { props: { every: 2 } },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'abcde')
    await expect(args.onChange).toHaveBeenLastCalledWith('ab;cd')
    await expect(field).toHaveValue('e')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('ab;cd;e')
  },
}
export const AtMostTwo: Story = {
  args: { value: 'red', props: { max: 2 } },
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByRole('textbox'), 'green,blue,')
    await expect(args.onChange).toHaveBeenLastCalledWith('red,green')
  },
}
export const Empty: Story = {}
export const Disabled: Story = { args: { value: 'red,green', disabled: true } }
export const Required: Story = { args: { required: true } }
export const Invalid: Story = { args: { value: 'red', error: 'Two are needed' } }
export const ReadOnly: Story = { args: { as: 'view', value: 'red,green' } }
export const ReadOnlyOfNothing: Story = { args: { as: 'view' } }
export const HostileText: Story = { args: { as: 'view', value: '<img src=x onerror=alert(1)>,{{1+1}}' } }
export const Many: Story = { args: { value: 'spring,summer,autumn,winter,january,february,march,april' } }
export const Mobile: Story = { ...Many, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { args: { value: 'red,green' }, globals: { theme: 'dark' } }
