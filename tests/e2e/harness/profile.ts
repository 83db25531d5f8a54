import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright'
import { exposeReactWork } from './settle.ts'
import { reportPolicyViolations } from './watch.ts'

/** How the tests' browsers are set up. */
const options: BrowserContextOptions = {
  locale: 'en-US',
  timezoneId: 'Asia/Shanghai',
  viewport: { width: 1440, height: 900 },
}

/** Opens a profile of the browser in which `settle` works, with nothing stored and nothing cached. */
export async function openProfile(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const profile = await browser.newContext({ ...options, baseURL })
  profile.setDefaultTimeout(30_000)
  await exposeReactWork(profile)
  await reportPolicyViolations(profile)
  return profile
}

/** Closes the pages of a profile and forgets all that they stored, but not the files that the browser has cached. */
export async function clearProfile(profile: BrowserContext, origin: string): Promise<void> {
  await Promise.all(profile.pages().map((page) => page.close()))
  const page = await profile.newPage()
  const devtools = await profile.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await profile.clearCookies()
  await page.close()
}
