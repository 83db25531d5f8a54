import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { recordPicker } from '../../widgets/record-picker/index.ts'
import { Field } from './Field.tsx'

const page = 'system.user-picker'

export default {
  title: 'widgets/record-picker',
  component: Field,
  args: {
    widget: recordPicker,
    onChange: fn(),
    onSiblings: fn(),
    value: 'ada,grace',
    props: { page, multiple: true, value: 'username', label: 'realname', table: 'sys_user,realname,username' },
  },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Empty: Story = {
  args: {
    value: undefined,
    props: { page, multiple: true, value: 'id', label: 'realname', textField: 'names', fills: { logins: 'username' } },
  },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Label: Choose' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('u2,u3')
    await expect(args.onSiblings).toHaveBeenLastCalledWith({
      logins: 'grace,edsger',
      names: 'Grace Hopper,Edsger Dijkstra',
    })
    await expect(await canvas.findByText('Grace Hopper')).toBeVisible()
  },
}
/** Where neither a table nor another field gives names, the picker itself knows those that it has just given. */
export const NamesOfTheChosen: Story = {
  args: { value: 'x7', props: { page, multiple: true, label: 'realname' } },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText('x7')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Label: Choose' }))
    await waitFor(() => expect(canvas.getByText('Grace Hopper')).toBeVisible())
  },
}
export const Filled: Story = {
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Ada Lovelace')).toBeVisible())
  },
}
export const NamesInAnotherField: Story = {
  args: { value: '7,8', props: { page, multiple: true, textField: 'names' }, siblings: { names: 'A-007,A-008' } },
  async play({ canvas }) {
    await expect(canvas.getByText('A-008')).toBeVisible()
  },
}
/** The names stand in the other field alone: the one that stays keeps its own. */
export const TakenOut: Story = {
  args: {
    value: '7,8',
    props: { page, multiple: true, textField: 'names', fills: { logins: 'username' } },
    siblings: { names: 'A-007,A-008', logins: 'seven,eight' },
  },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove A-007' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('8')
    await expect(args.onSiblings).toHaveBeenLastCalledWith({ logins: 'eight', names: 'A-008' })
    await expect(canvas.getByText('A-008')).toBeVisible()
    await expect(canvas.queryByText('A-007')).toBeNull()
  },
}
export const Loading: Story = {
  args: { value: 'slow,ada' },
  async play({ canvas, canvasElement }) {
    await expect(canvas.queryByText('slow')).toBeNull()
    await expect(canvasElement.querySelectorAll('.pw-awaited')).toHaveLength(2)
  },
}
/** Where the names cannot be had the keys stand for them, and the field works on. */
export const LoadFailed: Story = {
  name: 'Error',
  args: { value: 'flaky,ada' },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove flaky' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('ada')
    await expect(canvas.getByText('ada')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Label: Choose' }))
    await waitFor(() => expect(canvas.getByText('Grace Hopper')).toBeVisible())
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const Invalid: Story = { args: { error: 'Not these' } }
export const ReadOnly: Story = {
  args: { as: 'view' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Ada Lovelace, Grace Hopper')).toBeVisible())
  },
}
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
