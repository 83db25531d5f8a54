import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
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
export const RefusesLetters: Story = {
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('spinbutton')
    await userEvent.type(field, '-1a2.3.4b')
    await expect(field).toHaveValue('-12.34')
  },
}
/** Without groups of thousands no comma may come in: it could mean a point. */
export const RefusesCommas: Story = {
  args: { value: 7 },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, '12,')
    await expect(field).toHaveValue('12')
    for (const text of ['1,5', '12,34', '1,234.50']) {
      await userEvent.tripleClick(field)
      await userEvent.paste(text)
      await expect(field).toHaveValue('12')
    }
    // What no listener could refuse is no number either.
    await fireEvent.input(field, { target: { value: '1,5' } })
    await userEvent.tab()
    await expect(field).toHaveValue('12')
    await expect(args.onChange).toHaveBeenLastCalledWith(12)
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
/** With groups of thousands those commas come in that stand where the field itself writes them. */
export const PastesMoney: Story = {
  args: { props: { thousands: true } },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('spinbutton')
    await userEvent.click(field)
    await userEvent.paste('1,234.50')
    await expect(args.onChange).toHaveBeenLastCalledWith(1234.5)
    for (const text of ['1,5', '12,34', '1.5,000', ',']) {
      await userEvent.tripleClick(field)
      await userEvent.paste(text)
      await expect(field).toHaveValue('1,234.5')
    }
    await userEvent.clear(field)
    await userEvent.type(field, '-12345')
    await expect(field).toHaveValue('-12,345')
    await userEvent.keyboard('{Backspace}')
    await expect(field).toHaveValue('-1,234')
    await expect(args.onChange).toHaveBeenLastCalledWith(-1234)
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
