import { App, ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { onTestFinished } from 'vitest'

/** Draws a node in a box of the given size, in the default colour of the app, and takes it away when the test ends. */
export function show(
  node: ReactNode,
  { width = 960, height = 660 } = {},
): { readonly again: (node: ReactNode) => void } {
  const host = document.createElement('main')
  host.style.cssText = `width:${width}px;height:${height}px`
  document.body.append(host)
  const root: Root = createRoot(host)
  const again = (next: ReactNode) =>
    flushSync(() =>
      root.render(
        <ConfigProvider theme={{ cssVar: true, hashed: false, token: { colorPrimary: '#2fa678' } }}>
          <App style={{ height: '100%' }}>{next}</App>
        </ConfigProvider>,
      ),
    )
  again(node)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  return { again }
}

/** The element that scrolls the rows. */
export function scrollArea(): HTMLElement {
  const area = document.querySelector<HTMLElement>('.pw-table-scroll')
  if (!area) throw new Error('There is no table.')
  return area
}
