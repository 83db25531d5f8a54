import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { areaLinkage } from '../../widgets/area-linkage/index.ts'
import { Field } from './Field.tsx'
import { pressKey } from './pressKey.ts'

export default {
  title: 'widgets/area-linkage',
  component: Field,
  args: { widget: areaLinkage, onChange: fn() },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

const choose = async (click: (element: Element) => Promise<void>, name: string) =>
  click(await screen.findByRole('menuitemcheckbox', { name }))

export const Choosing: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Label' }))
    await choose(userEvent.click, '广东省')
    await choose(userEvent.click, '深圳市')
    await choose(userEvent.click, '南山区')
    await expect(args.onChange).toHaveBeenLastCalledWith('440305')
    await waitFor(() => expect(canvas.getByTitle('广东省 / 深圳市 / 南山区')).toBeVisible())
  },
}
export const ByKeyboard: Story = {
  args: { value: '440305', props: { store: 'names' } },
  async play({ userEvent, args }) {
    await userEvent.tab()
    await pressKey('ArrowDown')
    await screen.findByRole('menuitemcheckbox', { name: '南山区' })
    await pressKey('ArrowDown')
    await pressKey('Enter')
    await expect(args.onChange).toHaveBeenLastCalledWith('广东省,深圳市,宝安区')
  },
}
export const Searching: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByRole('combobox'), '南山')
    await choose(userEvent.click, '广东省 / 深圳市 / 南山区')
    await expect(args.onChange).toHaveBeenLastCalledWith('440305')
  },
}
export const NothingFound: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('combobox'), 'nowhere')
    await waitFor(() => expect(screen.getByText('No matching regions')).toBeVisible())
  },
}
export const Depth: Story = {
  args: { props: { depth: 'city' } },
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByText('Province / City')).toBeVisible()
    await userEvent.click(canvas.getByRole('combobox', { name: 'Label' }))
    await choose(userEvent.click, '广东省')
    await choose(userEvent.click, '深圳市')
    await expect(args.onChange).toHaveBeenLastCalledWith('440300')
    await waitFor(() => expect(canvas.getByTitle('广东省 / 深圳市')).toBeVisible())
  },
}
export const DepthOfSelects: Story = {
  args: { value: '440000', props: { type: 'select', depth: 'province' } },
  async play({ canvas }) {
    const fields = within(canvas.getByRole('group', { name: 'Label' }))
    await expect(fields.getAllByRole('combobox')).toHaveLength(1)
    await expect(fields.getByTitle('广东省')).toBeVisible()
  },
}
export const Selects: Story = {
  args: { value: '440305', props: { type: 'select', store: 'codes' } },
  async play({ canvas, userEvent, args }) {
    const fields = within(canvas.getByRole('group', { name: 'Label' }))
    await userEvent.click(fields.getByRole('combobox', { name: 'Label: City' }))
    await userEvent.click(await screen.findByTitle('珠海市'))
    await expect(args.onChange).toHaveBeenLastCalledWith('440000,440400')
    await userEvent.click(fields.getByRole('combobox', { name: 'Label: District' }))
    await userEvent.click(await screen.findByTitle('香洲区'))
    await expect(args.onChange).toHaveBeenLastCalledWith('440000,440400,440402')
  },
}
export const SelectsOfNothing: Story = {
  args: { props: { type: 'select' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox', { name: 'Label: City' })).toBeDisabled()
  },
}
export const NamesFromTheServer: Story = {
  args: { value: '北京市/东城区' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByTitle('北京市 / 北京市 / 东城区')).toBeVisible())
  },
}
export const UnknownValue: Story = { args: { value: 'Atlantis' } }
export const BadType: Story = {
  args: { props: { type: 'tree' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Bad type value')
  },
}
export const Empty: Story = {}
export const Disabled: Story = { args: { value: '440305', disabled: true } }
export const DisabledSelects: Story = { args: { value: '440305', disabled: true, props: { type: 'select' } } }
export const Required: Story = { args: { required: true } }
export const Invalid: Story = { args: { value: '440305', error: 'Closed' } }
export const InvalidSelects: Story = { args: { value: '440305', error: 'Closed', props: { type: 'select' } } }
export const ReadOnly: Story = {
  args: { as: 'view', value: '440305' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('广东省 / 深圳市 / 南山区')).toBeVisible())
  },
}
export const ReadOnlyUnknown: Story = { args: { as: 'view', value: 'Atlantis' } }
export const Mobile: Story = {
  args: { value: '440305', props: { type: 'select' } },
  globals: { viewport: { value: 'phone' } },
}
export const Dark: Story = { args: { value: '440305' }, globals: { theme: 'dark' } }
