import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { number } from '../../widgets/number/index.ts'
import { Field } from './Field.tsx'

export default { title: 'widgets/number', component: Field, args: { widget: number, onChange: fn() } } satisfies Meta<
  typeof Field
>
type Story = StoryObj<typeof Field>

export const Empty: Story = {
  args: { placeholder: 'How many' },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('spinbutton', { name: 'Label' })
    await userEvent.type(field, '12.5')
    await expect(args.onChange).toHaveBeenLastCalledWith(12.5)
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(13.5)
  },
}
/** What is no number stays as it was typed and is the value: the widget refuses it, and nothing is lost. */
export const KeepsWhatIsTyped: Story = {
  args: { value: 7 },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('spinbutton')
    for (const text of ['12abc', '1,5', '1,234,56', '12345678901234567890']) {
      await userEvent.clear(field)
      await userEvent.type(field, text)
      await userEvent.tab()
      await expect(field).toHaveValue(text)
      await expect(args.onChange).toHaveBeenLastCalledWith(text)
    }
    await userEvent.clear(field)
    await userEvent.paste('1,234.50')
    await expect(args.onChange).toHaveBeenLastCalledWith(1234.5)
  },
}
/** A number beyond the bounds is not put back to them. */
export const KeepsWhatIsTooLarge: Story = {
  args: { props: { min: 0, max: 99, precision: 2 } },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('spinbutton')
    await userEvent.type(field, '123.999')
    await userEvent.tab()
    await expect(field).toHaveValue('123.999')
    await expect(args.onChange).toHaveBeenLastCalledWith(123.999)
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith(99)
  },
}
export const Emptied: Story = {
  args: { value: 5 },
  async play({ canvas, userEvent, args }) {
    await userEvent.clear(canvas.getByRole('spinbutton'))
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
  },
}
export const Money: Story = {
  args: { value: 1234567.5, props: { precision: 2, thousands: true, min: 0 } },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('spinbutton')
    await expect(field).toHaveValue('1,234,567.50')
    await userEvent.clear(field)
    await userEvent.type(field, '9876.5')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(9876.5)
    await expect(field).toHaveValue('9,876.50')
  },
}
/** Thousands are grouped once the field is left. */
export const PastesMoney: Story = {
  args: { props: { thousands: true } },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('spinbutton')
    await userEvent.click(field)
    await userEvent.paste('1,234.50')
    await expect(args.onChange).toHaveBeenLastCalledWith(1234.5)
    await userEvent.clear(field)
    await userEvent.type(field, '-12345')
    await expect(field).toHaveValue('-12345')
    await userEvent.tab()
    await expect(field).toHaveValue('-12,345')
  },
}
export const Disabled: Story = { args: { value: 7, disabled: true } }
export const Required: Story = { args: { required: true } }
export const Invalid: Story = { args: { value: 7, error: 'At most 5' } }
export const ReadOnly: Story = {
  args: { as: 'view', value: '1234567.5', props: { precision: 2, thousands: true } },
  async play({ canvas }) {
    await expect(canvas.getByText('1,234,567.50')).toBeVisible()
  },
}
export const ViewOfNothing: Story = { args: { as: 'view' } }
export const ViewOfText: Story = { args: { as: 'view', value: 'many' } }
export const Dark: Story = { args: { value: 7 }, globals: { theme: 'dark' } }
export const Mobile: Story = { args: { value: 1250 }, globals: { viewport: { value: 'phone' } } }
