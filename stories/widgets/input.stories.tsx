import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { input } from '../../widgets/input/index.ts'
import { Field } from './Field.tsx'

export default { title: 'widgets/input', component: Field, args: { widget: input, onChange: fn() } } satisfies Meta<
  typeof Field
>
type Story = StoryObj<typeof Field>

export const Empty: Story = {
  args: { placeholder: 'Your name' },
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByLabelText('Label'), 'Ada')
    await expect(args.onChange).toHaveBeenLastCalledWith('Ada')
  },
}
export const Filled: Story = { args: { value: 'Ada Lovelace' } }
export const Disabled: Story = { args: { value: 'Ada Lovelace', disabled: true } }
export const Required: Story = {
  args: { required: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toBeRequired()
  },
}
export const Invalid: Story = {
  args: { value: 'Ada', error: 'The name is taken' },
  async play({ canvas }) {
    await expect(canvas.getByLabelText('Label')).toBeInvalid()
    await expect(canvas.getByLabelText('Label')).toHaveAccessibleDescription('The name is taken')
  },
}
export const PrefixAndCount: Story = {
  args: { value: 'ada', props: { prefix: 'user', maxLength: 20, showCount: true } },
}
export const Clearable: Story = {
  args: { value: 'Ada', props: { allowClear: true } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('button'))
    await expect(args.onChange).toHaveBeenLastCalledWith('')
  },
}
export const ReadOnly: Story = { args: { as: 'view', value: 'Ada Lovelace' } }
export const ViewOfNothing: Story = { args: { as: 'view' } }
export const LongTextInACell: Story = {
  args: { as: 'cell', value: 'A name that goes on for longer than its column is wide' },
  async play({ canvas }) {
    await expect(canvas.getByTitle(/goes on/)).toBeVisible()
  },
}
export const HostileText: Story = {
  args: { as: 'view', value: '<img src=x onerror=alert(1)> {{1+1}}' },
  async play({ canvas }) {
    await expect(canvas.getByText('<img src=x onerror=alert(1)> {{1+1}}')).toBeVisible()
  },
}
export const Dark: Story = { args: { value: 'Ada Lovelace' }, globals: { theme: 'dark' } }
export const Mobile: Story = { args: { value: 'Ada Lovelace' }, globals: { viewport: { value: 'phone' } } }
export const QueryOperator: Story = {
  args: { value: '*ada*', props: { operator: 'like' } },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByLabelText('Label')
    await expect(field).toHaveValue('ada')
    await userEvent.type(field, 'x')
    await expect(args.onChange).toHaveBeenLastCalledWith('*adax*')
    await userEvent.clear(field)
    await expect(args.onChange).toHaveBeenLastCalledWith('')
  },
}
export const FilterOperator: Story = {
  args: { as: 'filter', props: { operator: 'ge' } },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByLabelText('Label')
    await userEvent.type(field, '5')
    await expect(args.onChange).toHaveBeenLastCalledWith({ operator: 'ge', text: '5' })
    await expect(field).toHaveValue('5')
    await userEvent.clear(field)
    await expect(args.onChange).toHaveBeenLastCalledWith('')
  },
}
