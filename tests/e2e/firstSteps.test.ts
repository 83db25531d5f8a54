import { expect, onTestFinished } from 'vitest'
import { callAsAdministrator } from './harness/administrator.ts'
import { test } from './harness/test.ts'

const settings = '/sys/installation/edit'
const blank = { nameEn: '', taglineEn: '', privacyEn: '' }

test('what an administrator sets is what visitors read before they sign in', async ({ app, person }) => {
  const { page } = person
  await person.signIn(app.administrator.username, app.administrator.password, '/isystem/settings')
  onTestFinished(async () => void (await callAsAdministrator(app, 'PUT', settings, { id: 'installation', ...blank })))
  await person.fill('Name in English', 'Harbour')
  await person.fill('Tagline in English', 'Everything in its place')
  await page.getByRole('tab', { name: 'Privacy' }).click()
  await page.getByRole('tab', { name: 'English', exact: true }).filter({ visible: true }).click()
  await page
    .getByRole('textbox', { name: 'English', exact: true })
    .filter({ visible: true })
    .fill('We keep **little**. <b>No tags</b>')
  await person.press('Save')
  await person.see('Saved')

  const visitor = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin, locale: 'en' })
  const window = await visitor?.newPage()
  onTestFinished(async () => void (await visitor?.close()))
  if (window === undefined) throw new Error('There is no browser.')
  await window.goto('/user/login')
  await window.getByRole('heading', { name: 'Harbour' }).waitFor()
  await window.getByText('Everything in its place').waitFor()
  await window.getByRole('link', { name: 'Privacy' }).click()
  await window.getByRole('heading', { name: 'Privacy' }).waitFor()
  expect(await window.getByText('little').evaluate(({ tagName }) => tagName)).toBe('STRONG')
  await window.getByText('<b>No tags</b>').waitFor()
  expect(await window.title()).toBe('Privacy - Harbour')
  await window.goto('/user/terms')
  await window.getByText('Page not found').waitFor()
})

test('the help opens by its key from everywhere but a field, and leads to a page', async ({ app, person }) => {
  const { page } = person
  await person.signIn(app.administrator.username, app.administrator.password, '/isystem/user')
  const help = page.getByRole('dialog', { name: 'Help' })
  const field = page.getByRole('textbox').first()
  await field.press('?')
  expect(await field.inputValue()).toBe('?')
  expect(await help.count()).toBe(0)
  await page.getByRole('button', { name: 'Contact the administrator for the access password.' }).focus()
  await page.keyboard.press('?')
  await help.getByText('Search the menu').waitFor()
  const reference = help.getByRole('list', { name: 'Language reference (JSON Schema)' })
  await reference.getByRole('link', { name: 'Packs' }).waitFor()
  await help.getByRole('link', { name: 'Roles' }).click()
  await page.waitForURL('**/isystem/role')
  await help.waitFor({ state: 'hidden' })
})

test('what a person plans is in their calendar and on their home page, until they delete it', async ({
  app,
  person,
}) => {
  const { page } = person
  await person.signIn(app.administrator.username, app.administrator.password, '/calendar')
  await person.pressToOpen('Add event', 'Add event')
  await person.fill('Title', 'Board meeting')
  await page.getByRole('switch', { name: 'All day' }).click()
  await person.press('Save')
  const entries = page.getByRole('button', { name: 'Board meeting' })
  await entries.first().waitFor()
  await person.openMenu('Home')
  await page.getByRole('region', { name: "Today's events" }).getByText('Board meeting').waitFor()
  await person.openMenu('Calendar')
  await entries.last().click()
  await person.press('Delete')
  await person.press('Delete')
  await entries.first().waitFor({ state: 'detached' })
})
