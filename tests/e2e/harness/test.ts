import { test as plain } from 'vitest'
import { openBrowser } from './browser.ts'
import { createPerson } from './person.ts'
import { runApp } from './runApp.ts'
import { watch } from './watch.ts'

/**
 * A test before the built app in Chromium. `app` and `browser` are shared by the tests of a file, each `person` has a
 * browser profile of their own, and a test fails when the app was not clean meanwhile: see `watch`.
 */
export const test = plain
  .extend('app', { scope: 'file' }, ({}, { onCleanup }) => runApp(onCleanup))
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await openBrowser()
    onCleanup(() => browser.close())
    return browser
  })
  .extend('context', async ({ app, browser }, { onCleanup }) => {
    const context = await browser.newContext({
      baseURL: app.url,
      locale: 'en-US',
      timezoneId: 'Asia/Shanghai',
      viewport: { width: 1440, height: 900 },
    })
    context.setDefaultTimeout(15_000)
    onCleanup(() => context.close())
    return context
  })
  .extend('clean', async ({ context }, { onCleanup }) => {
    const consoleWatcher = await watch(context)
    onCleanup(() => consoleWatcher.check())
    return consoleWatcher
  })
  .extend('another', async ({ app, browser }, { onCleanup }) => {
    const contexts: { close(): Promise<void> }[] = []
    onCleanup(async () => void (await Promise.all(contexts.map((context) => context.close()))))
    /** Another person at another computer. */
    return async () => {
      const context = await browser.newContext({
        baseURL: app.url,
        locale: 'en-US',
        viewport: { width: 1440, height: 900 },
      })
      contexts.push(context)
      return createPerson(await context.newPage())
    }
  })
  .extend('person', async ({ context, clean }) => {
    // Named so that the eye is open before the first page.
    void clean
    return createPerson(await context.newPage())
  })
