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
const powers = {
  multiple: true,
  search: true,
  inline: true,
  apart: {
    title: 'Powers',
    text: 'Worth as much as the role of an administrator. Tick them one by one.',
    locked: 'Only administrators give powers.',
  },
}
const granting = { ...powers, url: '/sys/role/queryTreeList' }
const locked = { ...powers, url: '/sys/sysDepartPermission/queryTreeListForDeptRole' }

/** Nodes to be chosen with care stand apart, and come neither with all nor with what stands above them. */
export const Powers: Story = {
  args: { props: granting },
  async play({ canvas, userEvent, args }) {
    const head = await canvas.findByRole('button', { name: /Powers/ })
    await expect(head).toHaveTextContent('0 of 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Select all' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('m1,m2,m3,j1,j2')
    await userEvent.click(head)
    const add = canvas.getByRole('checkbox', { name: /^Scheduled jobs \/ Add/ })
    await expect(add).not.toBeChecked()
    await expect(add).toHaveAccessibleDescription(/^Plans jobs/)
    await userEvent.click(add)
    await expect(args.onChange).toHaveBeenLastCalledWith('m1,m2,m3,j1,j2,p1')
  },
}
/** One that is granted shows at once; clearing all takes it away as well. */
export const PowersGranted: Story = {
  args: { value: 'm1,j1,p1', props: granting },
  async play({ canvas, userEvent, args }) {
    await expect(await canvas.findByRole('checkbox', { name: /^Scheduled jobs \/ Add/ })).toBeChecked()
    await expect(canvas.getByText(/Tick them one by one/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
  },
}
/** Who may not grant them sees which ones are granted, and why they cannot be ticked. */
export const PowersLocked: Story = {
  args: { value: 'm1,j1,p1', props: locked },
  async play({ canvas, userEvent, args }) {
    const add = await canvas.findByRole('checkbox', { name: /^Scheduled jobs \/ Add/ })
    await expect(add).toBeChecked()
    for (const box of [add, canvas.getByRole('checkbox', { name: /^Scheduled jobs \/ Edit/ })])
      await expect(box).toBeDisabled()
    await expect(canvas.getByText('Only administrators give powers.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('j1,p1')
  },
}
/** A search finds them by what they are able to do. */
export const PowersFound: Story = {
  args: { props: granting },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Search' }), 'parameters')
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(1))
    await expect(canvas.getByText('Scheduled jobs / Edit')).toBeVisible()
  },
}
export const PowersMobile: Story = { ...PowersGranted, globals: { viewport: { value: 'phone' } } }
export const PowersDark: Story = { ...PowersLocked, globals: { theme: 'dark' } }
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
