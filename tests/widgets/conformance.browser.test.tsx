import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { violationsOf } from './conformance/axe.ts'
import { changeByKeyboard, controlsOf, findControl } from './conformance/changeByKeyboard.ts'
import { Host, label } from './conformance/Host.tsx'
import { mount, unmountAll } from './conformance/mount.tsx'
import { sampleOf, valueWidgets } from './conformance/widgets.ts'

const hostile = '<img src=x onerror="globalThis.wasRun = true">{{1+1}}'
const wrongValues = [undefined, null, hostile, 42, Number.NaN, true, {}, [], ['a', 1], { text: 1 }, [null]]

afterEach(unmountAll)

describe.each(valueWidgets)('$id', ({ widget }) => {
  const { props = {}, values, keys, fields } = sampleOf(widget)
  const contained = fields ? { fields } : {}
  const [first, second] = values
  const viewOf = async (value: unknown) => {
    const { container } = await mount(<widget.view value={value} props={props} {...contained} />)
    return container.querySelector('main')?.innerHTML
  }

  test('is found by its label, and says that it is required or wrong', async () => {
    const { container } = await mount(<Host widget={widget} value={first} props={props} {...contained} invalid />)
    await expect.element(page.getByLabelText(label).first()).toBeInTheDocument()
    expect(container.querySelector('[aria-invalid="true"]')).not.toBeNull()
    expect(container.querySelector('[aria-describedby~="sample-note"]')).not.toBeNull()
  })

  test('changes by keyboard to a value that its view shows', async () => {
    const onChange = vi.fn()
    const { container } = await mount(
      <Host widget={widget} value={first} props={props} {...contained} onChange={onChange} />,
    )
    await changeByKeyboard(findControl(container, label), second, keys)
    await expect.poll(() => onChange.mock.lastCall).toBeDefined()
    expect(await viewOf(onChange.mock.lastCall?.[0])).not.toBe(await viewOf(first))
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

  test('shows its two values differently, also in a cell', async () => {
    expect(await viewOf(first)).not.toBe(await viewOf(second))
    const Cell = widget.cell ?? widget.view
    const { errors } = await mount(<Cell value={second} props={props} {...contained} />)
    expect(errors).toEqual([])
  })

  test('shows any value as characters and never breaks', async () => {
    const Cell = widget.cell ?? widget.view
    const { container, errors } = await mount(
      wrongValues.flatMap((value, index) => [
        // biome-ignore lint/suspicious/noArrayIndexKey: the values are not alike enough to be keys
        <widget.view key={`view ${index}`} value={value} props={props} {...contained} />,
        // biome-ignore lint/suspicious/noArrayIndexKey: the values are not alike enough to be keys
        <Cell key={`cell ${index}`} value={value} props={props} {...contained} />,
      ]),
    )
    expect(errors).toEqual([])
    expect(container.querySelector('[onerror]')).toBeNull()
    expect(globalThis).not.toHaveProperty('wasRun')
  })

  test('edits any value without breaking', async () => {
    const { errors } = await mount(
      wrongValues.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the values are not alike enough to be keys
        <Host key={index} widget={widget} value={value} props={props} {...contained} />
      )),
    )
    expect(errors).toEqual([])
  })

  test.each([false, true])('can be used with assistive technology (dark: %s)', async (isDark) => {
    for (const disabled of [false, true]) {
      const { container } = await mount(
        <Host widget={widget} value={first} props={props} {...contained} disabled={disabled} />,
        {
          isDark,
        },
      )
      expect((await violationsOf(container)).join('\n')).toBe('')
      unmountAll()
    }
    const { container } = await mount(<widget.view value={second} props={props} {...contained} />, { isDark })
    expect((await violationsOf(container)).join('\n')).toBe('')
  })
})
