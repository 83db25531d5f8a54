import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { select } from '../../widgets/select/index.ts'
import { Field } from './Field.tsx'

const options = [
  { value: 1, label: 'Draft' },
  { value: 2, label: 'Sent' },
  { value: 3, label: 'Revoked', disabled: true },
]
const hostile = [{ value: 'x', label: '<img src=x onerror=alert(1)>' }]

export default {
  title: 'widgets/select',
  component: Field,
  args: { widget: select, onChange: fn(), props: { options } },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Empty: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Label' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Sent' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
  },
}
/** Choices that the page knows. */
export const FromOtherFields: Story = {
  args: {
    props: { optionsFrom: 'values.departs', optionValue: 'code', optionLabel: 'name' },
    siblings: { departs: [{ code: 'A01', name: 'Sales' }] },
    value: 'A01',
  },
  async play({ canvas }) {
    await expect(canvas.getByTitle('Sales')).toBeVisible()
  },
}
export const Filled: Story = { args: { value: '2' } }
export const UnknownValue: Story = { args: { value: 'gone' } }
export const Several: Story = {
  args: { value: '1,2', props: { options, mode: 'multiple', search: true } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(await screen.findByRole('option', { name: 'Sent' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('1')
  },
}
export const Searched: Story = {
  args: { props: { options, search: true } },
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByRole('combobox'), 'sen')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.click(screen.getByRole('option', { name: 'Sent' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
  },
}
/** What is typed can be chosen, and chooses the option of that name where there is one. */
export const Typed: Story = {
  args: { props: { options, allowInput: true } },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, ' Held back ')
    await userEvent.click(await screen.findByRole('option', { name: 'Held back' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('Held back')
    await waitFor(() => expect(canvas.getByTitle('Held back')).toBeVisible())
    await userEvent.type(field, 'Sent')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.click(screen.getByRole('option', { name: 'Sent' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
  },
}
/** What was typed stays where a person goes on without choosing it, and goes with Escape. */
export const TypedAndLeft: Story = {
  args: { props: { options, allowInput: true } },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'Dropped')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(document.body)
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.type(field, 'Held back')
    await userEvent.click(document.body)
    await expect(args.onChange).toHaveBeenLastCalledWith('Held back')
  },
}
/** Values are joined by commas: what holds one is no choice. */
export const SeveralTyped: Story = {
  args: { value: '1', props: { options, mode: 'multiple', allowInput: true } },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'a,b')
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
    await userEvent.clear(field)
    await userEvent.type(field, 'Late')
    await userEvent.click(await screen.findByRole('option', { name: 'Late' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('1,Late')
  },
}
export const Open: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByTitle('Revoked')).toHaveClass('ant-select-item-option-disabled'))
  },
}
export const Disabled: Story = { args: { value: 1, disabled: true } }
export const Required: Story = { args: { required: true } }
export const Invalid: Story = { args: { value: 1, error: 'Not now' } }
export const ReadOnly: Story = { args: { as: 'view', value: '1,2', props: { options, mode: 'multiple' } } }
export const HostileText: Story = { args: { as: 'view', value: 'x', props: { options: hostile } } }
export const Dark: Story = { args: { value: 1 }, globals: { theme: 'dark' } }
export const Mobile: Story = { args: { value: 1 }, globals: { viewport: { value: 'phone' } } }
