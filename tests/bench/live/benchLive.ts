import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Browser } from 'playwright'
import { openBrowser } from '../../e2e/harness/browser.ts'
import { symbolCount } from './quotes.ts'

/**
 * Measures live sources: a page of 500 symbols of which each changes ten times a second, and 1,000 sockets that listen to
 * one process. The app has to be built. BENCH_SECONDS changes how long is measured, BENCH_PARTS what (`page`, `sockets`).
 */

const seconds = Number(process.env.BENCH_SECONDS ?? 15)
const parts = (process.env.BENCH_PARTS ?? 'page,sockets').split(',')
const password = 'chosen by the bench 1'
const socketCount = 1000

const server = fork(resolve(import.meta.dirname, 'liveServer.ts'), {
  env: { PATH: process.env.PATH, ADMIN_PASSWORD: password },
})
const [{ url, tokens }] = (await once(server, 'message')) as [{ url: string; tokens: readonly string[] }]

const wait = (milliseconds: number) => new Promise((settle) => setTimeout(settle, milliseconds))
const percentile = (numbers: readonly number[], part: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length * part)] ?? 0
const show = (words: string, value: number, unit: string) =>
  console.log(`${words.padEnd(56)} ${value.toFixed(1).padStart(8)} ${unit}`)

/** Seconds of a processor that a process of this machine has used. */
function readProcessorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Keeps the longest frame of a page, and how long its records take to change. */
function watchFrames(): void {
  const seen = globalThis as unknown as { frames?: number[] }
  seen.frames = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.frames?.push(entry.duration)
  }).observe({ type: 'long-animation-frame', buffered: false })
}

async function measurePage(browser: Browser): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    ...(process.env.BENCH_REDUCED ? { reducedMotion: 'reduce' as const } : {}),
  })
  const page = await context.newPage()
  await page.goto('/user/login')
  await page.locator('input[autocomplete=username]').fill('admin')
  await page.locator('input[autocomplete=current-password]').fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: 'Menu' }).waitFor()
  await page.goto('/quotes/board')
  await page.getByRole('row').filter({ hasText: 'SYM010' }).waitFor()
  server.send(symbolCount * 10)
  await wait(4000)
  const devtools = await browser.newBrowserCDPSession()
  const usage = async () => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
    const sum = (types: readonly string[]) =>
      processInfo.reduce((all, { type, id }) => all + (types.includes(type) ? readProcessorSeconds(id) : 0), 0)
    return { page: sum(['renderer']), all: sum(['renderer', 'GPU', 'browser', 'utility']) }
  }
  await page.evaluate(watchFrames)
  const before = await usage()
  const text = await page.getByRole('row').filter({ hasText: 'SYM010' }).textContent()
  const began = performance.now()
  await wait(seconds * 1000)
  const after = await usage()
  const passed = (performance.now() - began) / 1000
  const frames = await page.evaluate(() => (globalThis as unknown as { frames?: number[] }).frames ?? [])
  if ((await page.getByRole('row').filter({ hasText: 'SYM010' }).textContent()) === text)
    throw new Error('The page does not change.')
  if (process.env.BENCH_PROFILE) {
    const session = await context.newCDPSession(page)
    await session.send('Profiler.enable')
    await session.send('Profiler.start')
    await wait(5000)
    const { profile } = await session.send('Profiler.stop')
    const { writeFileSync } = await import('node:fs')
    writeFileSync(process.env.BENCH_PROFILE, JSON.stringify(profile))
  }
  show(
    `${symbolCount} symbols, each 10 times a second: the page`,
    ((after.page - before.page) / passed) * 100,
    '% of a core',
  )
  show('… with all processes of the browser', ((after.all - before.all) / passed) * 100, '% of a core')
  show('… the longest frame, where one is over 50 ms', Math.max(0, ...frames), 'ms')
  show('… frames over 50 ms', frames.length, '')
  await context.close()
}

async function measureSockets(): Promise<void> {
  server.send(0)
  const delays: number[] = []
  let isMeasured = false
  const sockets = await Promise.all(
    Array.from({ length: socketCount }, async (_, index) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live?token=${tokens[index % tokens.length]}`)
      await once(socket as unknown as NodeJS.EventEmitter & EventTarget, 'open')
      const subscribed = new Promise<void>((settle) => {
        socket.addEventListener('message', ({ data }) => {
          const { type, changed = [] } = JSON.parse(String(data)) as { type: string; changed?: { at: number }[] }
          if (type === 'subscribed') settle()
          if (isMeasured) for (const { at } of changed) delays.push(Date.now() - at)
        })
      })
      socket.send(JSON.stringify({ type: 'subscribe', topic: 'quotes' }))
      await subscribed
      return socket
    }),
  )
  for (const perSecond of [10, 50]) {
    server.send(perSecond)
    await wait(1000)
    delays.length = 0
    isMeasured = true
    const before = readProcessorSeconds(server.pid ?? 0)
    await wait(seconds * 1000)
    isMeasured = false
    const used = readProcessorSeconds(server.pid ?? 0) - before
    show(`${socketCount} sockets, ${perSecond} changes a second: median`, percentile(delays, 0.5), 'ms')
    show('… 99 of 100 within', percentile(delays, 0.99), 'ms')
    show('… received of what was to be', (delays.length / (socketCount * perSecond * seconds)) * 100, '%')
    show('… the server', (used / seconds) * 100, '% of a core')
  }
  for (const socket of sockets) socket.close()
}

try {
  if (parts.includes('page')) {
    const browser = await openBrowser()
    await measurePage(browser)
    await browser.close()
  }
  if (parts.includes('sockets')) await measureSockets()
} finally {
  server.disconnect()
}
