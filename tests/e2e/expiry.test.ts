import { expect } from 'vitest'
import { removeUsersAfterwards } from './harness/administrator.ts'
import { test } from './harness/test.ts'

test('nothing typed is lost when the server ends the session, and it is told once', async ({ app, person, clean }) => {
  const { page } = person
  clean.provoke(/401/)
  await person.signIn(app.administrator.username, app.administrator.password, '/isystem/user')
  await person.pressToOpen('Add', 'Add · Users')
  await person.fill('Name', 'Half a name')
  await fetch(`${app.url}/api/sys/logout`, { method: 'POST', headers: { 'X-Access-Token': await person.token() } })
  await person.fill('User name', 'half.a.name')
  await page.keyboard.press('Tab')
  await person.see('Not authorized, please sign in again')
  expect(await page.getByText('Not authorized, please sign in again').count()).toBe(1)
  await page.waitForURL('**/user/login?redirect=%2Fisystem%2Fuser')

  await person.fill('User name', app.administrator.username)
  await person.fill('Password', app.administrator.password)
  await person.press('Sign in')
  await page.waitForURL('**/isystem/user')
  await page.getByRole('dialog', { name: 'Add · Users' }).waitFor()
  expect(await person.field('Name').inputValue()).toBe('Half a name')
  expect(await person.field('User name').inputValue()).toBe('half.a.name')
})

test('several calls that find the session ended are told in one dialog', async ({ app, person, clean }) => {
  const { page } = person
  clean.provoke(/500/)
  await person.signIn(app.administrator.username, app.administrator.password)
  await page.route('**/api/sys/{role,dict}/list*', (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 500, message: 'Token失效，请重新登录!' } }),
  )
  await person.openMenu('System', 'Roles')
  const dialog = page.getByRole('dialog', { name: 'Your session has expired' })
  await dialog.waitFor()
  expect(await dialog.count()).toBe(1)
  await person.press('Sign in again')
  await page.waitForURL('**/user/login?redirect=%2Fisystem%2Frole')
})

test('somebody else who signs in after that finds nothing of it', async ({ app, person, clean }) => {
  const { page } = person
  clean.provoke(/401/)
  await person.signIn(app.administrator.username, app.administrator.password, '/isystem/user')
  removeUsersAfterwards(app, 'second.one')
  await person.pressToOpen('Add', 'Add · Users')
  const fields = {
    'User name': 'second.one',
    Name: 'Second One',
    Password: 'Aa1-second',
    'Confirm password': 'Aa1-second',
  }
  for (const [label, text] of Object.entries(fields)) await person.fill(label, text)
  await person.press('Save')
  await person.row('second.one').waitFor()
  await person.pressToOpen('Add', 'Add · Users')
  await person.fill('Name', 'A secret')
  await fetch(`${app.url}/api/sys/logout`, { method: 'POST', headers: { 'X-Access-Token': await person.token() } })
  await person.fill('User name', 'x.y')
  await page.keyboard.press('Tab')
  await page.waitForURL('**/user/login?redirect=*')
  await person.fill('User name', 'second.one')
  await person.fill('Password', 'Aa1-second')
  await person.press('Sign in')
  await page.getByRole('navigation', { name: 'Menu' }).waitFor()
  expect(
    await page.locator('input').evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value)),
  ).not.toContain('A secret')
})

test('a server that is away is told in words, and the work goes on once it is back', async ({ app, person, clean }) => {
  const { page } = person
  clean.provoke(/net::ERR_FAILED|Failed to load/)
  await person.signIn(app.administrator.username, app.administrator.password, '/isystem/user')
  await person.row(app.administrator.username).waitFor()
  await page.route('**/api/sys/user/list*', (route) => route.abort())
  await person.press('Search')
  await person.see(/network is unreachable/)
  await page.unroute('**/api/sys/user/list*')
  await person.press('Search')
  await person.row(app.administrator.username).waitFor()
})
