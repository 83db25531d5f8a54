import { expect, onTestFinished } from 'vitest'
import { callAsAdministrator, removeUsersAfterwards } from './harness/administrator.ts'
import type { RunningApp } from './harness/app.ts'
import { removeEntries } from './harness/menu.ts'
import type { Person } from './harness/person.ts'
import { test } from './harness/test.ts'

const password = 'Meadow-2041'

type Listed = { readonly records: readonly { readonly id: string }[] }

/** A person with a role of their own that grants nothing yet, until the test is over. */
async function addPerson(app: RunningApp, name: string): Promise<void> {
  const code = name.toLowerCase()
  await callAsAdministrator(app, 'POST', '/sys/role/add', { roleName: name, roleCode: code })
  const { records } = (await callAsAdministrator(app, 'GET', `/sys/role/list?roleCode=${code}`)) as Listed
  const roleId = records[0]?.id ?? ''
  onTestFinished(async () => void (await callAsAdministrator(app, 'DELETE', `/sys/role/delete?id=${roleId}`)))
  const account = { username: code, realname: name, password, selectedroles: roleId }
  await callAsAdministrator(app, 'POST', '/sys/user/add', account)
  removeUsersAfterwards(app, code)
}

/** Takes the form and its part out again, with their tables and the entry of the menu. */
function removeAfterwards(app: RunningApp, ...tables: readonly string[]): void {
  onTestFinished(async () => {
    for (const table of tables) {
      const { records } = (await callAsAdministrator(
        app,
        'GET',
        `/online/cgform/head/list?tableName=${table}`,
      )) as Listed
      for (const { id } of records) await callAsAdministrator(app, 'DELETE', `/online/cgform/head/delete?id=${id}`)
    }
    await removeEntries(app, 'Boats')
  })
}

const cell = ({ page }: Person, row: number, column: number) =>
  page.getByRole('dialog').filter({ visible: true }).last().locator(`[data-row="${row}"] [data-cell="${column}"]`)

/** Chooses from the list of a cell. */
async function chooseInCell(person: Person, row: number, column: number, option: string): Promise<void> {
  const { page } = person
  await cell(person, row, column).click()
  const entry = page.locator('.ant-select-item-option').filter({ visible: true })
  await entry.filter({ has: page.getByText(option, { exact: true }) }).click()
  await entry.first().waitFor({ state: 'hidden' })
}

/** Fills the grid of fields: their labels, their types, and the choices of those that have some. */
async function addFields(person: Person, fields: readonly (readonly [string, string?, string?])[]): Promise<void> {
  const { keyboard } = person.page
  for (const [row, [label, type, choices]] of fields.entries()) {
    if (row > 0) await person.press('Add row')
    await cell(person, row, 0).click()
    await keyboard.type(label)
    if (type !== undefined) await chooseInCell(person, row, 1, type)
    if (choices === undefined) continue
    await cell(person, row, 3).click()
    await keyboard.type(choices)
    await person.page.locator('.ant-select-item-option').filter({ hasText: choices, visible: true }).waitFor()
    await keyboard.press('Enter')
  }
}

test('a form of six fields with choices and a part is made by hand, and used by who may look and who may add', {
  timeout: 240_000,
}, async ({ app, person, another }) => {
  await addPerson(app, 'Lookout')
  await addPerson(app, 'Boatman')
  removeAfterwards(app, 'boats_trips', 'boats')
  const { page } = person
  await person.signIn(app.administrator.username, app.administrator.password, '/online/cgform')
  await person.pressToOpen('New', 'New form')
  await person.fill('Name', 'Boats')
  await addFields(person, [
    ['Title'],
    ['State', 'Choice (one)', 'New, In use, Retired'],
    ['Price', 'Amount'],
    ['Bought on', 'Date'],
    ['Keeper', 'Person'],
    ['Ready', 'Yes/No'],
  ])
  await person.press('Save')
  await person.see('Boats is ready')
  await person.pressToOpen('Add sub table', 'Add sub table')
  await person.fill('Name', 'Boats trips')
  await addFields(person, [['Where'], ['Miles', 'Whole number']])
  await person.press('Save')
  await page.getByRole('dialog', { name: 'Add sub table' }).waitFor({ state: 'hidden' })

  await person.pressToOpen('Add to menu', 'Add to menu')
  await person.choose('Place in the menu', 'Dashboards')
  await person.press('Add row')
  await chooseInCell(person, 0, 0, 'Lookout')
  await person.press('Add row')
  await chooseInCell(person, 1, 0, 'Boatman')
  await cell(person, 1, 1).getByRole('checkbox').click()
  await person.press('Save')
  await page.getByRole('dialog', { name: 'Add to menu' }).waitFor({ state: 'hidden' })
  // The entry stands in one's own menu at once.
  await person.press('Done')
  await person.openMenu('Dashboards', 'Boats')
  await page.getByRole('columnheader', { name: 'Price' }).waitFor()

  const boatman = await another()
  await boatman.signIn('boatman', password)
  await boatman.openMenu('Dashboards', 'Boats')
  await boatman.press('Add')
  await boatman.fill('Title', 'Albatross')
  await boatman.choose('State', 'In use')
  await boatman.press('Save')
  await boatman.row('Albatross').first().waitFor()

  const lookout = await another()
  await lookout.signIn('lookout', password)
  await lookout.openMenu('Dashboards', 'Boats')
  await lookout.row('In use').first().waitFor()
  expect(await lookout.page.getByRole('button', { name: 'Add', exact: true }).count()).toBe(0)
})
