import { expect } from 'vitest'
import type { RunningApp } from './harness/app.ts'
import { call } from './harness/call.ts'
import { test } from './harness/test.ts'

/** Writes an announcement and releases it. */
async function announce(app: RunningApp, token: string, announcement: object): Promise<void> {
  await call(app, token, 'POST', '/sys/annountCement/add', { msgCategory: '1', msgType: 'ALL', ...announcement })
  const { result } = (await call(app, token, 'GET', '/sys/annountCement/list')) as unknown as {
    readonly result: { readonly records: readonly { readonly id: string }[] }
  }
  await call(app, token, 'GET', `/sys/annountCement/doReleaseData?id=${result.records[0]?.id}`)
}

test('an announcement reaches the bell while it is released, opens, counts as read and leads to its page', async ({
  app,
  person,
}) => {
  const { page } = person
  await person.signIn(app.administrator.username, app.administrator.password)
  const token = await person.token()
  const bell = (count: number) => page.getByRole('button', { name: `Announcements, ${count} unread` })
  await bell(0).waitFor()

  await announce(app, token, { titile: 'Doors close early', priority: 'H', openType: 'url', openPage: '/isystem/role' })
  await bell(1).waitFor()
  await announce(app, token, { titile: 'Your export is ready', priority: 'L', msgCategory: '2' })
  await bell(2).click()
  const panel = page.getByRole('dialog', { name: 'Announcements, 2 unread' })
  await panel.getByRole('tab', { name: 'System messages (1)' }).waitFor()
  expect((await panel.boundingBox())?.width).toBeCloseTo(302, -1)
  await panel.getByRole('button', { name: /Doors close early.*Urgent/ }).click()
  await page.getByRole('dialog').getByText('Doors close early').first().waitFor()
  await bell(1).waitFor()
  await person.press('Go to it')
  await page.waitForURL('**/isystem/role')

  await bell(1).click()
  await page.getByRole('link', { name: 'View more' }).click()
  await page.waitForURL('**/isps/userAnnouncement')
  await person.row('Doors close early').waitFor()
})
