import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { categorySelect } from '../../widgets/category-select/index.ts'
import { Field } from './Field.tsx'
import { pressKey } from './pressKey.ts'

export default {
  title: 'widgets/category-select',
  component: Field,
  args: { widget: categorySelect, onChange: fn(), onSiblings: fn() },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

const switcherOf = async (title: string): Promise<Element> => {
  const row = (await screen.findByTitle(title)).closest('.ant-select-tree-treenode')
  const switcher = row?.querySelector('.ant-select-tree-switcher')
  if (!switcher) throw new Error(`${title} cannot be opened.`)
  return switcher
}

const untilActive = (title: string) =>
  waitFor(() => expect(document.querySelector('.ant-select-tree-treenode-active')).toHaveTextContent(title))

export const Choosing: Story = {
  args: { props: { textField: 'categoryName' } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Label' }))
    await userEvent.click(await switcherOf('Fruit'))
    await userEvent.click(await screen.findByTitle('Apples'))
    await expect(args.onChange).toHaveBeenLastCalledWith('c11')
    await expect(args.onSiblings).toHaveBeenLastCalledWith({ categoryName: 'Apples' })
  },
}
export const ByKeyboard: Story = {
  async play({ userEvent, args }) {
    await userEvent.tab()
    await pressKey('ArrowDown')
    await untilActive('Fruit')
    await pressKey('ArrowRight')
    await screen.findByTitle('Apples')
    await pressKey('ArrowDown')
    await untilActive('Apples')
    await pressKey('Enter')
    await expect(args.onChange).toHaveBeenLastCalledWith('c11')
  },
}
export const Several: Story = {
  args: { value: 'c2', props: { multiple: true } },
  async play({ canvas, userEvent, args }) {
    await waitFor(() => expect(canvas.getByText('Roots')).toBeVisible())
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(await screen.findByTitle('Fruit'))
    await expect(args.onChange).toHaveBeenLastCalledWith('c2,c1')
  },
}
export const CodesAreStored: Story = {
  args: { value: 'A01A01', props: { store: 'code', pcode: 'A01' } },
  async play({ canvas, userEvent, args }) {
    await waitFor(() => expect(canvas.getByText('Apples')).toBeVisible())
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(await screen.findByTitle('{{1+1}}'))
    await expect(args.onChange).toHaveBeenLastCalledWith('A01A02')
  },
}
export const UnderACondition: Story = {
  args: { props: { condition: { name: '!Roots' } } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByTitle('Fruit')).toBeVisible())
    await expect(screen.getByTitle('Seeds')).toBeVisible()
    await expect(screen.queryByTitle('Roots')).toBeNull()
  },
}
export const WrongCondition: Story = {
  args: { props: { condition: 'name = 1' } },
  globals: { language: 'zh' },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('组件JTreeSelect-condition传值有误，需要一个json字符串!')
  },
}
export const Loading: Story = {
  args: { props: { pcode: 'slow' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByText('Loading…')).toBeVisible())
  },
}
export const Empty: Story = {
  args: { props: { pid: 'c2' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByText('No data')).toBeVisible())
  },
}
export const LoadFailed: Story = {
  name: 'Error',
  args: { props: { pid: 'locked' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByText('The categories are locked')).toBeVisible())
    await expect(screen.getByText('Try again')).toBeVisible()
  },
}
export const ABranchThatFailsCanBeOpenedAgain: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(await switcherOf('Seeds'))
    await waitFor(async () => expect(await switcherOf('Seeds')).toHaveClass('ant-select-tree-switcher_close'))
    await userEvent.click(await switcherOf('Seeds'))
    await waitFor(() => expect(screen.getByTitle('Sesame')).toBeVisible())
  },
}
export const Disabled: Story = { args: { value: 'c1', disabled: true } }
export const Required: Story = { args: { required: true } }
export const Invalid: Story = { args: { value: 'c1', error: 'Closed' } }
export const ReadOnly: Story = {
  args: { as: 'view', value: 'c11,c2' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Apples, Roots')).toBeVisible())
  },
}
export const ReadOnlyByCode: Story = {
  args: { as: 'view', value: 'A01A01,A02', props: { store: 'code' } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Apples, Roots')).toBeVisible())
  },
}
export const HostileText: Story = {
  args: { as: 'view', value: 'c12' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('{{1+1}}')).toBeVisible())
  },
}
export const Mobile: Story = {
  args: { value: 'c1,c2', props: { multiple: true } },
  globals: { viewport: { value: 'phone' } },
}
export const Dark: Story = { ...Several, globals: { theme: 'dark' } }
