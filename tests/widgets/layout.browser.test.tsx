import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { LayoutPanelProps } from '../../runtime/registry/index.ts'
import { violationsOf } from './conformance/axe.ts'
import { controlsOf } from './conformance/changeByKeyboard.ts'
import { mount } from './conformance/mount.tsx'
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
const panelsOf = (container: Element) => [...container.querySelectorAll<HTMLElement>('[data-panel]')]
const shownPanels = (container: Element) =>
  panelsOf(container)
    .filter((content) => content.checkVisibility())
    .map((content) => content.dataset.panel)
    .join()

/** Goes from control to control until other panels show. */
async function showOthers(container: Element) {
  const before = shownPanels(container)
  for (const control of controlsOf(container)) {
    if (shownPanels(container) !== before) break
    control.focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
  }
  await expect.poll(() => shownPanels(container)).not.toBe(before)
}

describe.each(layoutWidgets)('$id', ({ widget: { layout: Layout } }) => {
  test('names every panel and shows the first', async () => {
    const { container } = await mount(<Layout panels={panels} validatePanel={passes} />)
    for (const { title } of panels) expect(container.textContent).toContain(title)
    expect(shownPanels(container)).toMatch(/^first/)
  })

  test('shows other panels by keyboard, and leaves out those that are hidden', async () => {
    const { container } = await mount(<Layout panels={panels} validatePanel={passes} />)
    await showOthers(container)
    expect(shownPanels(container)).not.toContain('first')
  })

  test('keeps what a panel holds that was shown', async () => {
    const { container } = await mount(<Layout panels={panels} validatePanel={passes} />)
    const [first] = panelsOf(container)
    await showOthers(container)
    expect(panelsOf(container)[0]).toBe(first)
  })

  test('draws no panel before it shows', async () => {
    const folded = panels.map((one) => ({ ...one, collapsed: true }))
    const { container } = await mount(<Layout panels={folded} validatePanel={passes} />)
    expect(panelsOf(container).map(({ dataset }) => dataset.panel)).not.toContain('second')
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
