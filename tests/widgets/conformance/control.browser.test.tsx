import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { changeByKeyboard, controlsOf, findControl } from './changeByKeyboard.ts'
import { Host, label } from './Host.tsx'
import { mount } from './mount.tsx'
import { viewOf } from './viewOf.tsx'
import { sampleOf, valueWidgets } from './widgets.ts'

describe.each(valueWidgets)('$id', ({ widget }) => {
  const { props, values, keys, contained, isReadOnly } = sampleOf(widget)
  const [first, second] = values

  test('is found by its label, and says that it is required or wrong', async () => {
    const { container } = await mount(<Host widget={widget} value={first} props={props} {...contained} invalid />)
    await expect.element(page.getByLabelText(label).first()).toBeInTheDocument()
    await expect.poll(() => container.querySelector('[aria-invalid="true"]')).not.toBeNull()
    await expect.poll(() => container.querySelector('[aria-describedby~="sample-note"]')).not.toBeNull()
  })

  test.runIf(isReadOnly)('is reached by keyboard and changes nothing', async () => {
    const onChange = vi.fn()
    const { container } = await mount(
      <Host widget={widget} value={first} props={props} {...contained} onChange={onChange} />,
    )
    await changeByKeyboard(findControl(container, label), second, keys)
    expect(onChange).not.toHaveBeenCalled()
  })

  test.skipIf(isReadOnly)('changes by keyboard to a value that its view shows', async () => {
    const onChange = vi.fn()
    const { container } = await mount(
      <Host widget={widget} value={first} props={props} {...contained} onChange={onChange} />,
    )
    await changeByKeyboard(findControl(container, label), second, keys)
    await expect.poll(() => onChange.mock.lastCall).toBeDefined()
    expect(await viewOf(widget, onChange.mock.lastCall?.[0])).not.toBe(await viewOf(widget, first))
  })

  test('does not change while it is disabled', async () => {
    const onChange = vi.fn()
    const { container } = await mount(
      <Host widget={widget} value={first} props={props} {...contained} onChange={onChange} disabled />,
    )
    for (const control of container.querySelectorAll<HTMLElement>('input, textarea, button, [role]')) {
      control.focus()
      control.click()
    }
    for (const control of controlsOf(container)) {
      control.focus()
      await userEvent.keyboard('{ArrowDown}{Enter}x{Delete}')
    }
    expect(onChange).not.toHaveBeenCalled()
  })
})
