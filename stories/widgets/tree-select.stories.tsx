import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { treeSelect } from '../../widgets/tree-select/index.ts'
import { Field } from './Field.tsx'

const nodes = [
  { value: 'north', label: 'North' },
  { value: 'south', label: 'South' },
  { value: 'coast', label: 'Coast', parent: 'south' },
]
const departments = { dict: 'sys_depart,depart_name,id', parentField: 'parent_id' }
const permissions = { url: '/sys/permission/queryTreeList', multiple: true, checkStrictly: true }

export default {
  title: 'widgets/tree-select',
  component: Field,
  args: { widget: treeSelect, onChange: fn(), props: { nodes } },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Choosing: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Label' }))
    await userEvent.click(await screen.findByTitle('South'))
    await expect(args.onChange).toHaveBeenLastCalledWith('south')
  },
}
export const Filled: Story = { args: { value: 'coast' } }
export const LevelByLevel: Story = {
  args: { props: departments },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('combobox'))
    const folder = (await screen.findByTitle('Head office')).closest('.ant-select-tree-treenode')
    const switcher = folder?.querySelector('.ant-select-tree-switcher')
    if (switcher) await userEvent.click(switcher)
    await userEvent.click(await screen.findByTitle('Accounts'))
    await expect(args.onChange).toHaveBeenLastCalledWith('d11')
  },
}
export const TextOfARowThatIsNotLoaded: Story = {
  args: { value: 'd11', props: departments },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Accounts')).toBeVisible())
  },
}
export const WholeTree: Story = {
  args: { value: 'm2', props: permissions },
  async play({ canvas, userEvent, args }) {
    await waitFor(() => expect(canvas.getByText('Users')).toBeVisible())
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(await screen.findByTitle('System'))
    await expect(args.onChange).toHaveBeenLastCalledWith('m2,m1')
  },
}
export const Loading: Story = {
  args: { props: { url: '/sys/slow' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByText('Loading…')).toBeVisible())
  },
}
export const Empty: Story = {
  args: { props: { ...departments, root: 'nobody' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByText('No data')).toBeVisible())
  },
}
export const LoadFailed: Story = {
  name: 'Error',
  args: { props: { url: '/sys/flaky' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(await screen.findByText('The table is locked'))
    await waitFor(() => expect(screen.getByTitle('Male')).toBeVisible())
  },
}
export const LoadFailedInThePage: Story = {
  args: { props: { url: '/sys/flaky', inline: true } },
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The table is locked'))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.getByText('Male')).toBeVisible())
  },
}
export const InThePage: Story = { args: { value: 'south,coast', props: { nodes, inline: true, search: true } } }
export const Disabled: Story = { args: { value: 'coast', disabled: true } }
export const Required: Story = { args: { required: true } }
export const Invalid: Story = { args: { value: 'coast', error: 'Closed' } }
export const ReadOnly: Story = { args: { as: 'view', value: 'north,coast' } }
export const HostileText: Story = {
  args: { as: 'view', value: 'd12', props: departments },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('{{1+1}}')).toBeVisible())
  },
}
export const Mobile: Story = {
  args: { value: 'south,coast', props: { nodes, multiple: true } },
  globals: { viewport: { value: 'phone' } },
}
export const Dark: Story = { args: { value: 'coast' }, globals: { theme: 'dark' } }
