import axe from 'axe-core'
import type { Page } from 'playwright'

/** What may move of a page by itself, as Chromium counts it. */
const shiftLimit = 0.1

/** Keeps what moves without a deed of the person; to be called before the first page of the browser. */
export const keepShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; value: number })[])
        if (!entry.hadRecentInput) performance.mark('pagewright.shift', { detail: entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/**
 * What is wrong with the screen as it stands: what a check of accessibility finds serious, what has moved since the last
 * look, what is wider than the window.
 */
export async function findFaults(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(async (limit) => {
    // Pages behind the one that is shown had their look when they were in front.
    const exclude = [...document.querySelectorAll<HTMLElement>('.pw-shell-panel')].filter(
      (panel) => !panel.checkVisibility(),
    )
    const context = exclude.length > 0 ? { exclude } : document
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(context, {
      resultTypes: ['violations'],
    })
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    const shift = performance
      .getEntriesByName('pagewright.shift')
      .reduce((sum, entry) => sum + Number((entry as PerformanceMark).detail), 0)
    performance.clearMarks('pagewright.shift')
    const overhang = document.documentElement.scrollWidth - innerWidth
    return [
      ...serious.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target} ${html.slice(0, 120)}`)),
      ...(shift > limit ? [`moves by ${shift.toFixed(3)}`] : []),
      ...(overhang > 1 ? [`is ${overhang} px wider than the window`] : []),
    ]
  }, shiftLimit)
}
