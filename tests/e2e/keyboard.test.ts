import type { Page } from 'playwright'
import { expect } from 'vitest'
import { test } from './harness/test.ts'

/** Presses Tab until what has the focus is called so; a way that is longer than a person would go is none. */
async function tabTo(page: Page, name: string, most = 12): Promise<void> {
  for (let count = 0; count < most; count++) {
    await page.keyboard.press('Tab')
    if ((await focusedName(page)) === name) return
  }
  throw new Error(`"${name}" is not reached by ${most} Tabs; the focus is on "${await focusedName(page)}"`)
}

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: focused } = document
    return (focused?.getAttribute('aria-label') ?? focused?.textContent ?? '').trim()
  })

const hasFocus = (page: Page, selector: string) => () =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)

test('a person signs in, finds a user, changes, deletes and restores them by keys alone', { timeout: 120_000 }, async ({
  app,
  person,
}) => {
  const { page, settle } = person
  const { keyboard } = page
  await page.goto('/user/login')
  await page.getByLabel('User name').waitFor()
  await expect.poll(hasFocus(page, 'input'), { message: 'the first field has the focus' }).toBe(true)
  await keyboard.type(app.administrator.username)
  await keyboard.press('Tab')
  await keyboard.type(app.administrator.password)
  await keyboard.press('Enter')
  await page.getByRole('navigation', { name: 'Menu' }).waitFor()

  await keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find a page' }).or(page.getByPlaceholder('Name of a page…')).waitFor()
  await keyboard.type('Users')
  await keyboard.press('Enter')
  await page.waitForURL('**/isystem/user')
  await person.row('lin.mei').waitFor()
  await expect.poll(hasFocus(page, 'main, main *'), { message: 'the focus is on the page' }).toBe(true)

  await keyboard.press('/')
  await keyboard.type('omar')
  await keyboard.press('Enter')
  await person.row('lin.mei').waitFor({ state: 'hidden' })
  await keyboard.press('ArrowDown')
  await expect.poll(hasFocus(page, '.pw-table-row')).toBe(true)

  await keyboard.press('Enter')
  const details = page.getByRole('dialog', { name: 'detail information' })
  await details.waitFor()
  await settle()
  await tabTo(page, 'Edit')
  await keyboard.press('Enter')
  await page.getByRole('dialog', { name: /^Edit/ }).waitFor()
  await expect
    .poll(() => hasFocus(page, 'input:not(:disabled)')(), { message: 'the first field has the focus' })
    .toBe(true)
  await keyboard.press('Control+a')
  await keyboard.type('Omar H. Haddad')
  await keyboard.press('Control+s')
  await page.getByRole('dialog', { name: /^Edit/ }).waitFor({ state: 'hidden' })
  await person.row('Omar H. Haddad').waitFor()
  await expect.poll(hasFocus(page, '.pw-table-row'), { message: 'the focus is back on the row' }).toBe(true)

  await keyboard.press('Delete')
  await page.getByRole('dialog', { name: 'Delete Omar H. Haddad?' }).waitFor()
  await expect.poll(() => focusedName(page)).toBe('Cancel')
  await tabTo(page, 'Delete', 2)
  await keyboard.press('Enter')
  await person.row('Omar H. Haddad').waitFor({ state: 'hidden' })
  await expect
    .poll(hasFocus(page, '.pw-table-grid, .pw-table-row'), { message: 'the focus stays in the table' })
    .toBe(true)

  await page.getByRole('button', { name: 'Undo' }).waitFor()
  await keyboard.press('Control+z')
  await person.row('Omar H. Haddad').waitFor()
})
