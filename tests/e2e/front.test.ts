import { resolve } from 'node:path'
import { expect } from 'vitest'
import { callAsAdministrator } from './harness/administrator.ts'
import { createPerson, type Person } from './harness/person.ts'
import { testWithSettings } from './harness/test.ts'

const test = testWithSettings({ PACKS_DIR: resolve(import.meta.dirname, 'fronts') })

/** Fills the sign-in page that is in sight. */
async function signInHere(person: Person, username: string, password: string): Promise<void> {
  await person.page.waitForURL('**/user/login?*')
  await person.fill('User name', username)
  await person.fill('Password', password)
  await person.press('Sign in')
}

const menuOf = ({ page }: Person) => page.getByRole('banner').getByRole('navigation', { name: 'Menu' })
const entriesOf = (person: Person) => menuOf(person).getByRole('link').allTextContents()

test('a visitor of the site sees its front, signs in by the header and is back with the parameters of the page', async ({
  app,
  person,
  clean,
}) => {
  const { page } = person
  clean.provoke(/401/)
  await person.visit('/')
  await page.waitForURL('**/garden/welcome')
  await person.see('Everything grows here')
  expect(await page.title()).toBe('Welcome - Pagewright')
  expect(await entriesOf(person)).toEqual(['Welcome', 'Order'])
  expect(await page.getByRole('navigation', { name: 'Open pages' }).count()).toBe(0)
  // What is closed says so in its place, and takes nobody away.
  await person.see('Please sign in first')
  expect(await page.getByRole('button', { name: 'Water' }).count()).toBe(0)

  await person.fill('Plant', 'Rose')
  await page.waitForURL('**/garden/welcome?plant=Rose')
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await signInHere(person, app.administrator.username, app.administrator.password)
  await page.waitForURL('**/garden/welcome?plant=Rose')
  expect(await person.field('Plant').inputValue()).toBe('Rose')
  await page.getByText('Please sign in first').waitFor({ state: 'detached' })
  expect(await entriesOf(person)).toEqual(['Welcome', 'Order', 'Members'])
  expect(await page.getByRole('button', { name: 'Water' }).count()).toBe(1)
})

test('a form that a visitor fills is still filled once they have signed in to send it', async ({
  app,
  person,
  clean,
}) => {
  const { page } = person
  clean.provoke(/401/)
  await person.visit('/garden/order')
  await person.fill('Name of the plant', 'Rose')
  await person.press('Order')
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor()
  await person.press('Sign in')
  await signInHere(person, app.administrator.username, app.administrator.password)
  await page.waitForURL('**/garden/order')
  expect(await person.field('Name of the plant').inputValue()).toBe('Rose')
  await person.press('Order')
  await person.see('Ordered')
  await page.waitForURL('**/garden/welcome')
})

test('a page for members asks a visitor to sign in and then opens', async ({ app, person }) => {
  await person.visit('/garden/members')
  await signInHere(person, app.administrator.username, app.administrator.password)
  await person.page.waitForURL('**/garden/members')
  await person.see('Where the rare seeds are')
})

test('the front and the back office lead to each other, and each stays as it was left', async ({ app, person }) => {
  const { page } = person
  await person.signIn(app.administrator.username, app.administrator.password, '/isystem/user')
  await person.fill('User name', 'ada')
  await person.openMenu('Garden', 'Welcome')
  await person.see('Everything grows here')
  await person.fill('Plant', 'Ivy')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Menu of/ })
    .click()
  await page.getByRole('menuitem', { name: 'Back office' }).click()
  const tabs = page.getByRole('navigation', { name: 'Open pages' })
  await tabs.getByRole('link', { name: 'Users' }).click()
  expect(await person.field('User name').inputValue()).toBe('ada')
  expect(await tabs.getByRole('link', { name: 'Welcome' }).count()).toBe(0)
})

test('who signs out on a page for anyone stays there as a visitor, and nothing that they typed does', async ({
  app,
  person,
}) => {
  const { page } = person
  await person.signIn(app.administrator.username, app.administrator.password, '/garden/order')
  await person.fill('Name of the plant', 'Orchid')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Menu of/ })
    .click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await person.press('Sign out')
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor()
  expect(await person.field('Name of the plant').inputValue()).toBe('')
  expect(page.url()).toContain('/garden/order')
})

test('a visitor sees what changes without an account, and listens as themselves once they have signed in elsewhere', async ({
  app,
  person,
  profile,
  clean,
}) => {
  clean.provoke(/401/)
  const write = (method: 'POST' | 'PUT', path: string, values: object) =>
    callAsAdministrator(app, method, `/garden/price/${path}`, values) as Promise<{ readonly id: string }>
  const listeners: string[] = []
  person.page.on('websocket', (socket) => {
    if (socket.url().includes('/live')) listeners.push(socket.url().includes('token=') ? 'a person' : 'a stranger')
  })
  const { id } = await write('POST', 'add', { plant: 'Rose', price: 5, supplier: 'Thorn' })
  await person.visit('/garden/welcome')
  await person.see('Rose costs 5')
  await write('PUT', 'edit', { id, price: 6, supplier: 'Petal' })
  await person.see('Rose costs 6')
  expect(listeners).toEqual(['a stranger'])

  const other = createPerson(await profile.newPage())
  await other.signIn(app.administrator.username, app.administrator.password, '/garden/order')
  await expect.poll(() => listeners).toEqual(['a stranger', 'a person'])
  await write('PUT', 'edit', { id, price: 7 })
  await person.see('Rose costs 7')
})

test('what follows from something closed says so in its place, and comes once the visitor has signed in', async ({
  app,
  person,
  clean,
}) => {
  const { page } = person
  clean.provoke(/401/)
  await person.visit('/garden/beds')
  await person.see('Please sign in first')
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await signInHere(person, app.administrator.username, app.administrator.password)
  await page.waitForURL('**/garden/beds')
  await page.getByText('Please sign in first').waitFor({ state: 'detached' })
  await person.see(app.administrator.username)
})

/** How far the page in sight is scrolled, in pixels. */
const scrolled = ({ page }: Person) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('#pw-shell-front-page > *')].find((panel) => panel.checkVisibility())
    return Math.round(shown?.scrollTop ?? -1)
  })

async function scrollTo({ page }: Person, pixels: number): Promise<void> {
  await page.getByText('Bed number 40').or(page.getByText('Line number 40')).first().waitFor()
  await page.evaluate((top) => {
    const shown = [...document.querySelectorAll('#pw-shell-front-page > *')].find((panel) => panel.checkVisibility())
    shown?.scrollTo(0, top)
  }, pixels)
  await expect.poll(() => scrolled({ page } as Person)).toBe(pixels)
}

test('Back and Forward find the pages of a front scrolled as they were left, and new ones begin at their top', async ({
  app,
  person,
}) => {
  const { page } = person
  await person.signIn(app.administrator.username, app.administrator.password, '/garden/beds')
  await person.see(app.administrator.username)
  await scrollTo(person, 700)
  // A press by hand would scroll to the button.
  await page.getByRole('button', { name: 'More of this' }).evaluate((button: HTMLElement) => button.click())
  await person.see('Nothing in the menu leads here')
  expect(await scrolled(person)).toBe(0)
  await scrollTo(person, 300)
  await page.goBack()
  await page.waitForURL('**/garden/beds')
  await expect.poll(() => scrolled(person)).toBe(700)
  await page.goForward()
  await page.waitForURL('**/page/garden.extra')
  await expect.poll(() => scrolled(person)).toBe(300)
  await page.goBack()
  await expect.poll(() => scrolled(person)).toBe(700)
})

test('a page that no menu has opens in the front from which it was opened, and in the workspace from there', async ({
  app,
  person,
}) => {
  const { page } = person
  const tabs = page.getByRole('navigation', { name: 'Open pages' })
  await person.signIn(app.administrator.username, app.administrator.password, '/garden/beds')
  await person.press('More of this')
  await page.waitForURL('**/page/garden.extra')
  await person.see('Nothing in the menu leads here')
  await menuOf(person).waitFor()
  expect(await tabs.count()).toBe(0)
  await page.reload()
  await person.see('Nothing in the menu leads here')
  await menuOf(person).waitFor()
  expect(await tabs.count()).toBe(0)
  await person.visit('/isystem/user')
  await tabs.waitFor()
  await person.visit('/page/garden.extra')
  await person.see('Nothing in the menu leads here')
  await tabs.waitFor()
})
