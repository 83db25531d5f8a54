import { expect } from 'vitest'
import { addAdministrator, removeUsersAfterwards } from './harness/administrator.ts'
import type { RunningApp } from './harness/app.ts'
import { call } from './harness/call.ts'
import { findFaults } from './harness/faults.ts'
import type { Person } from './harness/person.ts'
import { test } from './harness/test.ts'

/** A sample person of two departments and two tenants. */
const several = { phone: '13800138014', first: 'Platform team', second: 'Quality team' }

/** The code that the server sent to a number or an address, as the line that it printed has it. */
async function readCode(app: RunningApp, to: string): Promise<string> {
  const find = () =>
    app
      .output()
      .split('\n')
      .findLast((line) => line.includes(` to ${to}: `))
      ?.match(/\b\d{6}\b/)?.[0]
  await expect.poll(find).toBeDefined()
  return find() ?? ''
}

/** Moves the handle of the slider fully to the right by its keys. */
const passSlider = async ({ page }: Person) => {
  const handle = page.getByRole('slider').filter({ visible: true })
  await handle.focus()
  await handle.press('End')
}

test('a visitor makes an account, forgets its password, sets a new one and signs in with it', async ({
  app,
  person,
}) => {
  const { page } = person
  removeUsersAfterwards(app, 'new.person')
  await person.visit('/user/login')
  await person.press('Create an account')
  await page.waitForURL('**/user/register')
  await person.fill('User name', 'new.person')
  await person.fill('Password', 'Aa1-registered')
  await person.fill('Confirm password', 'Aa1-registered')
  await person.fill('Mobile number', '13900139001')
  await person.fill('E-mail (optional)', 'new.person@example.com')
  await passSlider(person)
  await person.press('Get code')
  await person.fill('Verification code', await readCode(app, '13900139001'))
  await person.press('Create account')
  await page.waitForURL('**/user/register-result')
  await person.see('The account new.person is ready. You can sign in now.')

  await person.visit('/user/alteration')
  await person.fill('Mobile number or e-mail address', 'new.person@example.com')
  await person.press('Next')
  await person.see('We will send the code to new.person@example.com.')
  await passSlider(person)
  await person.press('Get code')
  await person.fill('Verification code', await readCode(app, 'new.person@example.com'))
  await person.press('Next')
  await person.see('Choose a new password for new.person.')
  await person.fill('New password', 'Aa1-altered')
  await person.fill('Confirm new password', 'Aa1-altered')
  await person.press('Set password')
  await person.see(/The password of new\.person has been changed/)

  await person.signInByHand('new.person', 'Aa1-altered')
  expect(new URL(page.url()).pathname).toBe('/dashboard/analysis')
  expect(await page.getByRole('button', { name: 'System', exact: true }).count()).toBe(0)
})

test('a person with several departments and tenants signs in by phone, chooses, and switches later', async ({
  app,
  person,
}) => {
  const { page } = person
  await person.visit('/user/login')
  await page.getByRole('tab', { name: 'Verification code' }).click()
  await person.fill('Mobile number', several.phone)
  await passSlider(person)
  await person.press('Get code')
  await person.fill('Verification code', await readCode(app, several.phone))
  await person.press('Sign in')
  await person.see('You belong to several. Choose the one to work in.')
  await person.settle()
  expect(await findFaults(page)).toEqual([])
  await person.choose('Department', several.first)
  await person.press('Continue')
  await page.getByRole('navigation', { name: 'Menu' }).waitFor()

  await page.getByRole('button', { name: /^Menu of/ }).click()
  await page.getByRole('menuitem', { name: 'Switch department' }).click()
  await page.getByRole('dialog', { name: 'Switch department' }).getByText(several.first).waitFor()
  await person.settle()
  expect(await findFaults(page)).toEqual([])
  await person.press('OK')
  await person.see('Please choose a department')
  await person.choose('Switch to', several.second)
  await person.press('OK')
  await person.see('The department has been switched.')
})

test('who belongs to no department is told so', async ({ app, person }) => {
  const { page } = person
  await person.signIn(app.administrator.username, app.administrator.password)
  await page.getByRole('button', { name: 'Menu of admin' }).click()
  await page.getByRole('menuitem', { name: 'Switch department' }).click()
  await person.see('You have no department yet!')
})

test('the person looks after their account: profile, sessions, notifications, and the name in the header follows', async ({
  app,
  person,
}) => {
  const { page } = person
  const { username, password } = await addAdministrator(app, 'ada.lively')
  await person.signIn(username, password)
  const open = async (entry: string) => {
    await page.getByRole('button', { name: /^Menu of/ }).click()
    await page.getByRole('menuitem', { name: entry, exact: true }).click()
  }
  await open('Account settings')
  await page.waitForURL('**/account/settings/base')
  await person.fill('Name', 'Ada Lively')
  await page.getByRole('button', { name: /Choose positions/ }).click()
  await page.getByRole('dialog', { name: 'Choose positions' }).waitFor()
  await person.fill('Name', 'Arch')
  await person.press('Search')
  await person.row('Architect').getByRole('checkbox').check()
  await person.press('OK')
  await person.see('Architect')
  await person.press('Save')
  await page.getByRole('button', { name: 'Menu of Ada Lively' }).waitFor()

  const tabs = page.getByRole('navigation', { name: 'Open pages' }).getByRole('link')
  for (const title of ['Security', 'Notifications', 'Linked accounts', 'Profile picture', 'Profile'])
    await page.getByRole('link', { name: title, exact: true }).filter({ visible: true }).first().click()
  expect(await tabs.count()).toBe(2)

  await person.visit('/account/settings/notification')
  const notices = page.getByRole('switch').filter({ visible: true }).first()
  await notices.click()
  await person.see('Saved')
  const token = await person.token()
  expect((await call(app, token, 'GET', '/sys/user/preferences')).result).toMatchObject({ notice: false })

  await open('Personal center')
  await page.waitForURL('**/account/center')
  await person.see('Ada Lively')
})
