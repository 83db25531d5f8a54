import { ConfigProvider } from 'antd'
import { createRoot } from 'react-dom/client'
import { TextsProvider } from '../../../runtime/i18n/index.ts'
import { createApp, openPage, registry, theme, translator } from '../page/benchApp.tsx'
import { BareForm } from './BareForm.tsx'
import { linkedForm, plainForm } from './documents.ts'

const documents = { plain: plainForm, linked: linkedForm }

const afterPaint = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(), 0)))

await registry.loadWidgets({ shown: [], edited: ['input'] })
await registry.loadKind('form')

function openBare(isLinked: boolean, count: number, host: HTMLElement): () => void {
  const widget = registry.findWidget('input')
  if (!widget) throw new Error('The widget is not loaded.')
  const root = createRoot(host)
  root.render(
    <TextsProvider translator={translator}>
      <ConfigProvider theme={theme}>
        <BareForm count={count} widget={widget} isLinked={isLinked} />
      </ConfigProvider>
    </TextsProvider>,
  )
  return () => root.unmount()
}

globalThis.openForm = async (kind, engine, count) => {
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  const app = engine === 'formily' ? createApp(documents[kind](count)) : undefined
  const began = performance.now()
  const unmount = app ? openPage(app, host) : openBare(kind === 'linked', count, host)
  while (host.querySelectorAll('input').length < count) await afterPaint()
  return {
    mount: performance.now() - began,
    async press(text) {
      const input = host.querySelector('input')
      if (!input) throw new Error('The form has no field.')
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
      const pressed = performance.now()
      set?.call(input, text)
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      await afterPaint()
      const time = performance.now() - pressed
      // What was pressed has gone through all the fields that depend on it.
      const last = kind === 'linked' ? [...host.querySelectorAll('input')].at(-2) : input
      if (last?.value !== text) throw new Error(`The form shows ${last?.value} in place of ${text}.`)
      return time
    },
    async close() {
      unmount()
      host.remove()
      await afterPaint()
    },
  }
}
