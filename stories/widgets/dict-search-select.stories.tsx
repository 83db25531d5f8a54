import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { dictSearchSelect } from '../../widgets/dict-search-select/index.ts'
import { Field } from './Field.tsx'
import { pressKey } from './pressKey.ts'

const users = { dict: 'sys_user,realname,username' }

export default {
  title: 'widgets/dict-search-select',
  component: Field,
  args: { widget: dictSearchSelect, onChange: fn(), props: users },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

/** The answer comes 800 ms after the last key and not before. */
const found = (name: string) => screen.findByRole('option', { name }, { timeout: 3000 })

export const SearchingATable: Story = {
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('combobox', { name: 'Label' })
    await userEvent.click(field)
    await waitFor(() => expect(screen.getByText('please enter search content')).toBeVisible())
    await userEvent.type(field, 'hop')
    await waitFor(() => expect(screen.getByText('Loading…')).toBeVisible())
    await userEvent.click(await found('Grace Hopper'))
    await expect(args.onChange).toHaveBeenLastCalledWith('grace')
    await waitFor(() => expect(canvas.getByTitle('Grace Hopper')).toBeVisible())
  },
}
/** Notes which of the two waits begin. */
function noteWaits() {
  const spy = spyOn(window, 'setTimeout')
  return () => spy.mock.calls.flatMap(([, wait]) => (wait === 300 || wait === 800 ? [wait] : []))
}

/** The query bar of a list waits 300 ms for the next key, a form 800 ms (specification 9). */
export const SearchingInAQueryBar: Story = {
  args: { as: 'filter' },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('combobox', { name: 'Label' })
    await userEvent.click(field)
    const waits = noteWaits()
    await userEvent.type(field, 'hop')
    await expect(waits()).toEqual([300, 300, 300])
    await userEvent.click(await found('Grace Hopper'))
    await expect(args.onChange).toHaveBeenLastCalledWith('grace')
  },
}
export const SearchingInAForm: Story = {
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('combobox', { name: 'Label' })
    await userEvent.click(field)
    const waits = noteWaits()
    await userEvent.type(field, 'hop')
    await expect(waits()).toEqual([800, 800, 800])
  },
}
export const SearchingByKeyboard: Story = {
  args: { value: 'ada', props: { ...users, multiple: true } },
  async play({ canvas, userEvent, args }) {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('edsger')
    await found('Edsger Dijkstra')
    await pressKey('Enter')
    await expect(args.onChange).toHaveBeenLastCalledWith('ada,edsger')
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue(''))
  },
}
export const SearchingAPlainDictionary: Story = {
  args: { props: { dict: 'user_status' } },
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByRole('combobox'), 'fro')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.click(screen.getByRole('option', { name: 'Frozen' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2')
  },
}
export const Filled: Story = {
  args: { value: 'grace' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByTitle('Grace Hopper')).toBeVisible())
  },
}
export const Several: Story = { args: { value: 'ada,grace', props: { ...users, multiple: true } } }
export const Loading: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('combobox'), 'slow')
    await waitFor(() => expect(screen.getByText('Loading…')).toBeVisible())
  },
}
export const Empty: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('combobox'), 'nobody')
    await waitFor(() => expect(screen.getByText('No data')).toBeVisible())
  },
}
export const NothingInAPlainDictionary: Story = {
  args: { props: { dict: 'user_status' } },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('combobox'), 'nobody')
    await waitFor(() => expect(screen.getByText('No data')).toBeVisible())
  },
}
export const LoadFailed: Story = {
  name: 'Error',
  args: { props: { dict: 'sys_user,realname,username' } },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('combobox'), 'flaky')
    const note = await screen.findByRole('option', { name: /The table is locked/ }, { timeout: 3000 })
    await userEvent.click(within(note).getByText('Try again'))
    await waitFor(() => expect(screen.getByText('No data')).toBeVisible())
  },
}
export const WronglyConfigured: Story = {
  args: { props: { dict: 'sys_user,realname' } },
  globals: { language: 'zh' },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('表字典搜索组件参数接收有误,请检查字典配置!')
  },
}
export const WithoutACode: Story = {
  args: { props: { dict: ' ' } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('dictionary code cannot be empty!'))
  },
}
export const Disabled: Story = { args: { value: 'ada', disabled: true } }
export const Required: Story = { args: { required: true } }
export const Invalid: Story = { args: { value: 'ada', error: 'Not now' } }
export const ReadOnly: Story = {
  args: { as: 'view', value: 'ada,grace', props: { ...users, multiple: true } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Ada Lovelace, Grace Hopper')).toBeVisible())
  },
}
export const HostileText: Story = {
  args: { as: 'view', value: 'hostile' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible())
  },
}
export const Mobile: Story = { ...Several, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { ...SearchingAPlainDictionary, globals: { theme: 'dark' } }
