import type { WebSocketRoute } from 'playwright'
import { expect } from 'vitest'
import { callAsAdministrator } from './harness/administrator.ts'
import type { RunningApp } from './harness/app.ts'
import { installCounters, readCounters } from './harness/idleness.ts'
import type { Person } from './harness/person.ts'
import { test } from './harness/test.ts'

const edit = (app: RunningApp, id: string, values: object) =>
  callAsAdministrator(app, 'PUT', '/market/offer/edit', { id, ...values })

const openAs = ({ administrator }: RunningApp, person: Person, path: string) =>
  person.signIn(administrator.username, administrator.password, path)

/** The connection for live sources of a person, which a test ends and keeps away. */
async function holdLine({ page }: Person) {
  let current: WebSocketRoute | undefined
  let isAway = false
  await page.routeWebSocket(/\/api\/live/, (socket) => {
    if (isAway) return void socket.close()
    current = socket
    socket.connectToServer()
  })
  return {
    async takeAway() {
      isAway = true
      await current?.close()
    },
    giveBack() {
      isAway = false
    },
  }
}

test('a list shows what others change where it stands, keeps what is ticked, and offers what they add', async ({
  app,
  person,
}) => {
  const { page } = person
  await openAs(app, person, '/market/offer')
  const row = person.row('Offer 30')
  await row.getByRole('checkbox').check()
  const before = await row.elementHandle()
  await edit(app, 'offer-30', { price: 4711 })
  await row.filter({ hasText: '4711' }).waitFor()
  // The row is the same, and no other of its cells is marked.
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true)
  expect(await row.getByRole('checkbox').isChecked()).toBe(true)
  expect(await page.locator('.pw-changed-odd, .pw-changed-even').allTextContents()).toEqual(['4711'])

  const added = (await callAsAdministrator(app, 'POST', '/market/offer/add', { name: 'A new one', price: 1 })) as {
    readonly id: string
  }
  await person.see('New records: 1')
  expect(await person.row('A new one').count()).toBe(0)
  await person.press('New records: 1')
  await person.row('A new one').waitFor()
  await page.getByRole('button', { name: /^New records/ }).waitFor({ state: 'detached' })
  expect(await person.row('Offer 30').getByRole('checkbox').isChecked()).toBe(true)
  await callAsAdministrator(app, 'DELETE', `/market/offer/delete?id=${added.id}`)
  await person.row('A new one').waitFor({ state: 'detached' })
  await edit(app, 'offer-30', { price: 30 })
})

test('the blocks of a page follow one source; a lost connection says so, and what was missed is there when it is back', async ({
  app,
  person,
}) => {
  const { page } = person
  const line = await holdLine(person)
  await openAs(app, person, '/market/board')
  await person.see('Offer 07 costs 7')
  await edit(app, 'offer-7', { price: 107 })
  await person.see('Offer 07 costs 107')
  await person.row('Offer 07').filter({ hasText: '107' }).waitFor()
  await person.see('565')
  // The sum that follows from it is marked as the value is.
  expect(await page.locator('.pw-changed-odd').allTextContents()).toEqual(expect.arrayContaining(['107', '565']))

  await line.takeAway()
  await page.getByRole('status').filter({ hasText: 'The connection for live changes is lost' }).first().waitFor()
  await edit(app, 'offer-7', { price: 207 })
  const { id } = (await callAsAdministrator(app, 'POST', '/market/offer/add', { name: 'Offer 00', price: 0 })) as {
    readonly id: string
  }
  expect(await person.row('Offer 07').textContent()).toContain('107')
  line.giveBack()
  await person.see('Offer 07 costs 207')
  await person.see('Offer 00 costs 0')
  await page.getByText('The connection for live changes is lost').first().waitFor({ state: 'detached' })
  await callAsAdministrator(app, 'DELETE', `/market/offer/delete?id=${id}`)
  await page.getByText('Offer 00 costs 0').waitFor({ state: 'detached' })
  await edit(app, 'offer-7', { price: 7 })
  await person.see('465')
})

test('a hidden tab and a hidden window have no connection, and show what is there once they are seen again', async ({
  app,
  person,
}) => {
  const { page } = person
  await installCounters(page)
  await openAs(app, person, '/market/board')
  await person.see('Offer 09 costs 9')
  const sockets = async () => (await readCounters(page)).sockets
  const hide = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  const open = await sockets()
  await hide(true)
  await expect.poll(sockets).toBe(open - 1)
  await edit(app, 'offer-9', { price: 109 })
  await hide(false)
  await person.see('Offer 09 costs 109')

  await person.openLink('/isystem/role')
  await person.row('admin').first().waitFor()
  await expect.poll(sockets).toBe(open - 1)
  await edit(app, 'offer-9', { price: 9 })
  await person.openLink('/market/board')
  await person.see('Offer 09 costs 9')
  await expect.poll(sockets).toBe(open)
})

test('a tree shows what others change, add, move and delete where it stands, with what is open and ticked', async ({
  app,
  person,
}) => {
  const { page } = person
  const write = (method: 'POST' | 'PUT', path: string, values: object) =>
    callAsAdministrator(app, method, `/forest/unit/${path}`, values) as Promise<{ readonly id: string }>
  await openAs(app, person, '/forest/unit')
  await person.row('All of it').locator('[data-open=false]').click()
  const row = person.row('Unit 0').first()
  const before = await row.elementHandle()
  await write('PUT', 'edit', { id: 'unit-0', name: 'Unit 0, renamed' })
  await person.row('Unit 0, renamed').waitFor()
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true)
  expect(await page.locator('.pw-changed-odd').allTextContents()).toEqual(['Unit 0, renamed'])

  // What was added stands where the tree has it, and what is moved leaves its place.
  const added = await write('POST', 'add', { name: 'A new one', parentId: 'root', hasChildren: '0', orderNo: 0 })
  await person.row('A new one').waitFor()
  const below = await write('POST', 'add', { name: 'Below it', parentId: 'unit-1', hasChildren: '0', orderNo: 1 })
  await write('PUT', 'edit', { id: 'unit-1', hasChildren: '1' })
  await person.row('Unit 1').first().locator('[data-open=false]').click()
  await person.row('Below it').waitFor()
  await write('PUT', 'edit', { id: added.id, parentId: 'unit-1' })
  await expect.poll(() => person.row('A new one').getAttribute('aria-level')).toBe('3')

  for (const { id } of [added, below]) await callAsAdministrator(app, 'DELETE', `/forest/unit/delete?id=${id}`)
  for (const name of ['A new one', 'Below it']) await person.row(name).waitFor({ state: 'detached' })
  expect(await person.row('All of it').getAttribute('aria-expanded')).toBe('true')
  await write('PUT', 'edit', { id: 'unit-1', hasChildren: '0' })
  await write('PUT', 'edit', { id: 'unit-0', name: 'Unit 0' })
  await person.row('Unit 0, renamed').waitFor({ state: 'detached' })
})
