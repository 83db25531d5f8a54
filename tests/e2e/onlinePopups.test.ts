import { expect } from 'vitest'
import { callAsAdministrator } from './harness/administrator.ts'
import { addRecord, describeForms, field, readRows } from './harness/onlineForms.ts'
import { test } from './harness/test.ts'

const popup = { fieldShowType: 'popup', dictTable: 'pop_customers', dictField: 'name,code' }
const account = { fieldShowType: 'popup_dict', dictTable: 'pop_customers', dictField: 'code', dictText: 'name' }

const region = { table: 'pop_area', txt: 'name', key: 'name', linkField: 'town', idField: 'id', pidField: 'pid' }

/** An order whose number, customer and partner come from rules, a report and another form; so do those of its lines. */
const forms = [
  {
    head: { tableName: 'pop_customer', tableTxt: 'Customers' },
    fields: [field('name', 'Name'), field('code', 'Code'), field('city', 'City')],
  },
  { head: { tableName: 'pop_area', tableTxt: 'Areas' }, fields: [field('name', 'Name'), field('pid', 'Above')] },
  {
    head: { tableName: 'pop_order', tableTxt: 'Popup orders', tableType: 2, formTemplate: '2' },
    fields: [
      field('number', 'Number', { isReadOnly: 1, fieldDefaultValue: `\${shop_order_num}` }),
      field('customer', 'Customer', { ...popup, dictText: 'customer,customer_code' }),
      field('customer_code', 'Customer code', { isReadOnly: 1 }),
      field('payer', 'Payer', account),
      field('partner', 'Partner', {
        ...{ fieldShowType: 'link_table', dbLength: 36, dictTable: 'pop_customer', dictField: 'id' },
        dictText: 'name,city',
      }),
      field('region', 'Region', {
        ...{ fieldShowType: 'link_down', dictTable: JSON.stringify({ ...region, condition: "pid = '0'" }) },
      }),
      field('town', 'Town'),
      field('partner_city', 'City of the partner', {
        ...{ fieldShowType: 'link_table_field', dictTable: 'partner', dictText: 'city' },
      }),
    ],
  },
  {
    head: { tableName: 'pop_line', tableTxt: 'Lines', tableType: 3, relationType: 0, tabOrderNum: 1 },
    fields: [
      field('order_id', 'Order', {
        ...{ dbLength: 36, mainTable: 'pop_order', mainField: 'id', isShowForm: 0, isShowList: 0 },
      }),
      field('number', 'Line', { fieldDefaultValue: `\${shop_order_num}` }),
      field('supplier', 'Supplier', { ...popup, dictText: 'supplier,supplier_code' }),
      field('supplier_code', 'Supplier code'),
      field('amount', 'Amount', { dbType: 'int' }),
    ],
  },
]

const columns = ['name', 'code', 'city'].map((fieldName, orderNum) => ({
  ...{ fieldName, fieldTxt: fieldName, fieldType: 'String', isShow: 1, isSearch: 0, orderNum },
}))

test('what rules, popups and links put into a form and its rows is shown, and saved as it is shown', {
  timeout: 240_000,
}, async ({ app, person }) => {
  const { page } = person
  await describeForms(app, forms)
  for (const [name, code, city] of [
    ['Alder', 'C1', 'Bern'],
    ['Birch', 'C2', 'Chur'],
  ])
    await addRecord(app, 'pop_customer', { name, code, city })
  const area = (name: string, pid: string) => addRecord(app, 'pop_area', { name, pid })
  await area('Oslo', await area('North', '0'))
  const head = { code: 'pop_customers', name: 'Customers', cgrSql: 'select name, code, city from pop_customer' }
  const report = { head, params: [], items: columns }
  await callAsAdministrator(app, 'POST', '/online/cgreport/head/add', report)

  const choose = async (name: string) => {
    const picker = page.getByRole('dialog').last()
    await picker.getByRole('row').filter({ hasText: name }).click()
    await picker.getByRole('button', { name: 'OK' }).click()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1)
  }
  await person.signIn(app.administrator.username, app.administrator.password, '/online/cgformList/pop_order')
  await person.press('Add')
  const dialog = page.getByRole('dialog', { name: 'Add · Popup orders' })
  const number = dialog.getByLabel('Number', { exact: true })
  await expect.poll(() => number.inputValue()).toMatch(/^CN\d+$/)
  const shown = await number.inputValue()
  await dialog.getByLabel('Customer', { exact: true }).click()
  await choose('Birch')
  await expect.poll(() => dialog.getByLabel('Customer code').inputValue()).toBe('C2')
  // The dialog names what is chosen: the report, or the form.
  const customers = page.getByRole('dialog', { name: 'Customers', exact: true })
  await dialog.getByRole('button', { name: 'Payer: Choose' }).click()
  await customers.waitFor()
  await choose('Alder')
  await dialog.getByRole('button', { name: 'Partner: Choose' }).click()
  await customers.waitFor()
  await choose('Birch')
  await expect.poll(() => dialog.getByLabel('City of the partner').inputValue()).toBe('Chur')

  await person.choose('Region', 'North')
  await dialog.getByRole('combobox', { name: /Town/ }).click()
  await page.locator('.ant-select-item-option').filter({ hasText: 'Oslo', visible: true }).click()

  await dialog.getByRole('button', { name: 'Add row' }).click()
  const line = dialog.getByRole('row').nth(1)
  await expect.poll(() => line.getByRole('gridcell', { name: /CN\d+/ }).count()).toBe(1)
  // The cell keeps the focus while the mouse chooses elsewhere, so that the keys go on from there.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const supplier = line.locator('input[readonly]:focus')
  await supplier.waitFor()
  await page.keyboard.press('Enter')
  await choose('Alder')
  await supplier.waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('7')
  await person.press('Save')
  await person.row(shown).getByText('Alder').first().waitFor()

  const orders = await readRows(app, 'pop_order', ['number', 'customer', 'customer_code', 'payer', 'region', 'town'])
  expect(orders).toEqual([[shown, 'Birch', 'C2', 'C1', 'North', 'Oslo']])
  expect(await readRows(app, 'pop_line', ['number', 'supplier', 'supplier_code', 'amount'])).toEqual([
    [expect.stringMatching(/^CN\d+$/), 'Alder', 'C1', 7],
  ])
})
