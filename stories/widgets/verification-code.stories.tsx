import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { verificationCode } from '../../widgets/verification-code/index.ts'
import { Field } from './Field.tsx'

export default {
  title: 'widgets/verification-code',
  component: Field,
  args: { widget: verificationCode, onChange: fn(), props: { target: 'phone' } },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

/** Without a number there is nowhere to send a code. */
export const Empty: Story = {
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole('button', { name: 'Get code' })).toBeDisabled()
    await userEvent.type(canvas.getByLabelText('Label'), ' 123456')
    await expect(args.onChange).toHaveBeenLastCalledWith('123456')
  },
}
export const NoNumber: Story = {
  args: { siblings: { phone: '1381234' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Get code' })).toBeDisabled()
  },
}
export const Sent: Story = {
  args: { siblings: { phone: '13812345678' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Get code' }))
    await waitFor(() => expect(canvas.getByText('SMS sent')).toBeVisible())
    await expect(canvas.getByRole('button', { name: /Resend in (60|59) s$/ })).toBeDisabled()
  },
}
export const SentByMail: Story = {
  args: { props: { target: 'mail', mode: 2 }, siblings: { mail: 'ada@example.org' } },
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText('E-mail sent')).toBeVisible())
  },
}

function Twice(args: Parameters<typeof Field>[0]) {
  const [isShown, setShown] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setShown((before) => !before)}>
        Draw anew
      </button>
      {isShown && <Field {...args} />}
    </>
  )
}
/** Who comes back to the field does not get another code sooner. */
export const CountsOn: Story = {
  args: { siblings: { phone: '13812345679' } },
  render: (args) => <Twice {...args} />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Get code' }))
    await canvas.findByRole('button', { name: /Resend in/ })
    const anew = canvas.getByRole('button', { name: 'Draw anew' })
    await userEvent.click(anew)
    await userEvent.click(anew)
    await expect(canvas.getByRole('button', { name: /Resend in/ })).toBeDisabled()
  },
}
export const Guarded: Story = {
  args: { props: { target: 'phone', guard: 'slide' }, siblings: { phone: '13812345670' } },
  async play({ canvas }) {
    await expect(canvas.getByText('Please pass the verification above first')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Get code' })).toBeDisabled()
  },
}
export const GuardPassed: Story = {
  args: { props: { target: 'phone', guard: 'slide' }, siblings: { phone: '13812345670', slide: true } },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Get code' })).toBeEnabled()
  },
}
export const Loading: Story = {
  args: { siblings: { phone: '13900000000' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Get code' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /Get code/ })).toBeDisabled())
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
/** The server's own words, and another try at once. */
export const SendFailed: Story = {
  name: 'Error',
  args: { siblings: { phone: '13900000001' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Get code' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('This number got a code a moment ago'))
    await expect(canvas.getByLabelText('Label')).toHaveAccessibleDescription('This number got a code a moment ago')
    await expect(canvas.getByRole('button', { name: /Get code/ })).toBeEnabled()
  },
}
export const Disabled: Story = { args: { siblings: { phone: '13812345671' }, disabled: true } }
export const Required: Story = { args: { required: true } }
export const Invalid: Story = { args: { value: '1', error: 'The code is wrong' } }
export const ReadOnly: Story = { args: { as: 'view', value: '123456' } }
export const Mobile: Story = {
  args: { siblings: { phone: '13812345672' } },
  globals: { viewport: { value: 'phone' } },
}
export const Dark: Story = { args: { siblings: { phone: '13812345673' } }, globals: { theme: 'dark' } }
