import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { radio } from '../../widgets/radio/index.ts'
import { Field } from './Field.tsx'

const options = [
  { value: 'draft', label: 'Draft' },
  { value: 'sent', label: 'Sent' },
  { value: 'gone', label: 'Revoked', disabled: true },
]

export default {
  title: 'widgets/radio',
  component: Field,
  args: { widget: radio, onChange: fn(), props: { options } },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Empty: Story = {
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole('radiogroup', { name: 'Label' })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('draft')
  },
}
export const Filled: Story = {
  args: { value: 'draft' },
  async play({ canvas, userEvent, args }) {
    canvas.getByRole('radio', { name: 'Draft' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('sent')
  },
}
/** Choices that the page knows; their words are data and show as they are. */
export const FromOtherFields: Story = {
  args: {
    props: { optionsFrom: 'values.departs', optionValue: 'code', optionLabel: 'name' },
    siblings: {
      departs: [
        { code: 7, name: 'Sales' },
        { code: 8, name: '@:widgets.radio.title' },
      ],
    },
  },
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByText('@:widgets.radio.title')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Sales' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(7)
  },
}
export const WrongFormula: Story = {
  args: { props: { optionsFrom: 'values.departs +' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('note')).toHaveTextContent(/^values\.departs \+: /)
  },
}
export const Disabled: Story = { args: { value: 'draft', disabled: true } }
export const Required: Story = { args: { required: true } }
export const Invalid: Story = { args: { error: 'Choose one' } }
export const ReadOnly: Story = { args: { as: 'view', value: 'sent' } }
export const UnknownValue: Story = { args: { as: 'view', value: '<b>old</b>' } }
export const Dark: Story = { args: { value: 'draft' }, globals: { theme: 'dark' } }
export const Mobile: Story = { args: { value: 'draft' }, globals: { viewport: { value: 'phone' } } }
