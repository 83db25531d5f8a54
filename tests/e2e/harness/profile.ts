import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright'
import { launchOptions } from './browser.ts'
import { exposeReactWork } from './settle.ts'
import { reportPolicyViolations } from './watch.ts'

/** How the tests' browsers are set up. */
const options: BrowserContextOptions = {
  locale: 'en-US',
  timezoneId: 'Asia/Shanghai',
  viewport: { width: 1440, height: 900 },
}

/** Opens a profile of the browser in which `settle` works, with nothing stored and nothing cached, in a time zone. */
export async function openProfile(
  browser: Browser,
  baseURL: string,
  timezoneId = 'Asia/Shanghai',
): Promise<BrowserContext> {
  return prepare(await browser.newContext({ ...options, timezoneId, baseURL }))
}

/**
 * Opens a browser with a profile on the disk, where Chromium keeps compiled scripts as it does for everybody who does not
 * browse in private: a page then costs half of the work. Closing the profile ends the browser.
 */
export async function openLastingProfile(
  baseURL: string,
  onCleanup: (clean: () => Promise<void>) => void,
): Promise<BrowserContext> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-profile-'))
  const profile = await chromium.launchPersistentContext(folder, { ...launchOptions(), ...options, baseURL })
  onCleanup(async () => {
    await profile.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  return prepare(profile)
}

async function prepare(profile: BrowserContext): Promise<BrowserContext> {
  profile.setDefaultTimeout(30_000)
  await exposeReactWork(profile)
  await reportPolicyViolations(profile)
  return profile
}

/**
 * Closes the pages of a profile and forgets all that they stored, but not the files that the browser has cached. An empty
 * page stays, because a browser ends with its last one.
 */
export async function clearProfile(profile: BrowserContext, origin: string): Promise<void> {
  const before = profile.pages()
  const page = await profile.newPage()
  await Promise.all(before.map((other) => other.close()))
  const devtools = await profile.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await profile.clearCookies()
}
