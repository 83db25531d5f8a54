import { expect } from 'vitest'
import type { Person } from './harness/person.ts'
import { test } from './harness/test.ts'

/** The rows of the table `harbour_ship`: half are freighters, with crews from 5 to 54. */
const list = '/harbour/ship'

const addressOf = ({ page }: Person): string => {
  const { pathname, search } = new URL(page.url())
  return `${pathname}${search}`
}

const details = (person: Person) => person.page.getByRole('dialog').filter({ visible: true })
const inputOf = (person: Person, label: string) => person.page.getByRole('form', { name: 'Search' }).getByLabel(label)

/** The two ends of a range. */
const crewOf = ({ page }: Person) => page.locator('[data-query=crew] input')

/** What a person sees of the list and of the record in front of it. */
async function look(person: Person) {
  await person.settle()
  const { page } = person
  return {
    name: await inputOf(person, 'Name').inputValue(),
    type: await page.locator('[data-query=type]').textContent(),
    crew: [await crewOf(person).first().inputValue(), await crewOf(person).last().inputValue()],
    order: await page.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort'),
    current: await page.locator('.pw-pager [aria-current]').textContent(),
    first: await page.locator('.pw-table-row').first().textContent(),
    record: (await details(person).count()) > 0 ? await details(person).textContent() : undefined,
  }
}

async function askAll(person: Person): Promise<void> {
  await inputOf(person, 'Name').fill('Ship')
  await person.choose('Type', 'Freighter')
  await crewOf(person).first().fill('8')
  await crewOf(person).last().fill('50')
  await person.press('Search')
}

test('a list stands the same after a reload, by the back button and in another browser by its address', async ({
  app,
  person,
  another,
}) => {
  const { page } = person
  await person.signIn(app.administrator.username, app.administrator.password, list)
  const plain = await look(person)
  await askAll(person)
  const asked = await look(person)
  expect(addressOf(person)).toBe(`${list}?name=Ship&type=freighter&crew=8,50`)
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').first().click()
  const sorted = await look(person)
  await page.getByRole('button', { name: 'Page 4' }).click()
  const fourth = await look(person)
  await page.getByRole('link', { name: 'Ship', exact: false }).and(page.locator('main a')).first().click()
  await details(person).waitFor()
  const open = await look(person)
  expect(addressOf(person)).toMatch(
    /^\/harbour\/ship\?name=Ship&type=freighter&crew=8,50&sort=name&page=4&record=ship-\d+$/,
  )
  expect(new Set([plain, asked, sorted, fourth, open].map((each) => JSON.stringify(each))).size).toBe(5)

  await page.reload()
  await details(person).waitFor()
  expect(await look(person)).toEqual(open)

  const colleague = await another()
  await colleague.signIn(app.administrator.username, app.administrator.password, addressOf(person))
  await details(colleague).waitFor()
  expect(await look(colleague)).toEqual(open)

  for (const step of [fourth, sorted, asked, plain]) {
    await page.goBack()
    expect(await look(person)).toEqual(step)
  }
  for (const step of [asked, sorted, fourth, open]) {
    await page.goForward()
    expect(await look(person)).toEqual(step)
  }
  await page.keyboard.press('Escape')
  await details(person).waitFor({ state: 'hidden' })
  expect(await look(person)).toEqual(fourth)
  await page.goBack()
  expect(await look(person)).toEqual(sorted)
})

test('a tab keeps its address while another one shows, and the menu leads back to it', async ({ app, person }) => {
  const { page } = person
  await person.signIn(app.administrator.username, app.administrator.password, list)
  await askAll(person)
  const address = addressOf(person)
  await person.openMenu('System', 'Roles')
  expect(addressOf(person)).toBe('/isystem/role')
  await page.getByRole('navigation', { name: 'Open pages' }).getByRole('link', { name: 'Ships' }).click()
  expect(addressOf(person)).toBe(address)
  await person.openMenu('System', 'Roles')
  await person.openMenu('Harbour', 'Ships')
  expect(addressOf(person)).toBe(address)
  expect(await page.getByRole('navigation', { name: 'Open pages' }).getByRole('link', { name: 'Ships' }).count()).toBe(
    1,
  )
})

test('an address of a list that is open leads its tab there', async ({ app, person }) => {
  const { page } = person
  const tabs = page.getByRole('navigation', { name: 'Open pages' }).getByRole('link', { name: 'Ships' })
  await person.signIn(app.administrator.username, app.administrator.password, `${list}?name=Ship+04`)
  await person.row('Ship 040').waitFor()
  await person.openMenu('Harbour', 'Ships')
  await person.visit(`${list}?name=Ship+05&page=1`)
  await person.row('Ship 050').waitFor()
  expect(await tabs.count()).toBe(1)
})

test('an advanced query is in the address, and comes back by the back button once it was cleared', async ({
  app,
  person,
}) => {
  const { page } = person
  const where = `${list}?where=name.like(Ship+0),crew.ge(51)`
  await person.signIn(app.administrator.username, app.administrator.password, where)
  await person.see('query active')
  await person.row('Ship 046').waitFor()
  expect(await person.row('Ship').count()).toBe(8)
  await person.press('Clear: query active')
  await person.settle()
  expect(addressOf(person)).toBe(list)
  expect(await person.row('Ship').count()).toBe(10)
  await page.goBack()
  await person.see('query active')
  await person.settle()
  expect(await person.row('Ship').count()).toBe(8)
})

test('the name of a record is a link: in place by a click and by Enter, in a tab of the browser by the middle button', async ({
  app,
  person,
}) => {
  const { page } = person
  await person.signIn(app.administrator.username, app.administrator.password, `${list}?name=Ship+01&sort=name`)
  await person.row('Ship 012').focus()
  await page.keyboard.press('Enter')
  await details(person).waitFor()
  expect(addressOf(person)).toBe(`${list}?name=Ship+01&sort=name&record=ship-12`)
  await page.goBack()
  await details(person).waitFor({ state: 'hidden' })

  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Ship 013' }).click({ button: 'middle' }),
  ])
  await opened.getByRole('dialog').getByText('Ship 013').waitFor()
  expect(new URL(opened.url()).search).toBe('?name=Ship+01&sort=name&record=ship-13')
  await opened.close()
  expect(await details(person).count()).toBe(0)
})

test('a link to a record that is gone, and parts that cannot be read, leave the list standing', async ({
  app,
  person,
}) => {
  await person.signIn(app.administrator.username, app.administrator.password, `${list}?name=Ship+02&record=gone`)
  await person.see('The record of the link does not exist any more')
  await person.row('Ship 021').waitFor()
  expect(addressOf(person)).toBe(`${list}?name=Ship+02`)
  await person.visit(`${list}?crew=few,9&size=7&type=ferry`)
  await person.see(/cannot be read, so they are left out: Crew, Records per page/)
  await person.row('Ferry').first().waitFor()
  expect(addressOf(person)).toBe(`${list}?type=ferry`)
})

test('the back button asks before a form loses what was typed into it', async ({ app, person }) => {
  const { page } = person
  await person.signIn(app.administrator.username, app.administrator.password, `${list}?name=Ship+030`)
  await person.pressInRowToOpen('Ship 030', 'Edit', 'Edit · Ships')
  await person.settle()
  await person.fill('Crew', '99')
  await page.goBack()
  await person.press('Keep editing')
  expect(await person.field('Crew').inputValue()).toBe('99')
  expect(addressOf(person)).toBe(`${list}?name=Ship+030&record=ship-30`)
  await page.goBack()
  await person.press('Discard')
  await details(person).waitFor({ state: 'hidden' })
  expect(addressOf(person)).toBe(`${list}?name=Ship+030`)
})
