import { expect } from 'vitest'
import type { Person } from './harness/person.ts'
import { test } from './harness/test.ts'

/** A page of blocks of the pack `harbour`: 31 of its ships have a crew of 10 to 40. */
const berths = '/harbour/berths'

const addressOf = ({ page }: Person): string => {
  const { pathname, search } = new URL(page.url())
  return `${pathname}${search}`
}

/** What a person sees of the page. */
async function look(person: Person) {
  await person.settle()
  const main = person.page.locator('main .pw-page').filter({ visible: true })
  return {
    find: await main.getByLabel('Name').inputValue(),
    count: await main.getByText(/^\d+ ships$/).textContent(),
    tab: await main.getByRole('tab', { selected: true }).textContent(),
    words: await main.getByRole('tabpanel').filter({ visible: true }).textContent(),
  }
}

test('a page with state stands the same after a reload, by the back button and in another browser by its address', async ({
  app,
  person,
  another,
}) => {
  const { page } = person
  await person.signIn(app.administrator.username, app.administrator.password, berths)
  const plain = await look(person)
  expect(addressOf(person)).toBe(berths)
  await page.getByRole('radio', { name: 'Ferries' }).check()
  const ferries = await look(person)
  await page.getByLabel('Name').fill('02')
  await page
    .getByText(/^Ship 020, crew/)
    .or(page.getByText(/^Ship 02\d, crew/))
    .first()
    .waitFor()
  const found = await look(person)
  await page.getByRole('tab', { name: 'About' }).click()
  const about = await look(person)
  expect(addressOf(person)).toBe(`${berths}?type=ferry&find=02&part=about`)
  expect(new Set([plain, ferries, found, about].map((each) => JSON.stringify(each))).size).toBe(4)

  await page.reload()
  expect(await look(person)).toEqual(about)
  const colleague = await another()
  await colleague.signIn(app.administrator.username, app.administrator.password, addressOf(person))
  expect(await look(colleague)).toEqual(about)

  for (const step of [found, ferries, plain]) {
    await page.goBack()
    expect(await look(person)).toEqual(step)
  }
  expect(addressOf(person)).toBe(berths)
})

test('a press on a card leads to the same page with another parameter, in its tab', async ({ app, person }) => {
  const { page } = person
  await person.signIn(app.administrator.username, app.administrator.password, berths)
  await person.settle()
  const tabs = await page.getByRole('tablist').first().getByRole('tab').count()
  await page.getByRole('button').filter({ hasText: 'crew of' }).first().click()
  await page.getByText(/^Chosen: Ship/).waitFor()
  expect(addressOf(person)).toMatch(/^\/harbour\/berths\?id=ship-\d+$/)
  expect(await page.getByRole('tablist').first().getByRole('tab').count()).toBe(tabs)
  await page.goBack()
  await person.settle()
  expect(await page.getByText(/^Chosen: Ship/).count()).toBe(0)
})

test('further records are added by a button, and all of them are asked anew together', async ({ app, person }) => {
  const { page } = person
  await person.signIn(app.administrator.username, app.administrator.password, berths)
  await person.settle()
  const cards = page.getByRole('button').filter({ hasText: 'crew of' })
  expect(await cards.count()).toBe(6)
  await page.getByRole('button', { name: 'Load more' }).click()
  await person.settle()
  expect(await cards.count()).toBe(12)
  expect(new Set(await cards.allTextContents()).size).toBe(12)
})

test('a report of the first edition opens as the page of blocks that it has become', async ({ app, person }) => {
  await person.signIn(app.administrator.username, app.administrator.password, '/harbour/figures')
  await person.see('Ships in port')
  await person.see('120')
})
