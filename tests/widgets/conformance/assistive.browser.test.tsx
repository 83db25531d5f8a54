import { describe, expect, test } from 'vitest'
import { violationsOf } from './axe.ts'
import { Host } from './Host.tsx'
import { mount, unmountAll } from './mount.tsx'
import { sampleOf, valueWidgets } from './widgets.ts'

describe.each(valueWidgets)('$id', ({ widget }) => {
  const { props, values, contained } = sampleOf(widget)
  const [first, second] = values

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
