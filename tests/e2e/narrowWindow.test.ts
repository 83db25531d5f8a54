import type { Locator } from 'playwright'
import { expect } from 'vitest'
import { announce } from './harness/announce.ts'
import type { Person } from './harness/person.ts'
import { test } from './harness/test.ts'

/** Opens a page by the menu as a narrow window has it. */
const menus: Readonly<Record<number, (person: Person, folder: string, title: string) => Promise<void>>> = {
  // Folded: the pages of a folder come in a menu beside it.
  1024: async ({ page }, folder, title) => {
    await page.getByRole('button', { name: folder, exact: true }).click()
    await page.getByRole('menuitemradio', { name: title, exact: true }).click()
  },
  // A drawer, which leaves with the choice.
  390: async (person, folder, title) => {
    await person.press('Expand menu')
    await person.openMenu(folder, title)
    await person.page.getByRole('navigation', { name: 'Menu' }).waitFor({ state: 'hidden' })
  },
}

/** Whether all of it can be seen, as far as the width of the window goes; what is placed is not seen until it is. */
async function expectInWindow(shown: Locator): Promise<void> {
  await shown.waitFor()
  const width = shown.page().viewportSize()?.width ?? 0
  const isInWindow = async () => {
    const box = await shown.boundingBox()
    return box !== null && box.x >= 0 && box.x + box.width <= width
  }
  await expect.poll(isInWindow, { message: `all of it stands within ${width} px` }).toBe(true)
}

test.for([1024, 390])(
  'a person finds everything of the frame in a window of %i px',
  { timeout: 180_000 },
  async (width, { app, person }) => {
    const { page } = person
    await page.setViewportSize({ width, height: 800 })
    await person.visit('/isystem/role?from=a%20letter')
    await page.waitForURL(/\/user\/login\?redirect=/)
    await person.fill('User name', app.administrator.username)
    await person.fill('Password', app.administrator.password)
    await person.press('Sign in')
    await page.waitForURL('**/isystem/role?from=a%20letter')
    // On a phone each record is a line.
    const record = (list: string, name: string) =>
      width < 768 ? page.getByRole('list', { name: list }).getByRole('listitem', { name }) : person.row(name)
    await record('Roles', 'admin').first().waitFor()

    await menus[width]?.(person, 'System', 'Users')
    await page.waitForURL('**/isystem/user')
    await record('Users', app.administrator.username).first().waitFor()
    expect(await page.getByRole('navigation', { name: 'Open pages' }).isVisible()).toBe(width > 767)
    if (width < 768) await page.getByRole('banner').getByText('Users').waitFor()
    else await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Home' }).waitFor()

    await announce(app, {
      ...{ titile: 'Lifts are checked', msgContent: '<p>On Monday.</p>', priority: 'H' },
      ...{ openType: 'url', openPage: '/isystem/dict' },
    })
    const bell = page.getByRole('button', { name: 'Announcements, 1 unread' })
    await bell.click()
    const panel = page.getByRole('dialog', { name: /^Announcements/ })
    await panel.getByText('Lifts are checked').waitFor()
    await expectInWindow(panel)
    await panel.getByRole('button', { name: /Lifts are checked/ }).click()
    await page.getByRole('dialog').getByText('On Monday.').waitFor()
    await expectInWindow(person.front)
    await person.press('Open')
    await page.waitForURL('**/isystem/dict')
    await page.getByRole('button', { name: 'Announcements, 0 unread' }).waitFor()

    await page.getByRole('button', { name: 'Search the menu' }).click()
    await page.getByRole('combobox', { name: 'Find a page' }).fill('process')
    await page.getByRole('option', { name: /Process monitor/ }).click()
    await page.waitForURL('**/dashboard/monitor')

    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('menuitemradio', { name: '繁體中文' }).click()
    await person.see('常駐記憶體')
    await page.getByRole('button', { name: '語言' }).click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await person.see('Resident memory')

    const background = () => page.locator('.pw-shell-main').evaluate((frame) => getComputedStyle(frame).backgroundColor)
    const choose = async (entry: string) => {
      const button = page.getByRole('button', { name: 'Menu of admin' })
      await button.click()
      await expectInWindow(page.getByRole('menu', { name: 'Menu of admin' }))
      await page.getByRole('menuitem', { name: entry, exact: true }).click()
    }
    // On a phone the settings turn the app dark, and nothing in the header does.
    const turn = async (button: string, entry: string) => {
      if (width > 767) return await page.getByRole('button', { name: button }).click()
      expect(await page.getByRole('button', { name: button }).count()).toBe(0)
      await choose('System settings')
      await page.getByRole('radiogroup', { name: 'Appearance' }).getByText(entry, { exact: true }).click()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
    const light = await background()
    await turn('Dark mode', 'Dark')
    await expect.poll(background).not.toBe(light)
    await turn('Light mode', 'Light')
    await expect.poll(background).toBe(light)

    await choose('Clear cache')
    await person.see('Cache refreshed!')
    await choose('Switch department')
    await person.see('You have no department yet!')
    await choose('Change password')
    await page.getByRole('dialog', { name: 'Change password' }).waitFor()
    await expectInWindow(person.front)
    await person.press('Save')
    await person.errorOf('Old password').waitFor()
    await person.press('Cancel')
    await choose('System settings')
    await page.getByRole('dialog', { name: 'System settings' }).waitFor()
    await page.getByRole('radio', { name: 'Purple' }).check()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await choose('Personal center')
    await page.waitForURL('**/account/center')
    await choose('Account settings')
    await page.waitForURL('**/account/settings/base')
    await page.getByRole('navigation', { name: 'Related pages' }).getByRole('link', { name: 'Linked accounts' }).click()
    await page.waitForURL('**/account/settings/binding')
    await expectInWindow(
      page
        .locator('[aria-label="Related pages"] [aria-current="page"]')
        .filter({ hasText: 'Linked accounts', visible: true }),
    )

    await choose('Sign out')
    await page.getByRole('dialog', { name: 'Sign out' }).waitFor()
    await person.press('Sign out')
    await page.waitForURL('**/user/login')
  },
)
