import { expect } from 'vitest'
import { test } from './harness/test.ts'

/** The rows of the table `forest_unit` below its root. */
const count = 300

test('a tree on a page of the app opens by the mouse and mounts no more rows than it shows', async ({
  app,
  person,
}) => {
  await person.signIn(app.administrator.username, app.administrator.password)
  await person.openMenu('Forest', 'Units')
  const root = person.row('All of it')
  // Its mark is for the mouse alone, so it has neither role nor name.
  await root.locator('[data-open=false]').click()
  await person.row('Unit 0').first().waitFor()
  expect(await person.page.getByRole('treegrid').getAttribute('aria-rowcount')).toBe(String(count + 2))
  expect(await person.page.getByRole('row').count()).toBeLessThan(60)
})
