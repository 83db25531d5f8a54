import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Browser } from 'playwright'
import { build, type InlineConfig, preview } from 'vite'
import { widgetProps } from '../../../scripts/vite/widgetProps.ts'
import { openBrowser } from '../../e2e/harness/browser.ts'

const runs = Number(process.env.BENCH_RUNS ?? 5)
const counts = [200, 1000]
const outDir = resolve(import.meta.dirname, '../../../dist/bench-blocks')

const config: InlineConfig = {
  configFile: false,
  root: import.meta.dirname,
  logLevel: 'warn',
  plugins: [react(), widgetProps()],
  build: { outDir, emptyOutDir: true, target: 'es2022', reportCompressedSize: false },
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0

/** Milliseconds until what is in sight of a page was painted, its blocks in sight, and its elements at that moment. */
async function measure(browser: Browser, url: string, count: number) {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } })
  await page.goto(url)
  await page.waitForFunction('globalThis.openBlocks')
  const open = () =>
    page.evaluate(async (blocks) => {
      const { close, ...figures } = await openBlocks(blocks)
      await close()
      return figures
    }, count)
  // Code that runs for the first time is compiled.
  for (let round = 0; round < 3; round += 1) await open()
  const figures = await open()
  await page.close()
  return figures
}

/**
 * Measures what blocks out of sight cost: pages of many blocks beside a page of those alone that a window shows at once.
 * Medians of runs in headless Chromium on a built page, in turns.
 */
await build(config)
const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } })
const url = server.resolvedUrls?.local[0]
if (url === undefined) throw new Error('The page is not served.')
const browser = await openBrowser()
const { inSight } = await measure(browser, url, counts[0] ?? 1)
const all = new Map<number, { readonly mount: number; readonly elements: number }[]>()
for (let run = 0; run < runs; run += 1)
  for (const count of [inSight, ...counts])
    all.set(count, [...(all.get(count) ?? []), await measure(browser, url, count)])
const alone = median((all.get(inSight) ?? []).map(({ mount }) => mount))
console.log(`${inSight} blocks in sight, medians of ${runs} runs`)
console.log('blocks  mount, ms  of those in sight  elements')
for (const [count, figures] of all) {
  const mount = median(figures.map((one) => one.mount))
  const elements = median(figures.map((one) => one.elements))
  console.log(
    `${String(count).padStart(6)}${mount.toFixed(1).padStart(11)}${(mount / alone).toFixed(2).padStart(19)}${String(elements).padStart(10)}`,
  )
}
await browser.close()
await server.close()
