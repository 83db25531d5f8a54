import type { Browser, Page } from 'playwright'
import { type RunningApp, startApp } from '../../e2e/harness/app.ts'
import { openBrowser } from '../../e2e/harness/browser.ts'
import { createInstallation } from '../../e2e/harness/installation.ts'

const runs = Number(process.env.BENCH_RUNS ?? 5)
const slowdown = Number(process.env.BENCH_SLOWDOWN ?? 4)

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0

interface Figures {
  /** From the first request until the fields of sign-in can be used, in milliseconds; so are the other times. */
  readonly signIn: number
  /** From sending the password until the menu can be used. */
  readonly frame: number
  /** From choosing the page in the menu until its first row is there. */
  readonly list: number
  readonly theme: number
  readonly requests: number
  /** Over the wire, in kB of 1000 bytes. */
  readonly kilobytes: number
  /** The layout shift, as browsers count it. */
  readonly shift: number
}

/** Adds up the layout shifts of a page from its beginning. */
function watchShifts(): void {
  const seen = globalThis as { shift?: number }
  seen.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift = (seen.shift ?? 0) + entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Milliseconds from a change of the theme until the frame that shows it. */
const changeTheme = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('[aria-label="Dark mode"], [aria-label="Light mode"]')
    const began = performance.now()
    button?.click()
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return performance.now() - began
  })

async function measure(browser: Browser, { url, administrator }: RunningApp): Promise<Figures> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-US', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(watchShifts)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await devtools.send('Network.enable')
  let [requests, bytes] = [0, 0]
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    requests += 1
    bytes += encodedDataLength
  })
  const time = async (action: () => Promise<unknown>): Promise<number> => {
    const began = performance.now()
    await action()
    return performance.now() - began
  }
  const signIn = await time(async () => {
    await page.goto('/user/login', { waitUntil: 'commit' })
    await page.locator('input[autocomplete=current-password]').waitFor()
  })
  await page.locator('input[autocomplete=username]').fill(administrator.username)
  await page.locator('input[autocomplete=current-password]').fill(administrator.password)
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const frame = await time(async () => {
    await page.keyboard.press('Enter')
    await menu.getByRole('button', { name: 'System' }).waitFor()
  })
  await menu.getByRole('button', { name: 'System' }).click()
  const list = await time(async () => {
    await menu.getByRole('link', { name: 'Users', exact: true }).click()
    await page.getByRole('row').filter({ hasText: administrator.username }).waitFor()
  })
  const theme = await changeTheme(page)
  const shift = await page.evaluate(() => (globalThis as { shift?: number }).shift ?? 0)
  await context.close()
  return { signIn, frame, list, theme, requests, kilobytes: bytes / 1000, shift }
}

const installation = createInstallation()
const app = await startApp(installation)
const browser = await openBrowser()
const all: Figures[] = []
for (let run = 0; run < runs; run += 1) all.push(await measure(browser, app))
await browser.close()
await app.end('SIGTERM')
installation.remove()

const names: Readonly<Record<keyof Figures, string>> = {
  signIn: 'sign-in can be used, ms',
  frame: 'signed in, menu can be used, ms',
  list: 'user list with its first row, ms',
  theme: 'change of the theme, two frames, ms',
  requests: 'requests',
  kilobytes: 'kB over the wire',
  shift: 'layout shift',
}
console.log(`Medians of ${runs} runs, each with an empty cache, the processor slowed down ${slowdown} times`)
for (const [name, words] of Object.entries(names) as [keyof Figures, string][]) {
  const value = median(all.map((figures) => figures[name]))
  console.log(`${words.padEnd(40)} ${value.toFixed(name === 'shift' ? 3 : 0).padStart(8)}`)
}
