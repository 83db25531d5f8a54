import { expect } from 'vitest'
import { test } from './harness/test.ts'

test('a report with a parameter and a chart is written, previewed, saved and opened', { timeout: 240_000 }, async ({
  app,
  person,
}) => {
  const { page } = person
  await person.signIn(app.administrator.username, app.administrator.password, '/online/cgreport')
  await person.pressToOpen('Add report', 'Add report')
  const query = page.getByRole('textbox', { name: 'Query' })
  await person.fill('Name', 'Menu entries by kind')
  await query.focus()
  await page.keyboard.insertText(`select menu_type, count(*) as entries from sys_permissions`)
  await person.press('Preview')
  await person.see('There is no table or view sys_permissions (line 1, column 44)')
  await query.focus()
  await page.keyboard.press('Backspace')
  await page.keyboard.insertText(` where is_leaf = $${'{'}leaf} group by menu_type order by 1`)
  await person.press('Preview')
  await person.see('Columns added: menu_type, entries. Parameters added: leaf.')
  await person.choose('Show as chart', 'Bar chart')
  await person.choose('X axis', 'Menu type')
  await person.choose('Y axis', 'Entries')
  await person.press('Save')
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click()
  await page.waitForURL('**/online/cgreport/menu_entries_by_kind')
  expect(new URL(page.url()).pathname).toBe('/online/cgreport/menu_entries_by_kind')
  await page.waitForFunction(() => document.title.includes('Menu entries by kind'))
  await person.fill('Leaf', '1')
  await person.press('Search')
  const chart = page.getByRole('region', { name: 'Menu entries by kind' }).filter({ visible: true })
  await chart.locator('canvas').first().waitFor()
  await page.getByRole('columnheader', { name: 'Entries' }).filter({ visible: true }).first().waitFor()
})
