import { createTheme, StyleProvider, useStyleRegister } from '@ant-design/cssinjs'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { createStyles } from '../../runtime/shell/theme/keptStyles.ts'

const theme = createTheme([() => ({})])

type Computed = Map<string, number>

/** A component with a style of its own, that counts how often it is computed. */
function Styled({ name, computed }: { readonly name: string; readonly computed: Computed }) {
  const wrap = useStyleRegister({ theme, token: { _tokenKey: 'kept' }, path: [name] }, () => {
    computed.set(name, (computed.get(name) ?? 0) + 1)
    return { [`.kept-${name}`]: { opacity: 0.5 } }
  })
  return wrap(<i />)
}

function createScreen() {
  const styles = createStyles()
  const computed: Computed = new Map()
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => {
    root.unmount()
    for (const tag of document.querySelectorAll('style')) if (tag.textContent?.includes('.kept-')) tag.remove()
  })
  const show = (...names: readonly string[]) =>
    flushSync(() =>
      root.render(
        <StyleProvider cache={styles}>
          {names.map((name) => (
            <Styled key={name} name={name} computed={computed} />
          ))}
        </StyleProvider>,
      ),
    )
  return { show, computed }
}

const hasStyle = (name: string): boolean =>
  [...document.querySelectorAll('style')].some((tag) => tag.textContent?.includes(`.kept-${name}{`))

test('a component that comes back finds its style as it was computed', () => {
  const { show, computed } = createScreen()
  show('dialog')
  show()
  show('dialog')
  expect(computed.get('dialog')).toBe(1)
  expect(hasStyle('dialog')).toBe(true)
})

test('of styles that nothing uses the oldest go, and are computed again when they are needed', () => {
  const { show, computed } = createScreen()
  const others = Array.from({ length: 300 }, (_, index) => `other${index}`)
  show('dialog')
  show()
  show(...others)
  show()
  show('dialog', 'other299')
  expect([computed.get('dialog'), computed.get('other299')]).toEqual([2, 1])
})
