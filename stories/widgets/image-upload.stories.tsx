import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { imageUpload } from '../../widgets/image-upload/index.ts'
import { dropInVain } from './chosenFiles.ts'
import { Field } from './Field.tsx'

export default {
  title: 'widgets/image-upload',
  component: Field,
  args: { widget: imageUpload, onChange: fn() },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

const picture = (name: string) =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], name, { type: 'image/svg+xml' })

export const Empty: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.upload(canvas.getByLabelText('Label: Upload'), [picture('hill.svg'), picture('lake.svg')])
    await waitFor(() => expect(canvas.getByAltText('lake.svg')).toBeVisible())
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('temp/hill.svg,temp/lake.svg'))
    await expect(args.onChange).toHaveBeenCalledTimes(1)
  },
}
export const OnlyTheLatestAreKept: Story = {
  args: { value: 'temp/old.svg', props: { limit: 1 } },
  async play({ canvas, userEvent, args }) {
    await expect(canvas.queryByLabelText('Label: Upload')).toBeNull()
    await userEvent.upload(canvas.getByLabelText('Label: Replace'), picture('new.svg'))
    await waitFor(() => expect(canvas.getByAltText('new.svg')).toBeVisible())
    await expect(args.onChange).toHaveBeenLastCalledWith('temp/new.svg')
  },
}
export const NoPicture: Story = {
  async play({ canvas, args, userEvent }) {
    const text = new File(['a'], 'notes.txt', { type: 'text/plain' })
    await userEvent.setup({ applyAccept: false }).upload(canvas.getByLabelText('Label: Upload'), text)
    await waitFor(() => expect(screen.getByText('please upload an image')).toBeVisible())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const TooLarge: Story = {
  args: { props: { maxSize: 0.00001 } },
  async play({ canvas, userEvent, args }) {
    await userEvent.upload(canvas.getByLabelText('Label: Upload'), picture('hill.svg'))
    await waitFor(() => expect(screen.getByText(/hill\.svg is larger than/)).toBeVisible())
    await expect(canvas.queryByAltText('hill.svg')).toBeNull()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Loading: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.upload(canvas.getByLabelText('Label: Upload'), [picture('hill.svg'), picture('slow.svg')])
    const progress = await canvas.findByRole('progressbar', { name: 'slow.svg is uploading' })
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '40'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Cancelled: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.upload(canvas.getByLabelText('Label: Upload'), [picture('hill.svg'), picture('slow.svg')])
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove slow.svg' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move hill.svg left' })).toBeInTheDocument())
    await expect(args.onChange).toHaveBeenLastCalledWith('temp/hill.svg')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
  },
}
export const RefusedByTheServer: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.upload(canvas.getByLabelText('Label: Upload'), picture('refused.svg'))
    await waitFor(() => expect(screen.getByText('The disk is full')).toBeVisible())
    await expect(canvas.queryByAltText('refused.svg')).toBeNull()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const LoadFailed: Story = {
  name: 'Error',
  globals: { language: 'zh' },
  async play({ canvas, userEvent }) {
    await userEvent.upload(canvas.getByLabelText('Label: 上传图片'), picture('offline.svg'))
    await waitFor(() => expect(screen.getByText('offline.svg 上传失败')).toBeVisible())
  },
}
export const Reordered: Story = {
  args: { value: 'temp/hill.svg,temp/lake.svg' },
  async play({ canvas, userEvent, args }) {
    canvas.getByRole('button', { name: 'Move hill.svg right' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('temp/lake.svg,temp/hill.svg')
    await userEvent.click(canvas.getByRole('button', { name: 'Move hill.svg right' }))
    await waitFor(() => expect(screen.getByText('This is the last one')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Move lake.svg left' }))
    await waitFor(() => expect(screen.getByText('Unknown operation')).toBeVisible())
  },
}
export const Removed: Story = {
  args: { value: 'temp/hill.svg' },
  async play({ canvas, userEvent, args }) {
    canvas.getByRole('button', { name: 'Remove hill.svg' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
    await expect(canvas.getByLabelText('Label: Upload')).toHaveFocus()
  },
}
export const ReadOnly: Story = {
  args: { as: 'view', value: 'temp/hill.svg,temp/lake.svg' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview lake.svg' }))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}
export const Disabled: Story = {
  args: { value: 'temp/hill.svg', disabled: true },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: /Remove|Move/ })).toBeNull()
    await dropInVain(canvas.getByRole('group', { name: 'Label' }))
  },
}
export const Required: Story = { args: { required: true } }
export const Invalid: Story = { args: { error: 'Show your face' } }
export const Cell: Story = { args: { as: 'cell', value: 'temp/hill.svg,temp/lake.svg' } }
export const ViewOfNothing: Story = { args: { as: 'view' } }
export const HostileText: Story = { args: { as: 'view', value: '<img src=x onerror=alert(1)>' } }
export const Dark: Story = { args: { value: 'temp/hill.svg' }, globals: { theme: 'dark' } }
export const Mobile: Story = {
  args: { value: 'temp/hill.svg,temp/lake.svg' },
  globals: { viewport: { value: 'phone' } },
}
