import { readFile } from 'node:fs/promises'
import { read, utils, write } from '@e965/xlsx'
import { expect } from 'vitest'
import { addRecord, describeForms, field, readRows } from './harness/onlineForms.ts'
import { test } from './harness/test.ts'

const toOrder = field('order_id', 'Order', {
  ...{ dbLength: 36, mainTable: 'lab_order', mainField: 'id', isShowForm: 0, isShowList: 0 },
})

/** A main table with two sub tables, and a tree, as a designer describes them (wire contract 1.14). */
const forms = [
  {
    head: { tableName: 'lab_order', tableTxt: 'Lab orders', tableType: 2, formTemplate: '2' },
    fields: [
      field('code', 'Order no.', { fieldMustInput: '1', fieldValidType: 'only', isQuery: 1 }),
      field('customer', 'Customer', { isQuery: 1, queryMode: 'like' }),
      field('placed', 'Placed on', {
        dbType: 'Date',
        dbLength: 0,
        fieldShowType: 'date',
        isQuery: 1,
        queryMode: 'group',
      }),
      field('total', 'Total', { dbType: 'BigDecimal', dbLength: 10, dbPointLength: 2 }),
      field('sex', 'Sex', { fieldShowType: 'list', dictField: 'sex', isQuery: 1 }),
    ],
    indexs: [{ indexName: 'lab_order_customer', indexField: 'customer' }],
  },
  {
    head: { tableName: 'lab_sample', tableTxt: 'Samples', tableType: 3, relationType: 0, tabOrderNum: 1 },
    fields: [toOrder, field('kind', 'Kind', { fieldMustInput: '1' }), field('amount', 'Amount', { dbType: 'int' })],
  },
  {
    head: { tableName: 'lab_courier', tableTxt: 'Courier', tableType: 3, relationType: 1, tabOrderNum: 2 },
    fields: [toOrder, field('city', 'City')],
  },
  {
    head: {
      ...{ tableName: 'lab_place', tableTxt: 'Places', isTree: 'Y' },
      ...{ treeParentIdField: 'pid', treeIdField: 'has_child', treeFieldname: 'name' },
    },
    fields: [
      field('name', 'Name', { fieldMustInput: '1', isQuery: 1 }),
      field('pid', 'Above', {
        ...{ dbLength: 36, fieldShowType: 'sel_tree', dictTable: 'lab_place', dictField: '0' },
        dictText: 'id,pid,name,has_child',
      }),
      field('has_child', 'Has children', { dbLength: 3, isShowForm: 0, isShowList: 0 }),
    ],
  },
]

test('a main table with two sub tables and a tree are described, opened, filled, asked, exported and imported again', {
  timeout: 240_000,
}, async ({ app, person }) => {
  const { page } = person
  await describeForms(app, forms)

  await person.signIn(app.administrator.username, app.administrator.password, '/online/cgformList/lab_order')
  await person.press('Add')
  await person.fill('Order no.', 'L-1')
  await person.fill('Customer', 'Mei')
  await person.fill('Total', '12.5')
  const dialog = page.getByRole('dialog', { name: 'Add · Lab orders' })
  for (const [place, kind, amount] of [
    [1, 'Blood', '3'],
    [2, 'Water', '1'],
  ] as const) {
    await dialog.getByRole('button', { name: 'Add row' }).click()
    await dialog.getByRole('row').nth(place).locator('input:focus').waitFor()
    await page.keyboard.type(kind)
    await page.keyboard.press('Tab')
    await page.keyboard.type(amount)
  }
  await dialog.getByRole('tab', { name: 'Courier' }).click()
  await dialog.getByLabel('City').fill('Suzhou')
  await person.press('Save')
  await person.row('L-1').waitFor()
  expect(await readRows(app, 'lab_order', ['code', 'customer', 'total'])).toEqual([['L-1', 'Mei', 12.5]])
  expect(await readRows(app, 'lab_sample', ['kind', 'amount'])).toEqual([
    ['Blood', 3],
    ['Water', 1],
  ])
  expect(await readRows(app, 'lab_courier', ['city'])).toEqual([['Suzhou']])

  await person.pressInRow('L-1', 'Edit')
  const edited = page.getByRole('dialog', { name: /Lab orders/ })
  await person.fill('Customer', 'Mei Lin')
  await edited.getByRole('gridcell', { name: '3', exact: true }).click()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('5')
  await page.keyboard.press('Enter')
  await edited.getByRole('tab', { name: 'Courier' }).click()
  await expect.poll(() => edited.getByLabel('City').inputValue()).toBe('Suzhou')
  await edited.getByLabel('City').fill('Wuxi')
  await person.press('Save')
  await person.row('Mei Lin').waitFor()
  expect(await readRows(app, 'lab_sample', ['kind', 'amount'])).toEqual([
    ['Blood', 5],
    ['Water', 1],
  ])
  expect(await readRows(app, 'lab_courier', ['city'])).toEqual([['Wuxi']])

  const add = (code: string, customer: string, placed: string, sex: string, kinds: readonly string[]) =>
    addRecord(app, 'lab_order', {
      ...{ code, customer, placed, sex },
      lab_sample: kinds.map((kind) => ({ kind, amount: 1 })),
    })
  await add('L-2', 'Lin', '2026-03-04', '2', ['Soil', 'Air'])
  await add('L-3', 'Wu', '2026-05-06', '1', ['Milk'])
  await page.getByRole('button', { name: 'Reload' }).click()
  await person.row('L-3').waitFor()
  await person.fill('Customer', 'in')
  await person.press('Search')
  await person.row('L-3').waitFor({ state: 'detached' })
  await person.row('L-1').waitFor()
  await person.row('L-2').waitFor()
  await person.fill('Customer', '')
  await person.fill('Order no.', 'L-3')
  await person.press('Search')
  await person.row('L-1').waitFor({ state: 'detached' })
  await person.press('Reset')
  await person.row('L-1').waitFor()
  await person.press('Expand')
  await person.choose('Sex', 'Male')
  await person.press('Search')
  await person.row('L-2').waitFor({ state: 'detached' })
  await person.row('L-3').waitFor()
  await person.press('Reset')
  await person.row('L-2').waitFor()
  await page.getByPlaceholder('Start date').fill('2026-03-01')
  await page.keyboard.press('Enter')
  await page.getByPlaceholder('End date').fill('2026-03-31')
  await page.keyboard.press('Enter')
  await person.press('Search')
  await person.row('L-3').waitFor({ state: 'detached' })
  await person.row('L-2').waitFor()
  await person.press('Reset')
  await person.row('L-3').waitFor()
  await person.pressToOpen('Advanced query', 'Advanced query')
  const conditions = page.getByRole('dialog', { name: 'Advanced query' })
  await conditions.getByRole('button', { name: 'Add condition' }).click()
  await conditions.getByRole('combobox', { name: 'Condition 1: Field' }).selectOption('Total')
  await conditions.getByRole('combobox', { name: 'Condition 1: Operator' }).selectOption('at least')
  await conditions.getByLabel('Condition 1: Value').fill('12')
  await conditions.getByRole('button', { name: 'OK' }).click()
  await person.row('L-2').waitFor({ state: 'detached' })
  await person.row('L-1').waitFor()
  await page.getByRole('button', { name: 'Clear: query active' }).click()
  await person.row('L-2').waitFor()

  const [download] = await Promise.all([page.waitForEvent('download'), person.press('Export')])
  await person.see('Exported to')
  const book = read(await readFile(await download.path()))
  const rows = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1, defval: '' })
  const at = rows.findIndex((row) => row.includes('Order no.'))
  const columns = rows[at] ?? []
  const [code, kind] = [columns.indexOf('Order no.'), columns.indexOf('Samples/Kind')]
  expect(rows.slice(at + 1).map((row) => [row[code], row[kind]])).toHaveLength(5)
  const left = rows.filter((row, index) => index <= at || (row[code] !== 'L-3' && row[kind] !== 'Soil'))

  await page.getByRole('checkbox', { name: /all/i }).first().check()
  await person.pressToOpen('Delete selected (3)', 'Delete 3 items?')
  await person.press('Delete 3')
  await expect.poll(() => readRows(app, 'lab_order', ['code'])).toEqual([])
  expect(await readRows(app, 'lab_sample', ['kind'])).toEqual([])

  const sheet = utils.book_new()
  utils.book_append_sheet(sheet, utils.aoa_to_sheet(left.map((row) => [...row])), 'Sheet1')
  await person.press('Import')
  await page.locator('input[type=file]').setInputFiles({
    name: 'orders.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: write(sheet, { type: 'buffer', bookType: 'xlsx' }) as Buffer,
  })
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /^(Start|Import|Upload)/ })
    .click()
  await expect
    .poll(() => readRows(app, 'lab_order', ['code', 'customer']))
    .toEqual([
      ['L-1', 'Mei Lin'],
      ['L-2', 'Lin'],
    ])
  expect(await readRows(app, 'lab_sample', ['kind', 'amount'])).toEqual([
    ['Air', 1],
    ['Blood', 5],
    ['Water', 1],
  ])
  expect(await readRows(app, 'lab_courier', ['city'])).toEqual([['Wuxi']])

  const place = (name: string, pid = '') => addRecord(app, 'lab_place', { name, pid })
  const asia = await place('Asia')
  await place('Suzhou', await place('China', asia))
  await place('Japan', asia)
  await person.visit('/online/cgformTreeList/lab_place')
  await person.row('Asia').waitFor()
  await person.row('Asia').locator('.pw-twisty').click()
  await person.row('China').waitFor()
  await person.row('Japan').waitFor()
  // What is found stands below what it belongs to.
  await person.fill('Name', 'Suzhou')
  await person.press('Search')
  await person.row('Suzhou').waitFor()

  await person.row('Japan').waitFor({ state: 'detached' })
})
