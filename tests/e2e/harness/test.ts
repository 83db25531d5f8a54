import { resolve } from 'node:path'
import { test as plain } from 'vitest'
import { openBrowser } from './browser.ts'
import { describeScreen } from './describeScreen.ts'
import { createPerson, type Person } from './person.ts'
import { clearProfile, openLastingProfile, openProfile } from './profile.ts'
import { runApp } from './runApp.ts'
import { watch } from './watch.ts'

/**
 * The test of most files, before a built app in Chromium. The files of a process share the app, which has the packs
 * beside these tests: each test works on records that no other one looks at, and puts back what everybody sees. Each
 * `person` finds the browser as if new, but for files of the app that it has cached. A test fails when the app was not
 * clean meanwhile: see `watch`.
 */
export const test = plain
  .extend('app', { scope: 'worker' }, ({}, { onCleanup }) =>
    runApp(onCleanup, { SITE_FLAGS: 'settings', PACKS_DIR: resolve(import.meta.dirname, '../packs') }),
  )
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await openBrowser()
    onCleanup(() => browser.close())
    return browser
  })
  .extend('profile', { scope: 'worker' }, ({ app }, { onCleanup }) => openLastingProfile(app.url, onCleanup))
  .extend('clean', async ({ app, profile }, { onCleanup }) => {
    await clearProfile(profile, app.url)
    const watched = watch(profile)
    onCleanup(() => watched.check())
    return watched
  })
  .extend('person', async ({ profile, clean, onTestFailed }) => {
    // Named so that the watch begins before the first page.
    void clean
    const page = await profile.newPage()
    onTestFailed(async () => console.error(await describeScreen(page)))
    return createPerson(page)
  })
  .extend('another', async ({ app, browser }, { onCleanup }) => {
    const ends: (() => Promise<void>)[] = []
    onCleanup(async () => void (await Promise.all(ends.map((end) => end()))))
    /** Another person at another computer, whose browser has cached nothing and may be in another time zone. */
    return async (timeZone?: string): Promise<Person> => {
      const profile = await openProfile(browser, app.url, timeZone)
      const watched = watch(profile)
      ends.push(async () => {
        await profile.close()
        watched.check()
      })
      return createPerson(await profile.newPage())
    }
  })

/** The test before an app with other settings of the environment. */
export const testWithSettings = (settings: Readonly<Record<string, string>>) =>
  test.extend('app', { scope: 'worker' }, ({}, { onCleanup }) => runApp(onCleanup, settings))
