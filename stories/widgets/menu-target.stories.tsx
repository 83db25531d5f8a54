import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { menuTarget } from '../../widgets/menu-target/index.ts'
import { Field } from './Field.tsx'

export default {
  title: 'widgets/menu-target',
  component: Field,
  args: { widget: menuTarget, onChange: fn(), onSiblings: fn() },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

/** What is chosen says how it opens, and gives its name and icon where there are none. */
export const Choosing: Story = {
  args: { siblings: { name: 'Mine' } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Label' }))
    await userEvent.click(await screen.findByTitle('Orders (online form)'))
    await expect(args.onChange).toHaveBeenLastCalledWith('/online/cgformList/orders')
    await expect(args.onSiblings).toHaveBeenLastCalledWith({
      ...{ component: '', componentName: 'OnlineAutoList', page: '', icon: 'table' },
    })
  },
}
/** An address that nobody lists can be typed. */
export const Typing: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Label' }), '/elsewhere')
    await userEvent.click(await screen.findByTitle('/elsewhere'))
    await expect(args.onChange).toHaveBeenLastCalledWith('/elsewhere')
  },
}
export const Unlisted: Story = { args: { value: '/gone' } }
export const Disabled: Story = { args: { value: '/isystem/user', disabled: true } }
export const Invalid: Story = { args: { error: 'Choose what it opens' } }
export const ReadOnly: Story = { args: { as: 'view', value: '/isystem/user' } }
export const Mobile: Story = { args: { value: '/isystem/user' }, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { args: { value: '/isystem/user' }, globals: { theme: 'dark' } }
