import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { jsonView } from '../../widgets/json-view/index.ts'
import { Field } from './Field.tsx'
import { Wide } from './Wide.tsx'

export default {
  title: 'widgets/json-view',
  component: Field,
  args: { widget: jsonView, onChange: fn(), label: 'Parameters' },
  decorators: [(Story) => <Wide>{Story()}</Wide>],
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

const value = {
  name: 'nightly',
  active: true,
  retries: 3,
  owner: null,
  tags: ['report', 'mail'],
  target: { host: 'db1', ports: [5432, 5433] },
}
const text = JSON.stringify(value, null, 2)
/** A little more than a megabyte of JSON. */
const big = JSON.stringify(
  Array.from({ length: 12_000 }, (_, id) => ({ id, name: `name ${id}`, note: 'x'.repeat(50) })),
)
const box = () => screen.getByRole('textbox', { name: 'Parameters' })

export const Empty: Story = {
  args: { placeholder: '{ }' },
  async play({ args }) {
    fireEvent.change(box(), { target: { value: '{"a":1}' } })
    await expect(args.onChange).toHaveBeenLastCalledWith('{"a":1}')
    screen.getByRole('button', { name: 'Format' }).click()
    await expect(args.onChange).toHaveBeenLastCalledWith('{\n  "a": 1\n}')
  },
}
export const Filled: Story = { args: { value: text } }
export const KeptAsAValue: Story = {
  args: { value },
  async play({ args }) {
    await expect(box()).toHaveValue(text)
    fireEvent.change(box(), { target: { value: '{"a":' } })
    await expect(args.onChange).toHaveBeenLastCalledWith('{"a":')
    fireEvent.change(box(), { target: { value: '{"a":2}' } })
    await expect(args.onChange).toHaveBeenLastCalledWith({ a: 2 })
  },
}
export const NoJson: Story = {
  args: { value: '{\n  "name": nightly\n}' },
  async play() {
    await waitFor(() => expect(screen.getByText('Invalid JSON at line 2, column 11')).toBeVisible())
    await expect(box()).toHaveAttribute('aria-invalid', 'true')
    await expect(screen.getByRole('button', { name: 'Format' })).toBeDisabled()
  },
}
export const Disabled: Story = { args: { value: text, disabled: true } }
export const Required: Story = { args: { required: true } }
export const Invalid: Story = { args: { value: '[]', error: 'At least one target' } }
export const ReadOnly: Story = {
  args: { as: 'view', value },
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getByText('"nightly"')).toBeVisible())
    await expect(canvas.queryByText('"db1"')).toBeNull()
    await userEvent.click(canvas.getByText('target:', { exact: false }))
    await waitFor(() => expect(canvas.getByText('"db1"')).toBeVisible())
  },
}
export const ReadOnlyText: Story = { args: { as: 'view', value: text, props: { depth: 3 } } }
export const ReadOnlyOfNoJson: Story = { args: { as: 'view', value: 'no JSON at all' } }
export const ReadOnlyOfNothing: Story = { args: { as: 'view' } }
export const AMegabyte: Story = {
  args: { as: 'view', value: big },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByText('[ 12000 ]'))
    await waitFor(() => expect(canvas.getByText('0 … 119')).toBeVisible())
    await userEvent.click(canvas.getByText('0 … 119'))
    await waitFor(() => expect(canvas.getByText('119:', { exact: false })).toBeVisible())
    await expect(canvas.queryByText('120:', { exact: false })).toBeNull()
  },
}
export const ALongText: Story = {
  args: { as: 'view', value: { note: 'word '.repeat(2000) } },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }))
    await expect(canvas.queryByRole('button', { name: 'Show all' })).toBeNull()
  },
}
export const Cell: Story = { args: { as: 'cell', value: text } }
export const HostileText: Story = {
  args: { as: 'view', value: { '<b>name</b>': '<img src=x onerror=alert(1)> {{1+1}}' } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('"<img src=x onerror=alert(1)> {{1+1}}"')).toBeVisible())
  },
}
export const Chinese: Story = { args: { value: '{ "a" }', label: '参数' }, globals: { language: 'zh' } }
export const Mobile: Story = { args: { value: text }, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { args: { value: text }, globals: { theme: 'dark' } }
export const DarkReadOnly: Story = { args: { as: 'view', value, props: { depth: 3 } }, globals: { theme: 'dark' } }
