import { expect } from 'vitest'
import { test } from './harness/test.ts'

test('a half-filled form survives a change of tabs and of the language', async ({ app, person }) => {
  await person.signIn(app.administrator.username, app.administrator.password, '/isystem/user')
  await person.fill('User name', 'half a na')
  await person.openMenu('System', 'Roles')
  await person.row('admin').waitFor()
  await person.page.getByRole('navigation', { name: 'Open pages' }).getByRole('link', { name: 'Users' }).click()
  expect(await person.field('User name').inputValue()).toBe('half a na')

  await person.page.getByRole('button', { name: /Language|语言/ }).click()
  await person.page
    .getByRole('menuitem', { name: /简体/ })
    .or(person.page.getByRole('menuitemradio', { name: /简体/ }))
    .click()
  await person.see('用户账号')
  expect(await person.field('用户账号').inputValue()).toBe('half a na')
})

test('signing out asks first and leaves nothing of the session behind', async ({ app, person }) => {
  await person.signInByHand(app.administrator.username, app.administrator.password)
  const token = await person.token()
  await person.page.getByRole('button', { name: 'Menu of admin' }).click()
  await person.page.getByRole('menuitem', { name: /Sign out/ }).click()
  await person.press('Sign out')
  await person.page.waitForURL('**/user/login')
  const answer = await fetch(`${app.url}/api/sys/user/list`, { headers: { 'X-Access-Token': token } })
  expect(answer.status).toBe(401)
  await person.visit('/isystem/user')
  await person.page.waitForURL('**/user/login?redirect=*')
})

test('a dialog that stood in a tab while another was shown closes, and the page takes clicks again', async ({
  app,
  person,
}) => {
  const { page } = person
  await person.signIn(app.administrator.username, app.administrator.password)
  await person.openMenu('System', 'Roles')
  await person.openMenu('System', 'Positions')
  await person.pressToOpen('Add', 'Add · Positions')
  await page.goBack()
  await person.row('admin').first().waitFor()
  await page.goForward()
  await page.getByRole('dialog', { name: 'Add · Positions' }).waitFor()
  await person.press('Cancel')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await person.pressToOpen('Add', 'Add · Positions')
})
