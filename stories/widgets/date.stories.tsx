import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { date } from '../../widgets/date/index.ts'
import { Field } from './Field.tsx'

export default { title: 'widgets/date', component: Field, args: { widget: date, onChange: fn() } } satisfies Meta<
  typeof Field
>
type Story = StoryObj<typeof Field>

export const Empty: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByLabelText('Label'), '2026-02-03{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-02-03')
  },
}
/** The calendar opens under a mouse that lies there: its day takes no part in what is typed, until the mouse moves. */
export const UnderARestingMouse: Story = {
  async play({ canvas, userEvent }) {
    const input = canvas.getByLabelText('Label')
    await userEvent.type(input, '2026-0')
    const day = await waitFor(() => {
      const found = document.querySelector('.ant-picker-cell-in-view')
      if (!found) throw new Error('The calendar is not open.')
      return found
    })
    const goOver = (from: Element) => fireEvent(from, new MouseEvent('mouseout', { bubbles: true, relatedTarget: day }))
    goOver(document.body)
    fireEvent.mouseOver(day)
    await userEvent.type(input, '2-03')
    await expect(input).toHaveValue('2026-02-03')
    fireEvent(day, new MouseEvent('mousemove', { bubbles: true, movementX: 3 }))
    goOver(canvas.getByText('Label'))
    await waitFor(() => expect(input).not.toHaveValue('2026-02-03'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(document.querySelector('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)')).toBeNull(),
    )
  },
}
export const Filled: Story = { args: { value: '2026-02-03 00:00:00' } }
export const Chinese: Story = { args: { value: '2026-02-03' }, globals: { language: 'zh' } }
export const Bounded: Story = { args: { value: '2026-02-03', props: { min: '2026-02-01', max: '2026-02-20' } } }
export const Disabled: Story = { args: { value: '2026-02-03', disabled: true } }
export const Required: Story = { args: { required: true } }
export const Invalid: Story = { args: { value: '2026-02-03', error: 'Too late' } }
export const ReadOnly: Story = {
  args: { as: 'view', value: '2026-02-03T10:00:00' },
  async play({ canvas }) {
    await expect(canvas.getByText('2026-02-03')).toBeVisible()
  },
}
export const ViewOfNothing: Story = { args: { as: 'view' } }
export const HostileText: Story = { args: { as: 'view', value: '<img src=x onerror=alert(1)>' } }
export const InAQuery: Story = {
  args: { as: 'filter', value: ['2026-01-01', undefined] },
  async play({ canvas, userEvent, args }) {
    const [from, to] = canvas.getAllByRole('textbox', { name: 'Label' })
    await expect(from).toHaveValue('2026-01-01')
    if (to) await userEvent.type(to, '2026-01-31')
    await userEvent.click(document.body)
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['2026-01-01', '2026-01-31']))
  },
}
export const Dark: Story = { args: { value: '2026-02-03' }, globals: { theme: 'dark' } }
export const Mobile: Story = { args: { value: '2026-02-03' }, globals: { viewport: { value: 'phone' } } }
