import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { inputPopup } from '../../widgets/input-popup/index.ts'
import { Field } from './Field.tsx'

export default {
  title: 'widgets/input-popup',
  component: Field,
  args: { widget: inputPopup, onChange: fn(), label: 'Remark' },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

const line = () => screen.getAllByRole('textbox', { name: 'Remark' })[0] as HTMLElement
const openButton = () => screen.getByRole('button', { name: 'Edit Remark in a larger field' })
const area = async () => within(await screen.findByRole('dialog', { name: 'Remark' })).findByRole('textbox')

export const Empty: Story = {
  args: { placeholder: 'What else?' },
  async play({ userEvent, args }) {
    await userEvent.type(line(), 'One')
    await expect(args.onChange).toHaveBeenLastCalledWith('One')
    openButton().click()
    await waitFor(async () => expect(await area()).toHaveFocus())
    await userEvent.type(await area(), '{Enter}Two')
    await expect(args.onChange).toHaveBeenLastCalledWith('One\nTwo')
  },
}
export const Opened: Story = {
  args: { value: 'A remark' },
  async play() {
    openButton().click()
    const { width, height } = (await area()).getBoundingClientRect()
    await expect({ width, height }).toEqual({ width: 150, height: 200 })
    await waitFor(async () =>
      expect((await area()).getBoundingClientRect().left).toBeGreaterThan(openButton().getBoundingClientRect().right),
    )
  },
}
export const ByKeyboard: Story = {
  args: { value: 'One' },
  async play({ userEvent }) {
    line().focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(async () => expect(await area()).toHaveFocus())
  },
}
export const Lines: Story = {
  args: { value: 'One\nTwo' },
  async play({ userEvent, args }) {
    await expect(line()).toHaveValue('One ↵ Two')
    await expect(line()).toHaveAttribute('readonly')
    await userEvent.type(line(), '{Enter}')
    await waitFor(async () => expect(await area()).toHaveValue('One\nTwo'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Bigger: Story = {
  args: { value: 'A remark', props: { width: 300, height: 120, position: 'bottom' } },
  async play() {
    openButton().click()
    await waitFor(async () =>
      expect((await area()).getBoundingClientRect().top).toBeGreaterThan(line().getBoundingClientRect().bottom),
    )
  },
}
export const Disabled: Story = {
  args: { value: 'A remark', disabled: true },
  async play() {
    await expect(openButton()).toBeDisabled()
  },
}
export const Required: Story = { args: { required: true } }
export const Invalid: Story = { args: { value: 'x', error: 'Say more' } }
export const ReadOnly: Story = { args: { as: 'view', value: 'One\nTwo' } }
export const ReadOnlyOfNothing: Story = { args: { as: 'view' } }
export const Cell: Story = { args: { as: 'cell', value: 'A remark that goes on for longer than its column is wide' } }
export const HostileText: Story = {
  args: { as: 'view', value: '<img src=x onerror=alert(1)> {{1+1}}' },
  async play({ canvas }) {
    await expect(canvas.getByText('<img src=x onerror=alert(1)> {{1+1}}')).toBeVisible()
  },
}
export const Chinese: Story = { args: { value: '备注内容', label: '备注' }, globals: { language: 'zh' } }
export const Mobile: Story = {
  args: { value: 'A remark' },
  globals: { viewport: { value: 'phone' } },
  async play() {
    openButton().click()
    const { left, right } = (await area()).getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(innerWidth)
  },
}
export const Dark: Story = {
  args: { value: 'A remark' },
  globals: { theme: 'dark' },
  async play() {
    openButton().click()
    await expect(await area()).toBeVisible()
  },
}
