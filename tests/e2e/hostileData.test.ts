import { expect } from 'vitest'
import { removeUsersAfterwards } from './harness/administrator.ts'
import { test } from './harness/test.ts'

const hostile = ['{{1+1}}', '<img src=x onerror=alert(1)>'] as const

test('dictionary items that look like templates or markup show as the characters that they are', async ({
  app,
  person,
}) => {
  await person.signIn(app.administrator.username, app.administrator.password, '/isystem/dict')
  await person.fill('Code', 'user_status')
  await person.press('Search')
  await person.pressInRowToOpen('User status', 'Items', 'User status')
  for (const [index, text] of hostile.entries()) {
    await person.pressToOpen('Add', 'Add · Dictionary items')
    await person.fill('Text', text)
    await person.fill('Value', String(index + 7))
    await person.press('Save')
    await person.row(text).waitFor()
  }
  await person.press('Close')
  await person.press('Refresh cache')
  await person.see('Cache refreshed!')

  removeUsersAfterwards(app, 'hostile')
  await person.openMenu('System', 'Users')
  await person.press('Expand')
  await person.field('Status').click()
  for (const text of hostile) await person.see(text)
  await person.page.keyboard.press('Escape')

  await person.pressToOpen('Add', 'Add · Users')
  await person.fill('User name', 'hostile')
  await person.fill('Name', '{{ values.password }}')
  await person.fill('Password', 'Meadow-2041')
  await person.fill('Confirm password', 'Meadow-2041')
  await person.press('Save')
  await person.row('{{ values.password }}').waitFor()
  await person.pressInRow('hostile', 'View')
  await person.see('{{ values.password }}')
  expect(await person.page.locator('img[src="x"]').count()).toBe(0)
})
