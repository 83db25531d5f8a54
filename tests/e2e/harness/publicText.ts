import type { Page } from 'playwright'

/** The elements whose texts a person reads as a whole. */
const leaves = 'h1, h2, h3, h4, h5, p, li, th, td, dt, dd, figcaption'

/** The texts of a public page in the HTML of the server, in their order. */
export const readWrittenTexts = (page: Page, html: string): Promise<readonly string[]> =>
  page.evaluate(
    ({ source, selector }) => {
      const written = new DOMParser().parseFromString(source, 'text/html').querySelector('#pw-text main')
      return [...(written?.querySelectorAll(selector) ?? [])]
        .filter((element) => element.querySelector(selector) === null)
        .map(({ textContent }) => (textContent ?? '').replace(/\s+/g, ' ').trim())
        .filter((text) => text !== '')
    },
    { source: html, selector: leaves },
  )

/** The texts of all elements that the app has drawn in the content of its page. */
const readDrawn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#app main *')].map(({ textContent }) =>
      (textContent ?? '').replace(/\s+/g, ' ').trim(),
    ),
  )

/** Scrolls the page, and what is scrolled in it, by one screen; gives whether all of it was seen. */
const scrollOn = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const all = [document.scrollingElement, ...document.querySelectorAll('#app main, #app main *')]
    const further = all.filter(
      (element) =>
        element && element.scrollHeight - element.clientHeight - element.scrollTop > 1 && element.clientHeight > 0,
    )
    let hasMoved = false
    for (const element of further) {
      if (!element) continue
      const { scrollTop } = element
      element.scrollTop += element.clientHeight * 0.8
      hasMoved ||= element.scrollTop !== scrollTop
    }
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    return !hasMoved
  })

/** Every text that the app shows on a page to who scrolls through it and opens each of its tabs. */
export async function readShownTexts(page: Page, settle: () => Promise<void>): Promise<ReadonlySet<string>> {
  const shown = new Set<string>()
  const note = async () => {
    await settle()
    for (let isOver = false; !isOver; ) {
      for (const text of await readDrawn(page)) shown.add(text)
      isOver = await scrollOn(page)
    }
    // What came into view on the way may have been asked for.
    await settle()
    for (const text of await readDrawn(page)) shown.add(text)
  }
  await note()
  const tabs = page.locator('#app main').getByRole('tab')
  for (let index = 0; index < (await tabs.count()); index += 1) {
    await tabs.nth(index).click()
    await note()
  }
  return shown
}
