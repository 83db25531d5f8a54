import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { cron } from '../../widgets/cron/index.ts'
import { Field } from './Field.tsx'

export default {
  title: 'widgets/cron',
  component: Field,
  args: { widget: cron, onChange: fn(), value: '0 0 9 * * ? *' },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

const openDialog = async (canvas: ReturnType<typeof within>, userEvent: { click(element: Element): Promise<void> }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Label: Build expression' }))
  return within(await screen.findByRole('dialog', { name: 'Cron expression' }))
}

export const Empty: Story = {
  args: { value: undefined },
  async play({ canvas, userEvent, args }) {
    const dialog = await openDialog(canvas, userEvent)
    await expect(dialog.getByLabelText('Expression')).toHaveValue('* * * * * ? *')
    await userEvent.click(dialog.getByRole('radio', { name: 'From 3, every 5 (second)' }))
    await expect(dialog.getByLabelText('Expression')).toHaveValue('3/5 * * * * ? *')
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('3/5 * * * * ? *')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}
export const Filled: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('At 09:00')).toBeVisible()
  },
}
export const EveryDayMode: Story = {
  async play({ canvas, userEvent }) {
    const dialog = await openDialog(canvas, userEvent)
    const expression = dialog.getByLabelText('Expression')
    await userEvent.click(dialog.getByRole('tab', { name: 'day / week' }))
    for (const [mode, written] of [
      [/^From Sunday, every 5 days|^From \w+day, every 5 days of the week/, '0 0 9 ? * 3/5 *'],
      [/^From day 3, every 5 days/, '0 0 9 3/5 * ? *'],
      ['On the last day of the month', '0 0 9 L * ? *'],
      [/^On the last weekday/, '0 0 9 LW * ? *'],
      ['On the last Sunday of the month', '0 0 9 ? * 1L *'],
      ['1 days before the end of the month', '0 0 9 L-1 * ? *'],
      ['On the weekday nearest to day 1 of the month', '0 0 9 1W * ? *'],
      ['On number 1 of each Sunday of the month', '0 0 9 ? * 1#1 *'],
      ['Every day', '0 0 9 * * ? *'],
    ] as const) {
      await userEvent.click(dialog.getByRole('radio', { name: mode }))
      await expect(expression).toHaveValue(written)
    }
    await userEvent.click(dialog.getByRole('radio', { name: 'On selected weekdays' }))
    await expect(dialog.getByText('Please choose at least one weekday')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'OK' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Friday' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Monday' }))
    await expect(expression).toHaveValue('0 0 9 ? * 2,6 *')
    await expect(dialog.getByRole('button', { name: 'OK' })).toBeEnabled()
  },
}
export const Pasted: Story = {
  async play({ canvas, userEvent }) {
    const dialog = await openDialog(canvas, userEvent)
    const expression = dialog.getByLabelText('Expression')
    await userEvent.clear(expression)
    await userEvent.click(expression)
    await userEvent.paste('0 0/15 9-17 L-3 * ? 2026-2030')
    await userEvent.click(dialog.getByRole('tab', { name: 'minute' }))
    await expect(dialog.getByRole('radio', { name: 'From 0, every 15 (minute)' })).toBeChecked()
    await userEvent.click(dialog.getByRole('tab', { name: 'day / week' }))
    await expect(dialog.getByRole('radio', { name: '3 days before the end of the month' })).toBeChecked()
    await expect(within(dialog.getByRole('region', { name: 'Next 10 runs' })).getAllByRole('listitem')).toHaveLength(10)
  },
}
export const KeptAsItIs: Story = {
  args: { value: '0 0-30/5 * ? * 2-6 *' },
  async play({ canvas, userEvent, args }) {
    const dialog = await openDialog(canvas, userEvent)
    await userEvent.click(dialog.getByRole('tab', { name: 'minute' }))
    await expect(dialog.getByText(/cannot express "0-30\/5"/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('0 0-30/5 * ? * 2-6 *')
  },
}
export const WrongExpression: Story = {
  args: { value: '0 0 25 * * ? *' },
  async play({ canvas, userEvent }) {
    const dialog = await openDialog(canvas, userEvent)
    await expect(dialog.getByText('In the field of the hour, 25 (character 5) is not within 0 to 23')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'OK' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }))
    await expect(dialog.getByRole('button', { name: 'OK' })).toBeEnabled()
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const Invalid: Story = { args: { value: '0 0 25 * * ? *', error: 'No such hour' } }
export const ReadOnly: Story = {
  args: { as: 'view' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('At 09:00')).toBeVisible())
  },
}
export const InACell: Story = { args: { as: 'cell' } }
export const Chinese: Story = {
  globals: { language: 'zh' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /生成表达式/ }))
    await userEvent.click(await screen.findByRole('tab', { name: '日 / 周' }))
    await expect(screen.getByRole('radio', { name: '每月最后一个工作日' })).toBeVisible()
  },
}
const phone = { viewport: { value: 'phone' } }
export const Mobile: Story = {
  globals: phone,
  async play({ canvas, userEvent }) {
    const dialog = await openDialog(canvas, userEvent)
    await userEvent.click(dialog.getByRole('tab', { name: 'hour' }))
  },
}
export const Dark: Story = {
  globals: { theme: 'dark' },
  async play({ canvas, userEvent }) {
    await openDialog(canvas, userEvent)
  },
}

/** Each of the seven fields is found by its name (specification 3), though day and week share a tab. */
export const FieldsByName: Story = {
  async play({ canvas, userEvent }) {
    const dialog = await openDialog(canvas, userEvent)
    for (const name of ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'])
      await waitFor(() => expect(dialog.getByRole('tab', { name: new RegExp(`\\b${name}\\b`, 'i') })).toBeVisible())
  },
}
