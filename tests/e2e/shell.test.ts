import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import type { Person } from './harness/person.ts'
import { test } from './harness/test.ts'

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Open pages' })
const tabTitles = (page: Page) => tabs(page).getByRole('link').allTextContents()
const pathOf = (page: Page) => new URL(page.url()).pathname

/** Waits until what is typed goes there. */
const focused = (field: Locator) => field.and(field.page().locator(':focus')).waitFor()

const openUserMenu = async (person: Person, entry: string) => {
  await person.page.getByRole('button', { name: 'Menu of admin' }).click()
  await person.page.getByRole('menuitem', { name: entry, exact: true }).click()
}

test('every address of the table of routes leads where it should', async ({ app, person }) => {
  const { page } = person
  await person.signIn(app.administrator.username, app.administrator.password)
  const ways: readonly (readonly [from: string, to: string])[] = [
    ['/', '/dashboard/analysis'],
    ['/user', '/dashboard/analysis'],
    ['/user/login', '/dashboard/analysis'],
    ['/subscribe', '/subscribe/index'],
    ['/nowhere/at/all', '/404'],
    ['/exception/500', '/exception/500'],
    ['/isps/userAnnouncement', '/isps/userAnnouncement'],
    ['/online/cgformList/orders', '/online/cgformList/orders'],
  ]
  for (const [from, to] of ways) {
    await person.visit(from)
    expect(`${from} → ${pathOf(page)}`).toBe(`${from} → ${to}`)
  }
  await person.see(/There is no online form with the id or table orders/)
  await person.visit('/account/settings/binding?third=git&error=taken')
  await person.see('That account is linked to another user.')
  await page.waitForURL('**/account/settings/binding')
  await person.visit('/404')
  await person.see('Page not found')
  expect(await page.title()).toBe('Page not found - Pagewright')
  await person.visit('/')
  expect(await page.title()).toBe('Pagewright')
})

test('choosing the page that is shown once more does no harm, and a page is found at its top', async ({
  app,
  person,
}) => {
  await person.signIn(app.administrator.username, app.administrator.password)
  await person.openMenu('System', 'Users')
  await person.openMenu('System', 'Users')
  await person.row(app.administrator.username).waitFor()
  expect(await tabTitles(person.page)).toEqual(['Home', 'Users'])
})

test('the menu is at the side, at the top, or in a drawer, as the window and the person want it', async ({
  app,
  person,
}) => {
  const { page } = person
  await person.signIn(app.administrator.username, app.administrator.password)
  const side = page.getByRole('complementary', { name: 'Pagewright' })
  const width = async () => (await side.boundingBox())?.width
  expect(await width()).toBe(207)
  await person.press('Collapse menu')
  await expect.poll(width).toBe(80)
  await person.press('Expand menu')
  // It folds at 1087.99 pixels and not before (specification 4).
  await person.resize(1088, 800)
  await expect.poll(width).toBe(207)
  await person.resize(1087, 800)
  await expect.poll(width).toBe(80)
  await person.resize(390, 800)
  await side.waitFor({ state: 'hidden' })
  expect(await tabs(page).isVisible()).toBe(false)
  await person.press('Expand menu')
  expect(await width()).toBe(200)
  await page.keyboard.press('Escape')
  await side.waitFor({ state: 'hidden' })

  await person.resize(1440, 900)
  await openUserMenu(person, 'System settings')
  await page.getByText('Top menu', { exact: true }).click()
  await page.getByRole('radio', { name: 'Purple' }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'System settings' }).waitFor({ state: 'hidden' })
  await side.waitFor({ state: 'hidden' })
  const tools = await page.locator('.pw-shell-header-tools').boundingBox()
  const logo = await page.getByRole('banner').getByRole('link', { name: 'Pagewright' }).boundingBox()
  expect(tools?.width).toBe(360)
  expect(logo?.width).toBeGreaterThanOrEqual(165)
  // Folders that have no room stand in a menu of their own.
  await page.setViewportSize({ width: 1900, height: 800 })
  await page.getByRole('button', { name: 'System', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'Roles' }).click()
  await page.waitForURL('**/isystem/role')

  await page.reload()
  await page.getByRole('button', { name: 'System', exact: true }).waitFor()
  const primary = () =>
    page.evaluate(() =>
      getComputedStyle(document.querySelector('.pw-shell-app') as Element).getPropertyValue('--ant-color-primary'),
    )
  expect(await primary()).toBe('#722ed1')
  await openUserMenu(person, 'System settings')
  await person.press('Restore defaults')
  await side.waitFor()
  expect(await primary()).toBe('#2fa678')
})

test('a header that hides goes beyond a hundred pixels and comes back, and one that is loose scrolls away', async ({
  app,
  person,
}) => {
  const { page } = person
  await person.resize(1440, 420)
  await person.signIn(app.administrator.username, app.administrator.password)
  const keep = (settings: object) =>
    page.evaluate((kept) => localStorage.setItem('pagewright.settings', JSON.stringify(kept)), settings)
  const bannerTop = async () => (await page.getByRole('banner').boundingBox())?.y
  const scroll = (pixels: number) =>
    page.locator('.pw-shell-panel:visible').evaluate((panel, top) => {
      panel.scrollTop = top
    }, pixels)
  await keep({ autoHideHeader: true })
  await person.visit('/isystem/user')
  await person.row(app.administrator.username).waitFor()
  await scroll(90)
  await expect.poll(bannerTop).toBe(0)
  await scroll(110)
  await expect.poll(bannerTop).toBe(-56)
  await scroll(0)
  await expect.poll(bannerTop).toBe(0)
  await keep({ fixedHeader: false })
  await person.visit('/isystem/user')
  await person.row(app.administrator.username).waitFor()
  await scroll(30)
  await expect.poll(bannerTop).toBe(-30)
})

test('the menu search finds by name, sounds and initials, and opens by Control and K', async ({ app, person }) => {
  const { page } = person
  await person.signIn(app.administrator.username, app.administrator.password)
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: 'Find a page' })
  await focused(box)
  await page.keyboard.type('dict')
  await page.getByRole('option', { name: /Dictionaries/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/isystem/dict')
  await box.waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: '简体中文' }).click()
  await page.getByRole('button', { name: '搜索菜单' }).click()
  await focused(page.getByRole('combobox', { name: '查找页面' }))
  await page.keyboard.type('jsgl')
  await page.getByRole('option', { name: /角色/ }).first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: '查找页面' }).waitFor({ state: 'hidden' })

  await person.resize(390, 800)
  await page.getByRole('button', { name: '搜索菜单' }).click()
  await page.getByRole('dialog', { name: '搜索菜单' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: '搜索菜单' }).waitFor({ state: 'hidden' })
})

test('tabs are closed, moved and refused by mouse and keyboard, and are there after a reload', async ({
  app,
  person,
}) => {
  const { page } = person
  await person.signIn(app.administrator.username, app.administrator.password)
  for (const title of ['Users', 'Roles']) await person.openMenu('System', title)
  await person.openMenu('Build', 'Dictionaries')
  const tab = (name: string) => tabs(page).getByRole('link', { name, exact: true })

  await tab('Dictionaries').focus()
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await expect.poll(() => tabTitles(page)).toEqual(['Home', 'Users', 'Dictionaries', 'Roles'])
  // Nobody's pointer has been there yet, and a drag that begins before the tabs can be dragged is none.
  await tabs(page).locator('[draggable=true]').filter({ hasText: 'Roles' }).waitFor()
  await tab('Roles').dragTo(tab('Users'), { targetPosition: { x: 4, y: 10 } })
  await expect.poll(() => tabTitles(page)).toEqual(['Home', 'Roles', 'Users', 'Dictionaries'])
  await page.reload()
  await tab('Dictionaries').waitFor()
  expect(await tabTitles(page)).toEqual(['Home', 'Roles', 'Users', 'Dictionaries'])

  await tab('Home').focus()
  await page.keyboard.press('Delete')
  await person.see('The home page can’t be closed')
  await tab('Users').focus()
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: 'Close tabs to the left' }).press('Enter')
  await expect.poll(() => tabTitles(page)).toEqual(['Home', 'Users', 'Dictionaries'])
  await tab('Users').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Close tabs to the right' }).click()
  await expect.poll(() => tabTitles(page)).toEqual(['Home', 'Users'])

  await openUserMenu(person, 'System settings')
  await page.getByRole('switch', { name: 'Page tabs' }).click()
  await page.keyboard.press('Escape')
  await tabs(page).waitFor({ state: 'hidden' })
  await openUserMenu(person, 'System settings')
  await page.getByRole('switch', { name: 'Page tabs' }).click()
  await expect.poll(() => tabTitles(page)).toEqual(['Users'])
  await page.keyboard.press('Escape')
})

test('the entries of a folder do not move while it opens', async ({ app, person }) => {
  await person.signIn(app.administrator.username, app.administrator.password)
  const folder = person.page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'System' })
  // What was never unfolded is not there yet.
  await folder.click()
  await person.page.getByRole('link', { name: 'Users', exact: true }).waitFor()
  await person.settle()
  await folder.click()
  await person.settle()
  const moved = await folder.evaluate(async (button: HTMLElement) => {
    const entries = [...(button.parentElement?.querySelectorAll<HTMLElement>('a') ?? [])]
    const tops = () => entries.map((entry) => Math.round(entry.getBoundingClientRect().top))
    const before = tops()
    button.click()
    await new Promise(requestAnimationFrame)
    entries.at(-1)?.focus()
    entries.at(-1)?.scrollIntoView({ block: 'nearest' })
    return { before, after: tops() }
  })
  expect(moved.before.length).toBeGreaterThan(3)
  expect(moved.after).toEqual(moved.before)
})

test('a key pressed as soon as a menu opens belongs to the menu', async ({ app, person }) => {
  await person.signIn(app.administrator.username, app.administrator.password)
  const button = person.page.getByRole('button', { name: 'Menu of admin' })
  const focused = await button.evaluate((element: HTMLElement) => {
    element.click()
    return document.activeElement?.getAttribute('role')
  })
  expect(focused).toBe('menuitem')
})

test('by keyboard alone: sign in, find a page, open it, switch tabs, change the language, sign out', async ({
  app,
  person,
}) => {
  const { page } = person
  const { keyboard } = page
  await person.visit('/user/login')
  await page.locator('input:focus').waitFor()
  await keyboard.type(app.administrator.username)
  await keyboard.press('Tab')
  await keyboard.type(app.administrator.password)
  await keyboard.press('Enter')
  await page.waitForURL('**/dashboard/analysis')
  await page.getByRole('navigation', { name: 'Menu' }).waitFor()
  await keyboard.press('Control+k')
  await focused(page.getByRole('combobox', { name: 'Find a page' }))
  await keyboard.type('users')
  await page.getByRole('option', { name: 'Users' }).first().waitFor()
  await keyboard.press('Enter')
  await page.waitForURL('**/isystem/user')

  // Where the focus was last decides how much of the page lies between: at most all of it, rows and menu.
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 300; presses += 1) {
      await keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        const element = document.activeElement
        return `${element?.getAttribute('aria-label') ?? ''} ${element?.textContent ?? ''}`
      })
      if (focused.includes(name)) return
    }
    throw new Error(`The keyboard does not reach ${name}.`)
  }
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await tabTo('Language')
  await keyboard.press('Enter')
  await keyboard.press('ArrowUp')
  await keyboard.press('Enter')
  await person.see('用户账号')
  await page.getByRole('navigation', { name: '打开的页面' }).getByRole('link').last().focus()
  await keyboard.press('ArrowLeft')
  await keyboard.press('Enter')
  await page.waitForURL('**/dashboard/analysis')
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await tabTo('admin 的菜单')
  await keyboard.press('Enter')
  await keyboard.press('End')
  await keyboard.press('Enter')
  await page.getByRole('dialog').locator('button:focus').waitFor()
  await keyboard.press('Enter')
  await page.waitForURL('**/user/login')
})
