import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { departPicker } from '../../widgets/depart-picker/index.ts'
import { Field } from './Field.tsx'

export default {
  title: 'widgets/depart-picker',
  component: Field,
  args: { widget: departPicker, onChange: fn(), onSiblings: fn(), value: 'd11' },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

type User = { click(element: Element): Promise<void>; type(element: Element, text: string): Promise<void> }
const open = async (canvas: ReturnType<typeof within>, userEvent: User) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Label: Choose departments' }))
  return within(await screen.findByRole('dialog', { name: 'Choose departments' }))
}

export const NothingChosen: Story = {
  args: { value: undefined, props: { textField: 'names' } },
  async play({ canvas, userEvent, args }) {
    const dialog = await open(canvas, userEvent)
    await dialog.findByText('Head office')
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Please choose a department'))
    const field = dialog.getByPlaceholderText(/search/i)
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Please choose a department')
    await userEvent.click(dialog.getByText('Branch'))
    await expect(field).not.toBeInvalid()
    await userEvent.click(dialog.getByText('Accounts'))
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('d2,d11'))
    await expect(args.onSiblings).toHaveBeenLastCalledWith({ names: 'Branch,Accounts' })
    await expect(canvas.getByText('Branch')).toBeVisible()
  },
}
/** The names beside the departments go with the one that is taken out. */
export const TakenOut: Story = {
  args: { value: 'd2,d11', props: { textField: 'names' }, siblings: { names: 'Branch,Accounts' } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Branch' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('d11')
    await expect(args.onSiblings).toHaveBeenLastCalledWith({ names: 'Accounts' })
  },
}
/** Who goes on with the keys goes on from the field, whatever they answered. */
export const FocusComesBack: Story = {
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Label: Choose departments' })
    for (const [answer, more] of [
      ['Cancel', []],
      ['OK', ['Branch']],
    ] as const) {
      opener.focus()
      const dialog = await open(canvas, userEvent)
      for (const title of more) await userEvent.click(await dialog.findByText(title))
      await userEvent.click(dialog.getByRole('button', { name: answer }))
      await waitFor(() => expect(opener).toHaveFocus())
      await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull())
    }
  },
}
/** A department selector is 500 px wide, and its tree at most 360 px high (specification 9). */
export const Wide: Story = {
  async play({ canvas, userEvent }) {
    await open(canvas, userEvent)
    const dialog = screen.getByRole('dialog', { name: 'Choose departments' })
    await expect(dialog.style.width).toContain('500px')
    await waitFor(() => expect(dialog.querySelector('.ant-tree-list-holder')).toHaveStyle({ 'max-height': '360px' }))
  },
}
export const OnlyTheNewest: Story = {
  args: { props: { multiple: false, value: 'orgCode' }, value: 'A02' },
  async play({ canvas, userEvent, args }) {
    const dialog = await open(canvas, userEvent)
    await userEvent.click(await dialog.findByText('Head office'))
    await userEvent.click(dialog.getByText('Accounts'))
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('A01A01'))
  },
}
export const Searched: Story = {
  async play({ canvas, userEvent }) {
    const dialog = await open(canvas, userEvent)
    await dialog.findByText('Branch')
    await userEvent.type(dialog.getByLabelText('Search'), 'acc')
    await expect(dialog.getByText('Accounts')).toBeVisible()
    await expect(dialog.queryByText('Branch')).toBeNull()
  },
}
export const Loading: Story = {
  args: { props: { url: '/sys/slow' } },
  async play({ canvas, userEvent }) {
    const dialog = await open(canvas, userEvent)
    await waitFor(() => expect(document.querySelector('[role=dialog] .ant-skeleton')).toBeVisible())
    await expect(dialog.queryByText('No data')).toBeNull()
  },
}
export const Empty: Story = {
  args: { value: undefined, props: { url: '/sys/sysDepart/none' } },
  async play({ canvas, userEvent }) {
    const dialog = await open(canvas, userEvent)
    await waitFor(() => expect(dialog.getByText('No data')).toBeVisible())
  },
}
export const LoadFailed: Story = {
  name: 'Error',
  args: { props: { url: '/sys/nowhere' } },
  async play({ canvas, userEvent }) {
    const dialog = await open(canvas, userEvent)
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible())
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const Invalid: Story = { args: { error: 'Not this one' } }
export const ReadOnly: Story = {
  args: { as: 'view', value: 'd1,d2' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Head office, Branch')).toBeVisible())
  },
}
export const Chinese: Story = {
  globals: { language: 'zh' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Label: 选择部门' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: '选择部门' })).toBeVisible())
  },
}
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  async play({ canvas, userEvent }) {
    const dialog = await open(canvas, userEvent)
    await dialog.findByText('Head office')
  },
}
export const Dark: Story = {
  globals: { theme: 'dark' },
  async play({ canvas, userEvent }) {
    const dialog = await open(canvas, userEvent)
    await dialog.findByText('Head office')
  },
}
