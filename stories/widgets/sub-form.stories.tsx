import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { subForm } from '../../widgets/sub-form/index.ts'
import { Field } from './Field.tsx'

const fields = {
  street: { label: 'Street', required: true, span: 2 },
  postcode: { label: 'Postal code', rules: [{ pattern: 'p' }] },
  city: { label: 'City', default: 'London' },
  country: { label: 'Country', widget: 'dict-select', props: { dict: 'sex' }, showWhen: "values.city != 'London'" },
}
const address = { street: 'Main Street 1', postcode: '123456', city: 'Oxford', country: '1' }

export default {
  title: 'widgets/sub-form',
  component: Field,
  args: { widget: subForm, label: 'Address', fields, props: { columns: 2 } },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

/** The record is one value, and its fields are as fields of any form are. */
export const Filled: Story = {
  args: { value: address, onChange: fn() },
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole('group', { name: 'Address' })).toBeVisible()
    await userEvent.clear(canvas.getByLabelText('City'))
    await userEvent.type(canvas.getByLabelText('City'), 'London')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      street: 'Main Street 1',
      postcode: '123456',
      city: 'London',
    })
    await expect(canvas.queryByLabelText('Country')).toBeNull()
    await userEvent.type(canvas.getByLabelText('Postal code'), 'x')
    await waitFor(() => expect(canvas.getByText('Enter a postal code of 6 digits')).toBeVisible())
  },
}

/** A new record begins with its defaults. */
export const Empty: Story = {
  async play({ canvas }) {
    await expect(canvas.getByLabelText('City')).toHaveValue('London')
    await expect(canvas.getByLabelText('Street')).toHaveValue('')
  },
}

/** A check of the form around shows every field that fails. */
export const Invalid: Story = {
  args: { value: { postcode: '12' }, error: 'Fields to correct: 2' },
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getByText('Street is required')).toBeVisible())
    await expect(canvas.getByText('Enter a postal code of 6 digits')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Street'), 'M')
    await waitFor(() => expect(canvas.queryByText('Street is required')).toBeNull())
  },
}

export const Disabled: Story = {
  args: { value: address, disabled: true },
  async play({ canvas }) {
    await expect(canvas.getByLabelText('Street')).toBeDisabled()
    await expect(canvas.getByLabelText('Country')).toBeDisabled()
  },
}

export const ReadOnly: Story = {
  args: { value: address, as: 'view' },
  async play({ canvas }) {
    await expect(canvas.getByText('Main Street 1')).toBeVisible()
    await waitFor(() => expect(canvas.getByText('Male')).toBeVisible())
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const LabelsAtTheLeft: Story = { args: { value: address, props: { labels: 'left' } } }
export const Cell: Story = { args: { value: address, as: 'cell' } }
export const Nothing: Story = { args: { as: 'view' } }
export const Dark: Story = { args: { value: address }, globals: { theme: 'dark' } }
export const Mobile: Story = { args: { value: address }, globals: { viewport: { value: 'phone' } } }
