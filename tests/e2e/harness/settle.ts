import type { Page } from 'playwright'

/** React holds back what has just been loaded for up to 300 ms, so that a screen does not flicker. */
const quietMilliseconds = 400
const timeoutMilliseconds = 10_000

/**
 * Gives the wait of a person who looks on until the screen stands still: nothing is being loaded and nothing has
 * changed for a moment. Without it a test would fill the page while the dialog that it asked for is still loading.
 */
export function createSettle(page: Page): () => Promise<void> {
  const loading = new Set<unknown>()
  page.on('request', (request) => loading.add(request))
  page.on('requestfinished', (request) => loading.delete(request))
  page.on('requestfailed', (request) => loading.delete(request))
  return async () => {
    const end = Date.now() + timeoutMilliseconds
    do {
      // A page that is left meanwhile takes the wait with it; the next one is looked at anew.
      await page.evaluate(standStill, quietMilliseconds).catch(() => page.waitForLoadState())
    } while (loading.size > 0 && Date.now() < end)
  }
}

/** Runs in the page. */
function standStill(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      observer.disconnect()
      resolve()
    }
    let timer = setTimeout(finish, milliseconds)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(finish, milliseconds)
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}
