import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { LayoutPanelProps } from '../../runtime/registry/index.ts'
import { violationsOf } from './conformance/axe.ts'
import { controlsOf } from './conformance/changeByKeyboard.ts'
import { mount, unmountAll } from './conformance/mount.tsx'
import { layoutWidgets } from './conformance/widgets.ts'

const panel = (id: string, more: Partial<LayoutPanelProps> = {}): LayoutPanelProps => ({
  id,
  title: `Title of ${id}`,
  errors: 0,
  content: () => <p data-panel={id}>Content of {id}</p>,
  ...more,
})
const panels = ['first', 'second', 'third'].map((id) => panel(id))
const passes = () => Promise.resolve(true)
const shownPanels = (container: Element) =>
  [...container.querySelectorAll<HTMLElement>('[data-panel]')].map((content) => content.dataset.panel).join()

afterEach(unmountAll)

describe.each(layoutWidgets)('$id', ({ widget: { layout: Layout } }) => {
  test('names every panel and shows the first', async () => {
    const { container } = await mount(<Layout panels={panels} validatePanel={passes} />)
    for (const { title } of panels) expect(container.textContent).toContain(title)
    expect(shownPanels(container)).toMatch(/^first/)
  })

  test('shows other panels by keyboard, and leaves out those that are hidden', async () => {
    const { container } = await mount(<Layout panels={panels} validatePanel={passes} />)
    const before = shownPanels(container)
    for (const control of controlsOf(container)) {
      if (shownPanels(container) !== before) break
      control.focus()
      await userEvent.keyboard('{ArrowRight}{Enter}')
    }
    await expect.poll(() => shownPanels(container)).not.toBe(before)
    expect(shownPanels(container)).not.toContain('first')
  })

  test('shows the panel that has to be seen, also when it was folded', async () => {
    const folded = panels.map((each) => ({ ...each, collapsed: true }))
    const { container } = await mount(<Layout panels={folded} validatePanel={passes} focusPanel="third" />)
    expect(shownPanels(container)).toContain('third')
  })

  test('counts the errors of a panel for everybody', async () => {
    const { container } = await mount(
      <Layout panels={[panel('first'), panel('second', { errors: 2 })]} validatePanel={passes} />,
    )
    expect(container.textContent).toMatch(/errors: 2/)
  })

  test.each([false, true])('can be used with assistive technology (dark: %s)', async (isDark) => {
    const withErrors = [panel('first', { errors: 1, description: 'A description' }), panel('second', { errors: 2 })]
    const { container } = await mount(<Layout panels={withErrors} validatePanel={passes} />, { isDark })
    expect((await violationsOf(container)).join('\n')).toBe('')
  })
})
