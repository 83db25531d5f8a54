import { delimiter, resolve } from 'node:path'
import { expect } from 'vitest'
import { readShownTexts, readWrittenTexts } from './harness/publicText.ts'
import { createSettle } from './harness/settle.ts'
import { testWithSettings } from './harness/test.ts'

const packs = ['../data/front', 'fronts'].map((folder) => resolve(import.meta.dirname, folder))
const test = testWithSettings({ DEMO: 'true', PACKS_DIR: packs.join(delimiter) })

const english = { headers: { 'accept-language': 'en-US' } }

/** The addresses of the sitemap, one of each page. */
async function listAddresses(url: string): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const all = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.slice(url.length))
  const ofPage = Map.groupBy(all, (address) => address.replace(/front-[a-z]+-\d+/, ''))
  return [...ofPage.values()].flatMap((addresses) => addresses.slice(0, 1))
}

test('what the HTML of a public page says is what the app draws, on every page of the packs', {
  timeout: 240_000,
}, async ({ app, clean, person }) => {
  const { page } = person
  // Blocks of a page that are closed to strangers say so in their place.
  clean.provoke(/401/)
  const addresses = await listAddresses(app.url)
  expect(addresses.length).toBeGreaterThan(4)
  await person.visit('/user/login')
  let count = 0
  for (const address of addresses) {
    const texts = await readWrittenTexts(page, await (await fetch(`${app.url}${address}`, english)).text())
    await page.goto(address)
    await page.locator('#pw-text').waitFor({ state: 'detached' })
    const shown = await readShownTexts(page, createSettle(page))
    expect({ address, missing: texts.filter((text) => !shown.has(text)) }).toEqual({ address, missing: [] })
    count += texts.length
  }
  expect(count).toBeGreaterThan(150)
})

const article = '/front/article?id=front-article-01'

test('an article is read by a plain request: its text, what machines read of it, and where its other languages are', async ({
  app,
}) => {
  const read = async (address: string, language: string) =>
    (await fetch(`${app.url}${address}`, { headers: { 'accept-language': language } })).text()
  const html = await read(`${article}&utm_source=letter`, 'en')
  const found = (pattern: RegExp) => pattern.exec(html)?.[1]
  const title = found(/<h2>(.*?)<\/h2>/)
  expect(title).toMatch(/\w+ \w+/)
  expect(found(/<title>(.*?)<\/title>/)).toBe(`${title} - Pagewright`)
  const description = found(/<meta name="description" content="([^"]*)"/)
  expect(description?.length).toBeGreaterThan(40)
  expect(html).toContain(`<p>${description?.slice(0, 40)}`)
  expect(found(/<link rel="canonical" href="([^"]*)"/)).toBe(`${app.url}${article}`)
  for (const [tag, language] of [
    ['zh-CN', 'zh'],
    ['en', 'en'],
    ['zh-TW', 'tw'],
  ])
    expect(html).toContain(`hreflang="${tag}" href="${app.url}${article}&amp;lang=${language}"`)
  expect(html).toContain(`hreflang="x-default" href="${app.url}${article}"`)
  expect(await read(`${article}&lang=zh`, 'en')).toContain('<html lang="zh-CN">')
  const gone = await fetch(`${app.url}/front/article?id=nobody`)
  expect([gone.status, (await gone.text()).includes('noindex')]).toEqual([404, true])
})

/** What a person sees of the article in one frame. */
interface Frame {
  readonly of: 'text' | 'app' | 'nothing'
  readonly heading: string
  readonly top: number
  readonly left: number
}

/** Notes each frame from the first one that has anything to show, and how far what stands has moved by itself. */
function watchFrames() {
  const frames: Frame[] = []
  let shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { readonly value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().height > 0
  const look = () => {
    const headings = [...document.querySelectorAll('main h2')].filter(isSeen)
    const heading = headings[0]
    const of = heading === undefined ? 'nothing' : heading.closest('#pw-text') === null ? 'app' : 'text'
    const { top, left } = heading?.getBoundingClientRect() ?? { top: 0, left: 0 }
    if (of !== 'nothing' || frames.length > 0) frames.push({ of, heading: heading?.textContent ?? '', top, left })
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  Object.assign(window, { readFrames: () => ({ frames, shift }) })
}

test('the app takes over from the text without a moment in which there is nothing, and nothing moves by itself', async ({
  person,
}) => {
  const { page } = person
  await page.addInitScript(watchFrames)
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`)
  })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(article)
    await page.locator('#pw-text').waitFor({ state: 'detached' })
    await createSettle(page)()
    const { frames, shift } = await page.evaluate(() =>
      (window as unknown as { readFrames: () => { frames: Frame[]; shift: number } }).readFrames(),
    )
    const changes = frames.filter((frame, index) => frame.of !== frames[index - 1]?.of).map(({ of }) => of)
    expect({ width, changes }).toEqual({ width, changes: ['text', 'app'] })
    expect(new Set(frames.map(({ heading }) => heading)).size).toBe(1)
    const last = frames.findLast(({ of }) => of === 'text')
    const first = frames.find(({ of }) => of === 'app')
    expect(Math.abs((first?.top ?? 0) - (last?.top ?? 0))).toBeLessThan(8)
    expect(Math.abs((first?.left ?? 0) - (last?.left ?? 0))).toBeLessThan(2)
    // From the app's first frame on the heading stays where it is.
    expect(new Set(frames.filter(({ of }) => of === 'app').map(({ top }) => Math.round(top))).size).toBe(1)
    expect(shift).toBeLessThan(0.05)
  }
  expect(refused).toEqual([])
})
