import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Browser, CDPSession, Page } from 'playwright'
import { build, type InlineConfig, preview } from 'vite'
import { widgetProps } from '../../../scripts/vite/widgetProps.ts'
import { openBrowser } from '../../e2e/harness/browser.ts'

const runs = Number(process.env.BENCH_RUNS ?? 5)
const count = Number(process.env.BENCH_FIELDS ?? 200)
const outDir = resolve(import.meta.dirname, '../../../dist/bench-form')

const config: InlineConfig = {
  configFile: false,
  root: import.meta.dirname,
  logLevel: 'warn',
  plugins: [react(), widgetProps()],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
    // Its own chunk, so that a profile of the processor tells what of the time is Formily's.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'formily', test: /[\\/]node_modules[\\/]@formily[\\/]/ }] } },
    },
  },
}

type Kind = 'plain' | 'linked'
type Engine = 'formily' | 'bare'

interface Figures {
  /** Milliseconds until all fields were painted. */
  readonly mount: number
  /** Milliseconds from a key in the first field until the form was painted with it. */
  readonly key: number
  /** Kilobytes of 1024 bytes in use for each field while the form is open. */
  readonly heap: number
  /** The part of the processor's time of mounting and ten keys that is spent in Formily's own functions. */
  readonly mountShare: number
  readonly keyShare: number
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0

async function usedHeap(session: CDPSession): Promise<number> {
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

/** Which part of the processor's time while something happens is spent in the chunk of Formily. */
async function shareOfFormily(session: CDPSession, action: () => Promise<unknown>): Promise<number> {
  await session.send('Profiler.start')
  await action()
  const { nodes, samples = [], timeDeltas = [] } = (await session.send('Profiler.stop')).profile
  const byId = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  let [total, own] = [0, 0]
  for (const [index, id] of samples.entries()) {
    const { functionName = '', url = '' } = byId.get(id) ?? {}
    if (functionName === '(idle)' || functionName === '(program)') continue
    const time = timeDeltas[index] ?? 0
    total += time
    if (url.includes('/formily-')) own += time
  }
  return total === 0 ? 0 : own / total
}

async function measure(browser: Browser, url: string, kind: Kind, engine: Engine): Promise<Figures> {
  const page: Page = await browser.newPage({ viewport: { width: 1400, height: 900 } })
  await page.goto(url)
  await page.waitForFunction('globalThis.openForm')
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.setSamplingInterval', { interval: 200 })
  const open = () =>
    page.evaluateHandle(([what, by, fields]) => openForm(what, by, fields), [kind, engine, count] as const)
  // Code that runs for the first time is compiled, and what is made once for all forms is made.
  for (let round = 0; round < 3; round += 1) {
    const form = await open()
    await form.evaluate((opened) => opened.press('warm'))
    await form.evaluate((opened) => opened.close())
    await form.dispose()
  }
  const before = await usedHeap(session)
  const form = await open()
  const heap = ((await usedHeap(session)) - before) / 1024 / count
  const mount = await form.evaluate((opened) => opened.mount)
  const keys: number[] = []
  for (let key = 1; key <= 9; key += 1)
    keys.push(await form.evaluate((opened, text) => opened.press(text), 'a'.repeat(key)))
  const keyShare = await shareOfFormily(session, async () => {
    for (let key = 1; key <= 10; key += 1) await form.evaluate((opened, text) => opened.press(text), 'b'.repeat(key))
  })
  await form.evaluate((opened) => opened.close())
  const mountShare = await shareOfFormily(session, open)
  await page.close()
  return { mount, key: median(keys), heap, mountShare, keyShare }
}

/**
 * Measures what a field of a form costs, and what of that is Formily's: a form of fields that know nothing of each other
 * and one whose fields all depend on their neighbours, beside the same widgets in the state of one component. Medians of
 * runs in headless Chromium on a built page.
 *
 * Measured on two cores that were busy with other work (200 fields, medians of 3 runs), so that only the ratios and the
 * kilobytes say something. Plain: mount 708 ms with Formily and 469 without, a key 13 and 13 ms, 59 and 27 kB a field.
 * Linked: mount 692 and 504 ms, a key 132 and 76 ms, 60 and 27 kB a field. Formily's own functions take 11 % of mounting,
 * and 5 % (plain) and 21 % (linked) of a key; the rest of the difference is the page's own runtime around it.
 */
await build(config)
const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } })
const url = server.resolvedUrls?.local[0]
if (url === undefined) throw new Error('The page is not served.')
const browser = await openBrowser()
const percent = (share: number) => `${(share * 100).toFixed(0)} %`.padStart(6)
const number = (value: number, digits = 1) => value.toFixed(digits).padStart(7)
console.log(`${count} fields, medians of ${runs} runs`)
console.log('form            mount, ms  key, ms  kB a field  Formily of mount  of key')
for (const kind of ['plain', 'linked'] as const)
  for (const engine of ['formily', 'bare'] as const) {
    const all: Figures[] = []
    for (let run = 0; run < runs; run += 1) all.push(await measure(browser, url, kind, engine))
    const of = (name: keyof Figures) => median(all.map((figures) => figures[name]))
    const shares =
      engine === 'bare' ? '' : `${percent(of('mountShare')).padStart(18)}${percent(of('keyShare')).padStart(8)}`
    console.log(
      `${kind.padEnd(7)}${engine.padEnd(8)}${number(of('mount')).padStart(10)}${number(of('key')).padStart(9)}${number(of('heap')).padStart(12)}${shares}`,
    )
  }
await browser.close()
await server.close()
