import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { dictSelect } from '../../widgets/dict-select/index.ts'
import { Field } from './Field.tsx'

export default {
  title: 'widgets/dict-select',
  component: Field,
  args: { widget: dictSelect, onChange: fn(), props: { dict: 'user_status' } },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Choosing: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Label' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Frozen' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2')
  },
}
export const NumberFromTheServer: Story = {
  args: { value: 1 },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByTitle('Active')).toBeVisible())
  },
}
export const UnknownValue: Story = { args: { value: '9' } }
export const Several: Story = { args: { value: '1,2', props: { dict: 'user_status', multiple: true } } }
export const Searched: Story = {
  args: { props: { dict: 'user_status', search: true } },
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByRole('combobox'), 'fro')
    await userEvent.click(await screen.findByRole('option', { name: 'Frozen' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2')
  },
}
export const Loading: Story = {
  args: { value: '1', props: { dict: 'slow' } },
  async play({ canvas, canvasElement, userEvent }) {
    // A bar stands for the text; what is stored says nothing to people.
    await expect(canvasElement.querySelector('.ant-select .pw-awaited')).toBeVisible()
    await expect(canvas.queryByText('1')).toBeNull()
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByText('Loading…')).toBeVisible())
  },
}
export const Empty: Story = {
  args: { props: { dict: 'none' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByText('No data')).toBeVisible())
  },
}
export const LoadFailed: Story = {
  name: 'Error',
  args: { props: { dict: 'flaky', mode: 'radio' } },
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The table is locked'))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Male' })).toBeEnabled())
  },
}
export const LoadFailedInAList: Story = {
  args: { props: { dict: 'flaky' } },
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.queryByRole('img', { name: 'loading' })).toBeNull())
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByRole('option', { name: 'Male' })).toBeVisible())
  },
}
export const Radios: Story = {
  args: { value: '1', props: { dict: 'user_status', mode: 'radio' } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Frozen' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2')
    await expect(canvas.getByRole('radio', { name: 'Left' })).toBeDisabled()
  },
}
export const Buttons: Story = {
  args: { value: '1', props: { dict: 'user_status', mode: 'button' } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Active' })).toBeChecked())
  },
}
/** What may be left out is taken back by a second press, by the mark, and by the keyboard. */
export const TakenBack: Story = {
  args: { value: '1', props: { dict: 'user_status', mode: 'tag' } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Active' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Active' })).not.toBeChecked())
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: 'Frozen' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
    await expect(canvas.getByRole('radio', { name: 'Active' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('1')
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
  },
}
export const ButtonsTakenBack: Story = {
  args: { value: '1', props: { dict: 'user_status', mode: 'button' } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByText('Active'))
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
    await userEvent.click(canvas.getByText('Frozen'))
    await expect(args.onChange).toHaveBeenLastCalledWith('2')
  },
}
export const RequiredTags: Story = {
  args: { value: '1', required: true, props: { dict: 'user_status', mode: 'tag' } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Active' }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull()
  },
}
export const SelectionTakenBackByKey: Story = {
  args: { value: '1' },
  async play({ canvas, canvasElement, userEvent, args }) {
    await waitFor(() => expect(canvas.getByTitle('Active')).toBeVisible())
    await expect(canvasElement.querySelector('.ant-select-clear')).not.toBeNull()
    canvas.getByRole('combobox').focus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
  },
}
export const RequiredSelection: Story = {
  args: { value: '1', required: true },
  async play({ canvas, canvasElement, userEvent, args }) {
    await waitFor(() => expect(canvas.getByTitle('Active')).toBeVisible())
    await expect(canvasElement.querySelector('.ant-select-clear')).toBeNull()
    canvas.getByRole('combobox').focus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Tags: Story = {
  args: { value: '1', props: { dict: 'user_status', mode: 'tag', multiple: true } },
  async play({ canvas, userEvent, args }) {
    const frozen = await canvas.findByRole('checkbox', { name: 'Frozen' })
    frozen.focus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('1,2')
  },
}
export const TagsDisabled: Story = {
  args: { value: '1', disabled: true, props: { dict: 'user_status', mode: 'tag' } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Active' })).toBeDisabled())
  },
}
export const Disabled: Story = { args: { value: '1', disabled: true } }
export const Required: Story = { args: { required: true } }
export const Invalid: Story = { args: { value: '1', error: 'Not now' } }
export const InvalidTags: Story = { args: { value: '1', error: 'Not now', props: { dict: 'sex', mode: 'tag' } } }
export const ReadOnly: Story = { args: { as: 'view', value: '1', props: { dict: 'sex' } } }
export const ViewWithColours: Story = {
  args: { as: 'view', value: '1,2' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Frozen')).toBeVisible())
  },
}
export const WithoutACode: Story = {
  args: { props: { dict: ' ', mode: 'radio' } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('dictionary code cannot be empty!'))
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const NoItemsToTick: Story = {
  args: { props: { dict: 'none', mode: 'tag' } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('No data')).toBeVisible())
  },
}
export const Mobile: Story = {
  args: { value: '1', props: { dict: 'user_status', mode: 'tag' } },
  globals: { viewport: { value: 'phone' } },
}
export const ViewOfNothing: Story = { args: { as: 'view' } }
export const HostileTexts: Story = {
  args: { as: 'view', value: '1,2', props: { dict: 'hostile' } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText(/<img src=x onerror=alert\(1\)>.*\{\{1\+1\}\}/)).toBeVisible())
  },
}
export const Dark: Story = { args: { value: '1' }, globals: { theme: 'dark' } }
export const DarkTags: Story = {
  args: { value: '1', props: { dict: 'user_status', mode: 'tag' } },
  globals: { theme: 'dark' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Active' })).toBeChecked())
  },
}
export const DarkView: Story = { ...ViewWithColours, globals: { theme: 'dark' } }
export const DarkButtons: Story = { ...Buttons, globals: { theme: 'dark' } }
