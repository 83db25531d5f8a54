import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { avatar } from '../../widgets/avatar/index.ts'
import { chosenFile, dragFiles } from './chosenFiles.ts'
import { Field } from './Field.tsx'

export default {
  title: 'widgets/avatar',
  component: Field,
  args: { widget: avatar, onChange: fn() },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

const face = (name: string) => chosenFile(name, 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>')

export const Empty: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.upload(canvas.getByLabelText('Label: Upload'), face('ada.svg'))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('temp/ada.svg'))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'View profile picture' })).toBeVisible())
  },
}
/** The initials of the name stand until there is a picture. */
export const Initials: Story = {
  args: { props: { nameField: 'realname' }, siblings: { realname: 'Ada Lovelace' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: 'Ada Lovelace' })).toHaveTextContent('AL')
  },
}
export const ChineseInitials: Story = {
  args: { props: { nameField: 'realname' }, siblings: { realname: '欧阳小明' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: '欧阳小明' })).toHaveTextContent('小明')
  },
}
export const BrokenPicture: Story = {
  args: { value: 'temp/broken.png', props: { nameField: 'realname' }, siblings: { realname: 'Lin' } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Lin' })).toHaveTextContent('L'))
  },
}
export const Changed: Story = {
  args: { value: 'temp/ada.svg' },
  async play({ canvas, userEvent, args }) {
    await userEvent.upload(canvas.getByLabelText('Label: Change'), face('lin.svg'))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('temp/lin.svg'))
  },
}
export const Removed: Story = {
  args: { value: 'temp/ada.svg' },
  async play({ canvas, userEvent, args }) {
    canvas.getByRole('button', { name: 'Remove profile picture' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
    await expect(canvas.getByLabelText('Label: Upload')).toHaveFocus()
  },
}
/** Of a group the first portrait is taken away, or another one stands in its place. */
export const RemovedFromAGroup: Story = {
  args: { value: 'temp/ada.svg,temp/lin.svg' },
  async play({ canvas, userEvent, args }) {
    const button = canvas.getByRole('button', { name: 'Remove profile picture' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('temp/lin.svg')
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
    await expect(canvas.getByLabelText('Label: Upload')).toHaveFocus()
  },
}
export const ChangedInAGroup: Story = {
  args: { value: 'temp/ada.svg,temp/lin.svg' },
  async play({ canvas, userEvent, args }) {
    await userEvent.upload(canvas.getByLabelText('Label: Change'), face('eve.svg'))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('temp/eve.svg,temp/lin.svg'))
  },
}
export const Dropped: Story = {
  async play({ canvas, args }) {
    dragFiles(canvas.getByRole('group', { name: 'Label' }), 'drop', face('ada.svg'))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('temp/ada.svg'))
  },
}
export const NoPicture: Story = {
  async play({ canvas, userEvent, args }) {
    const input = canvas.getByLabelText('Label: Upload')
    await userEvent.setup({ applyAccept: false }).upload(input, chosenFile('notes.txt', 'text/plain'))
    await waitFor(() => expect(screen.getByText('please upload an image')).toBeVisible())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Loading: Story = {
  args: { value: 'temp/ada.svg' },
  async play({ canvas, userEvent, args }) {
    await userEvent.upload(canvas.getByLabelText('Label: Change'), face('slow.svg'))
    await waitFor(() => expect(canvas.getByRole('progressbar', { name: 'slow.svg is uploading' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload of slow.svg' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'View profile picture' })).toBeVisible())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const LoadFailed: Story = {
  name: 'Error',
  async play({ canvas, userEvent }) {
    await userEvent.upload(canvas.getByLabelText('Label: Upload'), face('offline.svg'))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('offline.svg file upload failed.'))
    await expect(canvas.getByRole('button', { name: 'Upload offline.svg again' })).toBeVisible()
  },
}
export const SentAgain: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.upload(canvas.getByLabelText('Label: Upload'), face('flaky.svg'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload flaky.svg again' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('temp/flaky.svg'))
  },
}
export const RefusedByTheServer: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.upload(canvas.getByLabelText('Label: Upload'), face('refused.svg'))
    await waitFor(() => expect(screen.getByText('The disk is full')).toBeVisible())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Square: Story = { args: { value: 'temp/ada.svg', props: { shape: 'square', size: 96 } } }
export const ReadOnly: Story = {
  args: { as: 'view', value: 'temp/ada.svg', props: { size: 64 } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'View profile picture' }))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}
/** Several people; those who find no room are counted. */
export const Group: Story = {
  args: { as: 'view', value: 'temp/a.svg,temp/b.svg,temp/c.svg,temp/d.svg,temp/e.svg', props: { max: 3 } },
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: '2 more' })).toBeVisible()
  },
}
export const Cell: Story = { args: { as: 'cell', value: 'temp/a.svg,temp/b.svg' } }
export const ViewOfNothing: Story = { args: { as: 'view' } }
export const HostileText: Story = { args: { as: 'view', value: '<img src=x onerror=alert(1)>' } }
export const Disabled: Story = {
  args: { value: 'temp/ada.svg', disabled: true },
  async play({ canvas }) {
    await expect(canvas.queryByLabelText('Label: Change')).toBeNull()
  },
}
export const Required: Story = { args: { required: true } }
export const Invalid: Story = { args: { error: 'Show your face' } }
export const Mobile: Story = {
  args: { value: 'temp/ada.svg', props: { nameField: 'realname' }, siblings: { realname: 'Ada Lovelace' } },
  globals: { viewport: { value: 'phone' } },
}
export const Dark: Story = {
  args: { props: { nameField: 'realname' }, siblings: { realname: 'Ada Lovelace' } },
  globals: { theme: 'dark' },
}
