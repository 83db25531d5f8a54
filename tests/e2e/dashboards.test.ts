import { expect } from 'vitest'
import { test } from './harness/test.ts'

const pages = [
  ['/dashboard/workbench', 'Unread notices'],
  ['/dashboard/monitor', 'Resident memory'],
  ['/dashboard/workplace', 'Most active this week'],
] as const

test('home greets the person, begins with what waits for them, counts the visits and leads to what was opened lately', async ({
  app,
  person,
}) => {
  const { page } = person
  await person.signIn(app.administrator.username, app.administrator.password)
  await page.getByRole('heading', { name: /^Good / }).waitFor()
  const regions = page.getByRole('region').filter({ visible: true })
  const names = async () => (await regions.getByRole('heading').allTextContents()).slice(1, 3)
  await expect.poll(names).toEqual(['To-dos', "Today's events"])
  const today = page.getByRole('region', { name: 'Sign-ins today' })
  await today.scrollIntoViewIfNeeded()
  await expect.poll(() => today.textContent()).toMatch(/[1-9]/)
  await person.openMenu('System', 'Users')
  await person.row(app.administrator.username).waitFor()
  await person.openMenu('Home')
  await page.getByRole('region', { name: 'Recent pages' }).getByRole('link', { name: 'Users' }).click()
  await page.waitForURL('**/isystem/user')
  expect(await page.getByRole('note').filter({ visible: true }).count()).toBe(0)
})

test('the dashboards show figures of the server', async ({ app, person }) => {
  const { page } = person
  await person.signIn(app.administrator.username, app.administrator.password)
  for (const [path, title] of pages) {
    await person.visit(path)
    await page.getByRole('region', { name: title }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('alert').filter({ visible: true }).count()).toBe(0)
    expect(await page.getByRole('note').filter({ visible: true }).count()).toBe(0)
  }
})
