import { expect } from 'vitest'
import { test } from './harness/test.ts'

test('a list for a table is a page and a model in a pack, and nothing else', async ({ app, person }) => {
  await person.signIn(app.administrator.username, app.administrator.password)
  await person.openMenu('Orchard', 'Trees')
  await person.see('No data')
  await person.pressToOpen('Add', 'Add · Trees')
  await person.fill('Name', 'Boskoop')
  await person.fill('Height', '3.5')
  await person.press('Save')
  await person.row('Boskoop').waitFor()
  await person.pressInRowToOpen('Boskoop', 'Edit', 'Edit · Trees')
  await person.fill('Name', 'Gravenstein')
  await person.press('Save')
  await person.row('Gravenstein').waitFor()
  await person.pressInRowToOpen('Gravenstein', 'Delete', 'Delete Gravenstein?')
  await person.press('Delete')
  await person.row('Gravenstein').waitFor({ state: 'detached' })
  expect(await person.row('Boskoop').count()).toBe(0)
})
