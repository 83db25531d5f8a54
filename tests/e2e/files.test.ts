import type { Page } from 'playwright'
import { expect } from 'vitest'
import { addAdministrator } from './harness/administrator.ts'
import type { RunningApp } from './harness/app.ts'
import { call } from './harness/call.ts'
import type { Person } from './harness/person.ts'
import { test } from './harness/test.ts'

/** A red square, large enough to be seen. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mP4z8BAEmIY1TCqYfhqAAB9Tf4BKMXS8gAAAABJRU5ErkJggg=='

/** Uploads a picture and makes it that of the account; gives its path. */
async function giveAvatar(app: RunningApp, account: RunningApp['administrator']): Promise<string> {
  const { result } = await call(app, undefined, 'POST', '/sys/login', account)
  const { token } = result as { readonly token: string }
  const form = new FormData()
  form.append('file', new Blob([Buffer.from(picture, 'base64')], { type: 'image/png' }), 'square.png')
  const uploaded = await fetch(`${app.url}/api/sys/common/upload`, {
    method: 'POST',
    headers: { 'X-Access-Token': token },
    body: form,
  })
  const { message } = (await uploaded.json()) as { readonly message: string }
  await call(app, token, 'POST', '/sys/user/login/setting/userEdit', { avatar: message })
  return message
}

const signOut = async ({ page, press }: Person, name: string) => {
  await page.getByRole('button', { name: new RegExp(name) }).click()
  await page.getByRole('menuitem', { name: /Sign out/ }).click()
  await page.getByRole('dialog', { name: 'Sign out' }).waitFor()
  await press('Sign out')
  await page.waitForURL('**/user/login*')
}

/** Whether the window shows a picture by itself. */
const showsPicture = (page: Page): Promise<boolean> =>
  page.evaluate(() => [...document.images].some(({ naturalWidth }) => naturalWidth === 16))

test('after a sign-out nothing of a picture is read from the cache: by its address, by Back, or in a page', async ({
  app,
  clean,
  person,
}) => {
  const { page } = person
  const account = await addAdministrator(app, 'pictured.person')
  const address = `/api/sys/common/static/${await giveAvatar(app, account)}`
  await person.signIn(account.username, account.password)
  const shown = page.locator(`img[src$="${address}"]`).first()
  await shown.waitFor()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(16)
  // The address carries no token, and the browser has the picture.
  const fromCache = (mode: RequestCache) =>
    page.evaluate(
      ([url, cache]) =>
        fetch(url, { cache: cache as RequestCache, mode: 'same-origin' }).then(
          ({ status }) => status,
          () => 'nothing',
        ),
      [address, mode] as const,
    )
  expect(await fromCache('only-if-cached')).toBe(200)

  await page.goto(address)
  expect(await showsPicture(page)).toBe(true)
  await person.visit('/')
  await signOut(person, account.username)
  clean.provoke(/401|504|ERR_CACHE_MISS/)
  // Chromium's own page around a picture has styles and a script, which the picture may not have.
  clean.provoke(/static\/temp\/square/)
  expect([await fromCache('only-if-cached'), await fromCache('force-cache')]).toEqual(['nothing', 401])

  // Back over the pages of the app to the window that the picture filled.
  for (let back = 0; back < 5 && !page.url().endsWith(address); back += 1) await page.goBack()
  expect(page.url()).toContain(address)
  expect(await showsPicture(page)).toBe(false)
  expect((await page.goto(address))?.status()).toBe(401)
})
