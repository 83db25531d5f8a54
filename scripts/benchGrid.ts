import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright'
import { ensureChromium } from './chromium.ts'

const folder = resolve(fileURLToPath(new URL('..', import.meta.url)), 'dist/bench')
const runs = Number(process.env.BENCH_RUNS ?? 3)
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' }

if (!existsSync(join(folder, 'index.html'))) {
  console.error('The cases are not built; run `npm run bench:page` first.')
  process.exit(1)
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0

/** Serves the built cases on a port of its own. */
async function serve(): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    const path = join(folder, new URL(request.url ?? '/', 'http://localhost').pathname)
    const file = existsSync(path) && statSync(path).isDirectory() ? join(path, 'index.html') : path
    if (!existsSync(file)) {
      response.statusCode = 404
      response.end()
      return
    }
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1500, height: 1000 } })
  await page.goto(url)
  await page.waitForFunction('window.openGrid')
  // The first table also loads its code.
  await page.evaluate('window.openGrid(3, 3).then((close) => close())')
  return page
}

/** The median and the longest of the frames over 50 ms while a table of 10,000 × 50 is scrolled both ways. */
const scroll = (page: Page) =>
  page.evaluate(async () => {
    const close = await globalThis.openGrid(10_000, 50)
    const scroller = document.querySelector('[role=grid]')
    if (!scroller) throw new Error('no table')
    // The frame that opened the table is none of scrolling it.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    const long: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) long.push(entry.duration)
    })
    observer.observe({ type: 'long-animation-frame' })
    const frames: number[] = []
    let before = performance.now()
    for (let step = 0; step < 240; step += 1) {
      await new Promise(requestAnimationFrame)
      const now = performance.now()
      frames.push(now - before)
      before = now
      scroller.scrollTop += step % 60 === 59 ? 60_000 : 180
      scroller.scrollLeft += step < 120 ? 40 : -40
    }
    observer.disconnect()
    await close()
    return { long, frames: frames.slice(1) }
  })

/** Milliseconds from a paste of 100 × 10 cells to the frame that shows them. */
const paste = (page: Page) =>
  page.evaluate(async () => {
    const close = await globalThis.openGrid(1_000, 20)
    const input = document.querySelector<HTMLInputElement>('[role=grid] input[type=text]')
    input?.focus()
    const clipboardData = new DataTransfer()
    const line = Array.from({ length: 10 }, (_, column) => `pasted ${column}`).join('\t')
    clipboardData.setData('text/plain', Array.from({ length: 100 }, () => line).join('\n'))
    const start = performance.now()
    input?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await new Promise(requestAnimationFrame)
    await new Promise((done) => setTimeout(done, 0))
    const time = performance.now() - start
    if (!document.querySelector('[role=grid]')?.textContent?.includes('pasted 1')) throw new Error('nothing was pasted')
    await close()
    return time
  })

/** Bytes in use before and after fifty tables of 100 × 10 were opened and closed. */
async function memory(page: Page): Promise<{ readonly before: number; readonly after: number }> {
  const session = await page.context().newCDPSession(page)
  const measure = async () => {
    for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return usedSize
  }
  const rounds = (count: number) =>
    page.evaluate(async (times) => {
      for (let round = 0; round < times; round += 1) await (await globalThis.openGrid(100, 10))()
    }, count)
  // What is made once for all tables, compiled code among it, does not count.
  await rounds(40)
  const before = await measure()
  await rounds(50)
  return { before, after: await measure() }
}

/** Measures what the peer benchmark cannot: scrolling, pasting and memory of the editable table, as medians of runs. */
const server = await serve()
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})
const results: { scroll: Awaited<ReturnType<typeof scroll>>; paste: number }[] = []
for (let run = 0; run < runs; run += 1) {
  const page = await openPage(browser, server.url)
  results.push({ scroll: await scroll(page), paste: await paste(page) })
  await page.close()
}
const long = results.flatMap((result) => result.scroll.long)
const frames = results.flatMap((result) => result.scroll.frames)
console.log(
  `scroll 10,000 × 50: ${long.length} frames over 50 ms in ${frames.length}, median of them ${median(long).toFixed(0)} ms`,
)
console.log(
  `                    median frame ${median(frames).toFixed(1)} ms, longest ${Math.max(...frames).toFixed(0)} ms`,
)
console.log(`paste 1,000 cells:  ${median(results.map((result) => result.paste)).toFixed(0)} ms`)
const page = await openPage(browser, server.url)
const { before, after } = await memory(page)
const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)
console.log(
  `memory:             ${megabytes(before)} MB before, ${megabytes(after)} MB after 50 rounds (${(((after - before) / before) * 100).toFixed(1)} %)`,
)
await browser.close()
server.close()
