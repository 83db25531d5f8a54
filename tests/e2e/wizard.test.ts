import { expect } from 'vitest'
import type { RunningApp } from './harness/app.ts'
import { call } from './harness/call.ts'
import { findFaults } from './harness/faults.ts'
import type { Person } from './harness/person.ts'
import { test } from './harness/test.ts'

/** A form of the pack `harbour` with four steps, of which the second asks the server whether the name is free. */
const address = '/harbour/register'

const heading = ({ page }: Person, words: string) => page.getByRole('heading', { name: words, exact: true })

/** Waits until a step shows, which then has the focus. */
async function seeStep(person: Person, step: number, title: string): Promise<void> {
  await heading(person, `Step ${step} of 4 ${title}`).and(person.page.locator(':focus')).waitFor()
  await person.settle()
}

async function fillShip(person: Person, name: string): Promise<void> {
  await person.fill('Crew', '12')
  await person.press('Next')
  await seeStep(person, 2, 'Ship')
  await person.fill('Name', name)
  await person.page.getByRole('radio', { name: 'Ferry' }).check()
}

async function goToReview(person: Person): Promise<void> {
  await person.press('Check the name')
  await seeStep(person, 3, 'Remarks')
  await person.press('Next')
  await seeStep(person, 4, 'Review')
}

/** How many ships of that name are registered. */
async function count(app: RunningApp, person: Person, name: string): Promise<unknown> {
  const { result } = await call(app, await person.token(), 'GET', `/harbour/registration/list?name=${name}`)
  return (result as { readonly total: number }).total
}

test('a wizard refuses in its middle, is the same after a reload, and adds one record by a double click', async ({
  app,
  person,
}) => {
  const { page } = person
  await person.signIn(app.administrator.username, app.administrator.password, address)
  await call(app, await person.token(), 'POST', '/harbour/registration/add', { name: 'Taken', type: 'ferry' })
  await fillShip(person, 'Taken')
  await person.press('Check the name')
  await page.getByRole('alert').getByText('already').waitFor()
  await heading(person, 'Step 2 of 4 Ship').waitFor()

  await person.fill('Name', 'Hope')
  await person.press('Check the name')
  await seeStep(person, 3, 'Remarks')
  await person.fill('Remark', 'Comes on Fridays')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await person.settle()
  await person.press('Restore')
  await seeStep(person, 3, 'Remarks')
  expect(await person.field('Remark').inputValue()).toBe('Comes on Fridays')

  await person.press('Next')
  await seeStep(person, 4, 'Review')
  const ship = page.getByRole('region', { name: 'Ship', exact: true })
  expect(await ship.textContent()).toContain('Hope')
  expect(await findFaults(page)).toEqual([])
  await ship.getByRole('button', { name: 'Edit Ship' }).click()
  await seeStep(person, 2, 'Ship')
  await person.fill('Name', 'Hope II')
  await person.press('Check the name')
  await seeStep(person, 3, 'Remarks')
  await person.press('Next')
  await seeStep(person, 4, 'Review')
  await page.getByRole('button', { name: 'Register', exact: true }).dblclick()
  await heading(person, 'Hope II is registered').waitFor()
  await person.settle()
  expect(await findFaults(page)).toEqual([])
  expect(await count(app, person, 'Hope II')).toBe(1)

  await page.reload()
  await person.settle()
  await heading(person, 'Step 1 of 4 Crew').waitFor({ state: 'attached' })
  expect(await page.getByRole('button', { name: 'Restore' }).count()).toBe(0)
  expect(await count(app, person, 'Hope II')).toBe(1)
})

test('a form whose answer was lost is sent again, and its record is there once', async ({ app, person, clean }) => {
  const { page } = person
  clean.provoke(/ERR_FAILED/)
  await person.signIn(app.administrator.username, app.administrator.password, address)
  await fillShip(person, 'Lost')
  await goToReview(person)
  const keys: (string | undefined)[] = []
  await page.route('**/harbour/registration/add', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await person.press('Register')
  await expect.poll(() => count(app, person, 'Lost')).toBe(1)
  await heading(person, 'Step 4 of 4 Review').waitFor()
  await person.press('Register')
  await heading(person, 'Lost is registered').waitFor()
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys).toEqual([keys[0], keys[0]])
  expect(await count(app, person, 'Lost')).toBe(1)

  await person.press('Register another ship')
  await heading(person, 'Step 1 of 4 Crew').waitFor({ state: 'attached' })
  expect(await person.field('Crew').inputValue()).toBe('')
})
