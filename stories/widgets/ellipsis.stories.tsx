import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ellipsis } from '../../widgets/ellipsis/index.ts'
import { Field } from './Field.tsx'

const long = 'Copper rose again on Thursday, while the yen fell to its lowest level of the year'

export default {
  title: 'widgets/ellipsis',
  component: Field,
  args: { widget: ellipsis, onChange: fn(), value: long },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Empty: Story = {
  args: { value: undefined, placeholder: 'Headline' },
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByLabelText('Label'), 'Gold')
    await expect(args.onChange).toHaveBeenLastCalledWith('Gold')
  },
}
export const ReadOnly: Story = {
  args: { as: 'view' },
  async play({ canvas, userEvent }) {
    const short = canvas.getByRole('button', { name: 'Copper rose again on Thur…' })
    await expect(short).toHaveAttribute('aria-expanded', 'false')
    short.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: long })).toHaveAttribute('aria-expanded', 'true')
  },
}
export const TwelveCharacters: Story = { args: { as: 'view', props: { length: 12, copy: true } } }
export const ShortText: Story = {
  args: { as: 'view', value: 'Gold' },
  async play({ canvas }) {
    await expect(canvas.getByText('Gold')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const InACell: Story = {
  args: { as: 'cell' },
  async play({ canvas }) {
    await expect(canvas.getByTitle(long)).toHaveTextContent('Copper rose again on Thur…')
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const Invalid: Story = { args: { error: 'Too long' } }
export const Mobile: Story = { args: { as: 'view' }, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { args: { as: 'view', props: { copy: true } }, globals: { theme: 'dark' } }
