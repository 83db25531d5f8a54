import type { Request } from 'playwright'
import { expect } from 'vitest'
import { installCounters, readCounters } from './harness/idleness.ts'
import { test } from './harness/test.ts'

/** Milliseconds in which an app is looked at while nobody does anything. */
const quietTime = 3000

test('twenty open tabs keep what was typed; hidden they ask for nothing, wait for nothing and are not drawn', async ({
  app,
  person,
}) => {
  const { page } = person
  await installCounters(page)
  const tabs = page.getByRole('navigation', { name: 'Open pages' }).getByRole('link')
  const idle = async () => {
    await person.settle()
    const requests: string[] = []
    const note = (request: Request) => requests.push(request.url())
    page.on('request', note)
    await readCounters(page)
    await page.waitForTimeout(quietTime)
    page.off('request', note)
    return { ...(await readCounters(page)), requests }
  }
  await person.signIn(app.administrator.username, app.administrator.password)
  await person.openMenu('System', 'Roles')
  const alone = await idle()

  await person.openMenu('System', 'Users')
  await person.fill('User name', 'half a na')
  const others = ['/dashboard/monitor', '/dashboard/workbench', '/dashboard/workplace', '/account/center']
  for (let open = 3; open < 19; open += 1) {
    await person.openLink(others[open - 3] ?? `/isystem/user?number=${open}`)
    await tabs.nth(open).waitFor()
  }
  // A page of the pack `busy` that counts seconds, and hears by a socket what others change.
  await person.openMenu('Busy', 'Counter')
  await person.fill('Phone', '13900139077')
  await person.press('Get code')
  await person.see(/Resend in \d+ s/)
  const busy = await idle()
  expect(busy.timers).toBeGreaterThan(alone.timers + 5)
  expect(busy.sockets).toBe(alone.sockets + 1)
  await person.openLink('/isystem/role')
  await page.getByRole('button', { name: 'All 20 open pages' }).waitFor()
  await person.row('admin').first().waitFor()
  const beside = await idle()
  expect(beside.requests).toEqual([])
  expect(beside.sockets).toBe(alone.sockets)
  expect(beside.timers).toBeLessThanOrEqual(alone.timers + 1)
  expect(beside.renders).toEqual({})

  // From one page to another: only these two may be drawn.
  await tabs.first().click()
  await person.settle()
  await readCounters(page)
  await person.openLink('/isystem/role')
  await person.settle()
  const { renders } = await readCounters(page)
  expect(Object.keys(renders).filter((panel) => !['Home', 'Roles'].includes(panel))).toEqual([])
  expect(renders.Roles).toBeGreaterThan(0)

  await tabs.nth(2).click()
  await expect.poll(() => person.field('User name').inputValue(), { timeout: 10_000 }).toBe('half a na')
})
