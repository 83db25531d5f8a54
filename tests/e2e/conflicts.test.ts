import { expect, onTestFinished } from 'vitest'
import { callAsAdministrator } from './harness/administrator.ts'
import { addRecord, describeForms, field } from './harness/onlineForms.ts'
import type { Person } from './harness/person.ts'
import { test } from './harness/test.ts'

type Row = Readonly<Record<string, unknown>>

const title = 'Someone changed this record meanwhile'

/** The dialog that asks, once it is in sight. */
async function question({ page }: Person) {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.waitFor()
  return dialog
}

test('of two who edit one record the second one is told, sees both values, chooses, and nothing is lost', async ({
  app,
  person: first,
  another,
}) => {
  const { username, password } = app.administrator
  const name = 'Quince of two gardeners'
  const { id } = (await callAsAdministrator(app, 'POST', '/orchard/tree/add', {
    name,
    planted: '2020-03-01',
    height: 2,
  })) as Row
  onTestFinished(async () => void (await callAsAdministrator(app, 'DELETE', `/orchard/tree/delete?id=${id}`)))
  const read = async () => (await callAsAdministrator(app, 'GET', `/orchard/tree/queryById?id=${id}`)) as Row
  const second = await another()
  for (const person of [first, second]) {
    await person.signIn(username, password, '/orchard/tree')
    await person.pressInRow(name, 'Edit')
  }

  await first.fill('Height', '3')
  await first.fill('Name', `${name}, pruned`)
  await first.press('Save')
  await first.row(`${name}, pruned`).waitFor()

  await second.fill('Name', `${name}, grafted`)
  await second.press('Save')
  const dialog = await question(second)
  const both = dialog.getByRole('group', { name: 'Name' })
  await both.getByText(`${name}, pruned`).waitFor()
  await both.getByText(`${name}, grafted`).waitFor()
  // What the first one alone changed is kept without a question.
  expect(await dialog.getByRole('group').count()).toBe(1)
  await dialog.getByText('Height').waitFor()
  expect(await read()).toMatchObject({ name: `${name}, pruned`, height: 3 })

  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await second.field('Name').inputValue()).toBe(`${name}, grafted`)
  await second.press('Save')
  // The keys alone: the dialog begins at the first value, and the arrows lead to the other one.
  await question(second)
  await second.page.keyboard.press('Space')
  await second.page.keyboard.press('ArrowRight')
  await second.page.keyboard.press('ArrowLeft')
  const save = (await question(second)).getByRole('button', { name: 'Save' })
  await save.focus()
  await second.page.keyboard.press('Enter')
  await second.row(`${name}, grafted`).waitFor()
  expect(await read()).toMatchObject({ name: `${name}, grafted`, height: 3, planted: '2020-03-01' })
})

test('of two who edit different fields both are kept, and the second one reads so', async ({
  app,
  person,
  another,
}) => {
  const { username, password } = app.administrator
  const name = 'Medlar of two gardeners'
  const { id } = (await callAsAdministrator(app, 'POST', '/orchard/tree/add', { name, height: 2 })) as Row
  onTestFinished(async () => void (await callAsAdministrator(app, 'DELETE', `/orchard/tree/delete?id=${id}`)))
  const second = await another()
  for (const each of [person, second]) {
    await each.signIn(username, password, '/orchard/tree')
    await each.pressInRow(name, 'Edit')
  }
  await person.fill('Height', '4')
  await person.press('Save')
  await person.row(name).getByText('4').waitFor()
  await second.fill('Name', `${name}, old`)
  await second.press('Save')
  await second.see(/What was changed meanwhile is kept: Height/)
  expect(await callAsAdministrator(app, 'GET', `/orchard/tree/queryById?id=${id}`)).toMatchObject({
    name: `${name}, old`,
    height: 4,
  })
})

test('a record of an online form is asked about in the same way, with its rows of sub tables', async ({
  app,
  person,
  another,
}) => {
  const { username, password } = app.administrator
  await describeForms(app, [
    {
      head: { tableName: 'meanwhile_order', tableTxt: 'Shared orders', tableType: 2 },
      fields: [field('buyer', 'Buyer'), field('remark', 'Remark')],
    },
    {
      head: { tableName: 'meanwhile_item', tableTxt: 'Shared items', tableType: 3, relationType: 0, tabOrderNum: 1 },
      fields: [
        field('order_id', 'Order', {
          ...{ dbLength: 36, mainTable: 'meanwhile_order', mainField: 'id', isShowForm: 0, isShowList: 0 },
        }),
        field('product', 'Product'),
      ],
    },
  ])
  const id = await addRecord(app, 'meanwhile_order', {
    ...{ buyer: 'Ada', remark: '', meanwhile_item: [{ product: 'Lamp' }] },
  })
  const path = `/online/cgform/api/form/meanwhile_order`
  const read = async () => (await callAsAdministrator(app, 'GET', `${path}/${id}`)) as Row
  await person.signIn(username, password, '/online/cgformList/meanwhile_order')
  const second = await another()
  await second.signIn(username, password, '/online/cgformList/meanwhile_order')
  for (const each of [person, second]) await each.pressInRow('Ada', 'Edit')
  await person.fill('Buyer', 'Grace')
  await person.press('Save')
  await person.row('Grace').waitFor()
  await second.fill('Buyer', 'Barbara')
  await second.press('Save')
  const dialog = await question(second)
  await dialog.getByRole('radio', { name: /Their value/ }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await second.row('Grace').waitFor()
  expect(await read()).toMatchObject({ buyer: 'Grace', meanwhile_item: [{ product: 'Lamp' }] })

  // Rows have calls of their own: what came there meanwhile is not replaced by what the form had loaded.
  await second.pressInRow('Grace', 'Edit')
  const [item] = (await read()).meanwhile_item as readonly Row[]
  const changed = { ...item, product: 'Torch' }
  await callAsAdministrator(app, 'PUT', '/online/cgform/api/form/meanwhile_item', changed)
  await second.fill('Buyer', 'Edsger')
  await second.press('Save')
  await second.see(/What was changed meanwhile is kept: Shared items/)
  expect(await read()).toMatchObject({ buyer: 'Edsger', meanwhile_item: [{ product: 'Torch' }] })
})
