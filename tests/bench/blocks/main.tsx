import { createApp, openPage, registry } from '../page/benchApp.tsx'
import { pageOf } from './documents.ts'

const afterPaint = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(), 0)))

await registry.loadKind('page')
await registry.loadFormats()

const isInSight = (element: Element): boolean => element.getBoundingClientRect().top < innerHeight

/** Whether every block in sight shows what it has to: each has its text, and none is an outline of what will come. */
function isReady(blocks: readonly Element[]): boolean {
  const seen = blocks.filter(isInSight)
  return (
    seen.length > 0 &&
    seen.every((block) => (block.textContent ?? '').length > 8 && block.querySelector('[aria-busy="true"]') === null)
  )
}

globalThis.openBlocks = async (count) => {
  const host = document.createElement('div')
  host.style.cssText = 'width:1400px'
  document.body.replaceChildren(host)
  const app = createApp(pageOf(count))
  const blocksNow = () => [...host.querySelectorAll('.pw-page-grid > *')]
  const began = performance.now()
  const unmount = openPage(app, host)
  while (!isReady(blocksNow())) await afterPaint()
  const mount = performance.now() - began
  return {
    mount,
    inSight: blocksNow().filter(isInSight).length,
    elements: host.querySelectorAll('*').length,
    async close() {
      unmount()
      host.remove()
      await afterPaint()
    },
  }
}
