import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { popup } from '../../widgets/popup/index.ts'
import { Field } from './Field.tsx'

const props = { code: 'sales', origFields: 'number,customer,amount', destFields: 'sale,buyer,amount' }

export default {
  title: 'widgets/popup',
  component: Field,
  args: { widget: popup, onChange: fn(), onSiblings: fn(), value: 'S-001', label: 'Sale', props },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Filled: Story = {}

/** One row fills the fields with its values as they are, numbers as numbers. */
export const Single: Story = {
  args: { value: undefined, props: { ...props, code: 'sale', groupId: 'sales' } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Sale' }))
    await expect(args.onSiblings).toHaveBeenLastCalledWith({ sale: 'S-002', buyer: 'Grace Hopper', amount: 25 })
    await expect(canvas.getByRole('textbox', { name: 'Sale' })).toHaveValue('S-002')
  },
}

/** Several rows fill the fields with their values joined by commas. */
export const Several: Story = {
  args: { value: undefined, props: { ...props, multiple: true } },
  async play({ canvas, userEvent, args }) {
    canvas.getByRole('textbox', { name: 'Sale' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('S-002,S-003')
    await expect(args.onSiblings).toHaveBeenLastCalledWith({
      sale: 'S-002,S-003',
      buyer: 'Grace Hopper,Edsger Dijkstra',
      amount: '25,37.5',
    })
  },
}

/** The field may store another column than the first. */
export const OwnColumn: Story = {
  args: { value: undefined, props: { ...props, code: 'sale', groupId: 'sales', value: 'customer' } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Sale' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('Grace Hopper')
  },
}

/** Emptying the field empties all that it fills. */
export const Emptied: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Sale' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
    await expect(args.onSiblings).toHaveBeenLastCalledWith({ sale: null, buyer: null, amount: null })
    await expect(canvas.getByRole('textbox', { name: 'Sale' })).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Clear Sale' })).toBeNull()
  },
}

/** A row without a value in the field's own column fills the others all the same, and they can be emptied. */
export const EmptiedWithoutOwnValue: Story = {
  args: { value: undefined, siblings: { buyer: 'Ada', amount: 0 } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Sale' }))
    await expect(args.onSiblings).toHaveBeenLastCalledWith({ sale: null, buyer: null, amount: null })
    await expect(canvas.queryByRole('button', { name: 'Clear Sale' })).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Sale' })).toHaveFocus()
  },
}

/** Delete empties them as well, once another field was filled. */
export const EmptiedByKeyWithoutOwnValue: Story = {
  args: { value: undefined, siblings: { amount: 0 } },
  async play({ canvas, userEvent, args }) {
    canvas.getByRole('textbox', { name: 'Sale' }).focus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onSiblings).toHaveBeenLastCalledWith({ sale: null, buyer: null, amount: null })
    await userEvent.keyboard('{Delete}')
    await expect(args.onSiblings).toHaveBeenCalledTimes(1)
  },
}

export const EmptiedByKey: Story = {
  async play({ canvas, userEvent, args }) {
    canvas.getByRole('textbox', { name: 'Sale' }).focus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onSiblings).toHaveBeenLastCalledWith({ sale: null, buyer: null, amount: null })
  },
}

/** A report that is dismissed changes nothing. */
export const Dismissed: Story = {
  args: { props: { ...props, code: 'unknown' } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Sale' }))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Empty: Story = {
  args: { value: undefined, siblings: { buyer: null, amount: '', other: 'kept' } },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: 'Clear Sale' })).toBeNull()
  },
}

export const Missing: Story = {
  args: { props: { ...props, code: '' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('popup parameters not configured correctly!')
  },
}

export const Unequal: Story = {
  args: { props: { ...props, destFields: 'sale' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'popup parameters not configured correctly, original and target counts differ',
    )
  },
}

/** A parameter that cannot be computed says so, and the report does not open. */
export const BrokenParameter: Story = {
  args: { props: { ...props, params: { customer: 'values.' } } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Sale' }))
    await waitFor(() => expect(screen.getByText(/^values\.:/)).toBeVisible())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Invalid: Story = { args: { error: 'Choose another one' } }
export const Disabled: Story = { args: { disabled: true } }
export const ReadOnly: Story = { args: { as: 'view', value: 'S-001,S-002' } }
export const Mobile: Story = {
  args: { value: 'S-001,S-002,S-003,S-004,S-005,S-006,S-007' },
  globals: { viewport: { value: 'phone' } },
}
export const Dark: Story = { globals: { theme: 'dark' } }
