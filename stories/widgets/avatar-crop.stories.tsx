import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { avatarCrop } from '../../widgets/avatar-crop/index.ts'
import { chooseFiles, chosenFile, dragFiles } from './chosenFiles.ts'
import { Field } from './Field.tsx'
import { paintPicture } from './paintPicture.ts'
import { pressKey } from './pressKey.ts'

export default {
  title: 'widgets/avatar-crop',
  component: Field,
  args: { widget: avatarCrop, onChange: fn() },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

/** The dialog once the picture is in it. */
async function openedDialog() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Crop profile picture' }))
  await waitFor(() => expect(dialog.getByRole('button', { name: 'OK' })).toBeEnabled())
  return dialog
}

export const Empty: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.upload(canvas.getByLabelText('Label: Upload'), await paintPicture('ada.png'))
    const dialog = await openedDialog()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('temp/ada.png'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'View profile picture' })).toBeVisible()
  },
}
/** A photograph is stored as one. */
export const Photograph: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.upload(canvas.getByLabelText('Label: Upload'), await paintPicture('ada.jpeg', 'image/jpeg'))
    const dialog = await openedDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('temp/ada.jpg'))
  },
}
export const ByKeys: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.upload(canvas.getByLabelText('Label: Upload'), await paintPicture('ada.png'))
    const dialog = await openedDialog()
    const zoom = dialog.getByRole('slider', { name: 'Zoom' })
    await expect(dialog.getByRole('button', { name: 'Smaller' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: 'Larger' }))
    await expect(zoom).toHaveValue('1.1')
    const area = dialog.getByRole('group', { name: /^Crop area/ })
    const preview = dialog.getByRole('img', { name: 'Preview' }).querySelector('img')
    const before = preview?.style.left
    area.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(preview?.style.left).not.toBe(before))
  },
}
export const Abandoned: Story = {
  args: { value: 'temp/ada.svg' },
  async play({ canvas, userEvent, args }) {
    await userEvent.upload(canvas.getByLabelText('Label: Change'), await paintPicture('lin.png'))
    const dialog = await openedDialog()
    dialog.getByRole('button', { name: 'Cancel' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Escaped: Story = {
  args: { value: 'temp/ada.svg' },
  async play({ canvas, args }) {
    chooseFiles(canvas.getByLabelText<HTMLInputElement>('Label: Change'), await paintPicture('lin.png'))
    const dialog = await openedDialog()
    dialog.getByRole('button', { name: 'OK' }).focus()
    await pressKey('Escape')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onChange).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByLabelText('Label: Change')).toHaveFocus())
  },
}
export const Dropped: Story = {
  async play({ canvas }) {
    dragFiles(canvas.getByRole('group', { name: 'Label' }), 'drop', await paintPicture('ada.png'))
    await openedDialog()
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
export const NoPicture: Story = {
  async play({ canvas, userEvent, args }) {
    const input = canvas.getByLabelText('Label: Upload')
    await userEvent.setup({ applyAccept: false }).upload(input, chosenFile('notes.txt', 'text/plain'))
    await waitFor(() => expect(screen.getByText('please upload an image')).toBeVisible())
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
/** It calls itself a picture and is none. */
export const Unreadable: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.upload(canvas.getByLabelText('Label: Upload'), chosenFile('ada.png', 'image/png'))
    await waitFor(() => expect(screen.getByText('This picture cannot be read')).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Loading: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.upload(canvas.getByLabelText('Label: Upload'), await paintPicture('slow.png'))
    const dialog = await openedDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(canvas.getByRole('progressbar', { name: 'slow.png is uploading' })).toBeVisible())
  },
}
export const SendFailed: Story = {
  name: 'Error',
  async play({ canvas, userEvent }) {
    await userEvent.upload(canvas.getByLabelText('Label: Upload'), await paintPicture('offline.png'))
    const dialog = await openedDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('offline.png file upload failed.'))
    await expect(canvas.getByRole('button', { name: 'Upload offline.png again' })).toBeVisible()
  },
}
export const Square: Story = {
  args: { value: 'temp/ada.svg', props: { shape: 'square', size: 128 } },
  async play({ canvas, userEvent }) {
    await userEvent.upload(canvas.getByLabelText('Label: Change'), await paintPicture('ada.png'))
    await openedDialog()
  },
}
export const ReadOnly: Story = { args: { as: 'view', value: 'temp/ada.svg' } }
export const ViewOfNothing: Story = { args: { as: 'view' } }
export const Disabled: Story = {
  args: { value: 'temp/ada.svg', disabled: true },
  async play({ canvas }) {
    await expect(canvas.queryByLabelText('Label: Change')).toBeNull()
  },
}
export const Required: Story = { args: { required: true } }
export const Invalid: Story = { args: { error: 'Show your face' } }
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  async play({ canvas, userEvent }) {
    await userEvent.upload(canvas.getByLabelText('Label: Upload'), await paintPicture('ada.png'))
    await openedDialog()
  },
}
export const Dark: Story = {
  globals: { theme: 'dark' },
  async play({ canvas, userEvent }) {
    await userEvent.upload(canvas.getByLabelText('Label: Upload'), await paintPicture('ada.png'))
    await openedDialog()
  },
}
