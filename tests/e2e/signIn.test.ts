import { expect } from 'vitest'
import { test } from './harness/test.ts'

test('the administrator signs in and finds the users', async ({ app, person }) => {
  await person.signInByHand(app.administrator.username, app.administrator.password)
  expect(new URL(person.page.url()).pathname).toBe('/dashboard/analysis')
  await person.openMenu('System', 'Users')
  await person.row(app.administrator.username).waitFor()
})

test('somebody without a token comes to the sign-in page and from there where they wanted', async ({ app, person }) => {
  await person.visit('/isystem/user')
  await person.page.waitForURL('**/user/login?redirect=*')
  await person.fill('User name', app.administrator.username)
  await person.fill('Password', app.administrator.password)
  await person.press('Sign in')
  await person.page.waitForURL('**/isystem/user')
  await person.row(app.administrator.username).waitFor()
})

test('a person who comes to sign in can type at once', async ({ app, person }) => {
  await person.visit('/user/login')
  await person.page.locator('input:focus').waitFor()
  await person.page.keyboard.type(app.administrator.username)
  await person.page.keyboard.press('Tab')
  await person.page.keyboard.type(app.administrator.password)
  await person.page.keyboard.press('Enter')
  await person.page.waitForURL('**/dashboard/analysis')
})

test('who reloads before the permissions came stays signed in', async ({ app, person }) => {
  await person.signIn(app.administrator.username, app.administrator.password)
  const { page } = person
  const requested = '**/sys/permission/getUserPermissionByToken*'
  await page.route(requested, () => undefined)
  await page.reload({ waitUntil: 'commit' })
  await page.waitForRequest(requested)
  await page.unroute(requested)
  await page.reload()
  await page.getByRole('navigation', { name: 'Menu' }).waitFor()
})

test('a wrong password is refused at its field, until something else is typed', async ({ app, person }) => {
  await person.visit('/user/login')
  await person.fill('User name', app.administrator.username)
  await person.fill('Password', 'not this one')
  await person.press('Sign in')
  const refused = person.page.getByRole('alert').filter({ hasText: 'The user name or the password is wrong.' })
  await refused.waitFor()
  expect(await person.page.locator('.ant-message-notice').count()).toBe(0)
  await person.fill('Password', 'nor this one')
  await refused.waitFor({ state: 'hidden' })
  expect(new URL(person.page.url()).pathname).toBe('/user/login')
})

test('nothing moves for a person whose system asks for little motion', async ({ app, person }) => {
  await person.page.emulateMedia({ reducedMotion: 'reduce' })
  await person.signIn(app.administrator.username, app.administrator.password)
  await person.openMenu('System', 'Users')
  await person.row(app.administrator.username).waitFor()
  await person.page.evaluate(() => {
    const report = () => {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect) || Number(effect.getTiming().duration) <= 1) continue
        document.body.dataset.moved = String(effect.target?.className)
      }
    }
    document.addEventListener('animationstart', report)
    document.addEventListener('transitionstart', report)
  })
  await person.pressToOpen('Add', 'Add · Users')
  await person.front.locator('input:focus').waitFor()
  expect(await person.page.locator('body').getAttribute('data-moved')).toBeNull()
})

test('a change is there at once for a person whose system asks for little motion', async ({ app, person }) => {
  await person.page.emulateMedia({ reducedMotion: 'reduce' })
  await person.signIn(app.administrator.username, app.administrator.password)
  const width = await person.page.evaluate(() => {
    const box = document.body.appendChild(document.createElement('div'))
    box.style.width = '200px'
    box.getBoundingClientRect()
    box.style.width = '100px'
    return box.getBoundingClientRect().width
  })
  expect(width).toBe(100)
})
