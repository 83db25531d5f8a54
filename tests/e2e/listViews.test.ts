import { expect } from 'vitest'
import type { Person } from './harness/person.ts'
import { test } from './harness/test.ts'

/** The rows of the table `harbour_voyage`: twelve voyages, which depart from the second of March 2026 on. */
const list = '/harbour/voyage'

const queryOf = ({ page }: Person): string => new URL(page.url()).search
const columnOf = ({ page }: Person, title: string) => page.getByRole('region', { name: new RegExp(`^${title}`) })
const cardOf = ({ page }: Person, name: string) => page.getByRole('listitem', { name })

/** The titles of the cards in a column. */
async function namesIn(person: Person, title: string): Promise<readonly string[]> {
  await person.settle()
  return await columnOf(person, title).locator('.pw-card-title').allTextContents()
}

test('a card of a board is moved by dragging, by the keys and by its menu, and stands there after a reload', async ({
  app,
  person,
}) => {
  const { page } = person
  await person.signIn(app.administrator.username, app.administrator.password, list)
  await page.getByTitle('Board', { exact: true }).click()
  await cardOf(person, 'To Oslo').waitFor()
  expect(queryOf(person)).toBe('?view=board')
  expect(await namesIn(person, 'Planned')).toContain('To Oslo')

  await cardOf(person, 'To Oslo').dragTo(columnOf(person, 'Loading'))
  expect(await namesIn(person, 'Loading')).toContain('To Oslo')

  await cardOf(person, 'To Riga').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  expect(await namesIn(person, 'At sea')).toContain('To Riga')
  expect(await cardOf(person, 'To Riga').evaluate((card) => card === document.activeElement)).toBe(true)

  await cardOf(person, 'To Bergen').getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Move to Arrived' }).click()
  expect(await namesIn(person, 'Arrived')).toContain('To Bergen')

  await cardOf(person, 'To Lisbon').dragTo(columnOf(person, 'Uncategorized'))
  expect(await namesIn(person, 'Uncategorized')).toContain('To Lisbon')

  await page.reload()
  await cardOf(person, 'To Oslo').waitFor()
  expect(await namesIn(person, 'Loading')).toContain('To Oslo')
  expect(await namesIn(person, 'Uncategorized')).toContain('To Lisbon')
  expect(await namesIn(person, 'At sea')).toContain('To Riga')
  expect(await namesIn(person, 'Arrived')).toContain('To Bergen')
})

test('the address has the view of a list and the month of its calendar, and back leads through them', async ({
  app,
  person,
}) => {
  const { page } = person
  await person.signIn(app.administrator.username, app.administrator.password, `${list}?view=calendar&calendar=2026-03`)
  const entry = page.getByRole('button', { name: 'To Lisbon' })
  await entry.first().waitFor()
  // It is on all of its days.
  expect(await entry.count()).toBe(3)
  await page.getByRole('button', { name: 'April 2026' }).click()
  await person.settle()
  expect(queryOf(person)).toBe('?view=calendar&calendar=2026-04')
  expect(await entry.count()).toBe(0)
  await page.getByTitle('Board', { exact: true }).click()
  await cardOf(person, 'To Lisbon').waitFor()
  expect(queryOf(person)).toBe('?view=board')

  await page.goBack()
  await page.getByRole('heading', { name: 'April 2026' }).waitFor()
  await page.goBack()
  await entry.first().waitFor()
  expect(queryOf(person)).toBe('?view=calendar&calendar=2026-03')

  await page.reload()
  await entry.first().click()
  await page.getByRole('dialog').getByText('To Lisbon').waitFor()
  expect(queryOf(person)).toMatch(/^\?view=calendar&calendar=2026-03&record=voyage-3$/)
})
