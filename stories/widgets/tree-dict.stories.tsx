import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { treeDict } from '../../widgets/tree-dict/index.ts'
import { Field } from './Field.tsx'

const departments = { dict: 'sys_depart,depart_name,id', pidField: 'parent_id' }

export default {
  title: 'widgets/tree-dict',
  component: Field,
  args: { widget: treeDict, onChange: fn(), props: departments },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Choosing: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Label' }))
    const folder = (await screen.findByTitle('Head office')).closest('.ant-select-tree-treenode')
    const switcher = folder?.querySelector('.ant-select-tree-switcher')
    if (switcher) await userEvent.click(switcher)
    await userEvent.click(await screen.findByTitle('Accounts'))
    await expect(args.onChange).toHaveBeenLastCalledWith('d11')
  },
}
export const TextOfARowThatIsNotLoaded: Story = {
  args: { value: 'd11' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Accounts')).toBeVisible())
  },
}
/** A record at the top of its tree holds what stands above the first rows, which is no row. */
export const AtTheTop: Story = {
  args: { value: '0' },
  async play({ canvas, userEvent, args }) {
    await expect(canvas.queryByText('0')).toBeNull()
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(await screen.findByTitle('Branch'))
    await expect(args.onChange).toHaveBeenLastCalledWith('d2')
  },
}
export const AtTheTopReadOnly: Story = {
  args: { value: '0', as: 'view' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('—')).toBeVisible())
  },
}
export const Several: Story = {
  args: { value: 'd2,d11', props: { ...departments, multiple: true } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(await screen.findByTitle('Head office'))
    await expect(args.onChange).toHaveBeenLastCalledWith('d2,d11,d1')
  },
}
export const Searched: Story = {
  args: { props: { ...departments, search: true } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await screen.findByTitle('Branch')
    await userEvent.type(canvas.getByRole('combobox'), 'head')
    await waitFor(() => expect(screen.queryByTitle('Branch')).toBeNull())
    await expect(screen.getByTitle('Head office')).toBeVisible()
  },
}
export const Loading: Story = {
  args: { props: { ...departments, pidValue: 'slow' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByText('Loading…')).toBeVisible())
  },
}
export const Empty: Story = {
  args: { props: { ...departments, pidValue: 'nobody' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByText('No data')).toBeVisible())
  },
}
export const LoadFailed: Story = {
  name: 'Error',
  args: { props: { dict: 'flaky_depart,depart_name,id', pidField: 'parent_id' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(await screen.findByText('The table is locked'))
    await waitFor(() => expect(screen.getByTitle('Head office')).toBeVisible())
  },
}
export const WronglyConfigured: Story = {
  args: { props: { dict: 'sys_depart' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('A tree dictionary needs a table')
  },
}
export const WrongCondition: Story = {
  args: { props: { ...departments, condition: '[]' } },
  globals: { language: 'zh' },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('需要一个json字符串!')
  },
}
export const Disabled: Story = { args: { value: 'd1', disabled: true } }
export const Required: Story = { args: { required: true } }
export const Invalid: Story = { args: { value: 'd1', error: 'Closed' } }
export const ReadOnly: Story = {
  args: { as: 'view', value: 'd1,d11' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Head office, Accounts')).toBeVisible())
  },
}
export const Mobile: Story = {
  args: { value: 'd1,d2', props: { ...departments, multiple: true } },
  globals: { viewport: { value: 'phone' } },
}
export const Dark: Story = { args: { value: 'd1' }, globals: { theme: 'dark' } }
