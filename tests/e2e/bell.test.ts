import { expect } from 'vitest'
import { announce } from './harness/announce.ts'
import { test } from './harness/test.ts'

test('an announcement reaches the bell while it is released, opens, counts as read and leads to its page', async ({
  app,
  person,
}) => {
  const { page } = person
  await person.signIn(app.administrator.username, app.administrator.password)
  const bell = (count: number) => page.getByRole('button', { name: `Announcements, ${count} unread` })
  await bell(0).waitFor()

  await announce(app, { titile: 'Doors close early', priority: 'H', openType: 'url', openPage: '/isystem/role' })
  await bell(1).waitFor()
  await announce(app, { titile: 'Your export is ready', priority: 'L', msgCategory: '2' })
  await bell(2).click()
  const panel = page.getByRole('dialog', { name: 'Announcements, 2 unread' })
  await panel.getByRole('tab', { name: 'System messages (1)' }).waitFor()
  expect((await panel.boundingBox())?.width).toBeCloseTo(302, -1)
  await panel.getByRole('button', { name: /Doors close early.*Urgent/ }).click()
  await page.getByRole('dialog').getByText('Doors close early').first().waitFor()
  await bell(1).waitFor()
  await person.press('Open')
  await page.waitForURL('**/isystem/role')

  await bell(1).click()
  await page.getByRole('link', { name: 'View more' }).click()
  await page.waitForURL('**/isps/userAnnouncement')
  await person.row('Doors close early').waitFor()
})
