import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { linkedSelect } from '../../widgets/linked-select/index.ts'
import { Field } from './Field.tsx'

const table = { table: 'shop_area', txt: 'name', key: 'code' }
const levels = { ...table, links: ['part', 'place'], labels: ['Region', 'Part', 'Place'] }

export default {
  title: 'widgets/linked-select',
  component: Field,
  args: { widget: linkedSelect, onChange: fn(), onSiblings: fn(), props: levels },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Choosing: Story = {
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole('combobox', { name: 'Label: Part' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('combobox', { name: 'Label' }))
    await userEvent.click(await screen.findByTitle('North'))
    await expect(args.onChange).toHaveBeenLastCalledWith('north')
    await userEvent.click(canvas.getByRole('combobox', { name: 'Label: Part' }))
    await userEvent.click(await screen.findByTitle('Coast'))
    await expect(args.onSiblings).toHaveBeenLastCalledWith({ part: 'coast', place: null })
    await userEvent.click(canvas.getByRole('combobox', { name: 'Label: Place' }))
    await userEvent.click(await screen.findByTitle('Bay'))
    await expect(args.onSiblings).toHaveBeenLastCalledWith({ place: 'bay' })
  },
}
export const ChangingALevelClearsThoseBelow: Story = {
  args: { value: 'north', siblings: { part: 'coast', place: 'bay' } },
  async play({ canvas, userEvent, args }) {
    await waitFor(() => expect(canvas.getByTitle('Bay')).toBeVisible())
    await userEvent.click(canvas.getByRole('combobox', { name: 'Label' }))
    await userEvent.click(await screen.findByTitle('South'))
    await expect(args.onChange).toHaveBeenLastCalledWith('south')
    await expect(args.onSiblings).toHaveBeenLastCalledWith({ part: null, place: null })
    await expect(canvas.getByRole('combobox', { name: 'Label: Part' })).toBeEnabled()
    await expect(canvas.getByRole('combobox', { name: 'Label: Place' })).toBeDisabled()
  },
}
export const ClearingALevelClearsThoseBelow: Story = {
  args: { value: 'north', siblings: { part: 'coast', place: 'bay' } },
  async play({ canvas, args }) {
    await waitFor(() => expect(canvas.getByTitle('Coast')).toBeVisible())
    const cross = canvas.getAllByRole('img', { name: 'close-circle', hidden: true })[0]
    if (cross) await fireEvent.mouseDown(cross)
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
    await expect(args.onSiblings).toHaveBeenLastCalledWith({ part: null, place: null })
  },
}
export const OneLevelOfARow: Story = {
  args: {
    value: 'coast',
    siblings: { region: 'north', place: 'bay' },
    props: { ...table, above: ['region'], links: ['place'], single: true },
  },
  async play({ canvas, userEvent, args }) {
    await waitFor(() => expect(canvas.getByTitle('Coast')).toBeVisible())
    await expect(canvas.getAllByRole('combobox')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('combobox', { name: 'Label' }))
    await userEvent.click(await screen.findByTitle('Hills'))
    await expect(args.onChange).toHaveBeenLastCalledWith('hills')
    await expect(args.onSiblings).toHaveBeenLastCalledWith({ place: null })
  },
}
export const NothingChosenAbove: Story = {
  args: { props: { ...table, above: ['region'], single: true } },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox')).toBeDisabled()
  },
}
export const Loading: Story = {
  args: { props: { ...table, table: 'slow' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByText('Loading…')).toBeVisible())
  },
}
export const Empty: Story = {
  args: { props: { ...table, table: 'none' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByText('No data')).toBeVisible())
  },
}
export const LoadFailed: Story = {
  name: 'Error',
  args: { props: { ...table, table: 'flaky' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(await screen.findByText('The table is locked'))
    await waitFor(() => expect(screen.getByTitle('North')).toBeVisible())
  },
}
export const Disabled: Story = {
  args: { value: 'north', siblings: { part: 'coast', place: 'bay' }, disabled: true },
}
export const Required: Story = { args: { required: true } }
export const Invalid: Story = { args: { value: 'north', error: 'Choose a place' } }
export const ReadOnly: Story = {
  args: { as: 'view', value: 'north' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('North')).toBeVisible())
  },
}
export const Mobile: Story = {
  args: { value: 'north', siblings: { part: 'coast', place: 'bay' } },
  globals: { viewport: { value: 'phone' } },
}
export const Dark: Story = { args: { value: 'north', siblings: { part: 'coast' } }, globals: { theme: 'dark' } }
