import { expect } from 'vitest'
import {
  chosen,
  dated,
  found,
  levelled,
  picked,
  ticked,
  turnedOn,
  typed,
  uploaded,
  written,
} from './harness/enterFields.ts'
import { describeForms, field, readRows } from './harness/onlineForms.ts'
import { test } from './harness/test.ts'

const day = { dbType: 'Date', dbLength: 0 }
const longText = { dbType: 'Text', dbLength: 0 }
const file = expect.stringMatching(/^temp\/\w+\.\w+$/)
const key = expect.stringMatching(/^\w{32}$/)

/** A field of every type that is filled by hand, what a person does in it, what is stored then, and what shows of it. */
const types = [
  [field('name', 'Name'), typed('First'), 'First', 'First'],
  [field('amount', 'Amount', { dbType: 'int' }), typed('12'), 12, '12'],
  [field('price', 'Price', { dbType: 'BigDecimal', dbLength: 10, dbPointLength: 2 }), typed('12.5'), 12.5, '12.50'],
  [field('sex', 'Sex', { fieldShowType: 'list', dictField: 'sex' }), chosen('Female'), '2', 'Female'],
  [field('level', 'Level', { fieldShowType: 'radio', dictField: 'priority' }), ticked('Urgent'), 'H', 'Urgent'],
  [
    field('tags', 'Tags', { fieldShowType: 'checkbox', dictField: 'priority' }),
    ...[ticked('General', 'Urgent'), 'L,H', /General.*Urgent/],
  ],
  [
    field('marks', 'Marks', { fieldShowType: 'list_multi', dictField: 'priority' }),
    ...[chosen('General', 'Important'), 'L,M', /General.*Important/],
  ],
  [field('active', 'Active', { fieldShowType: 'switch' }), turnedOn, 'Y', 'Yes'],
  [
    field('paid', 'Paid', { fieldShowType: 'switch', dbType: 'int', fieldExtendJson: '["1","0"]' }),
    ...[turnedOn, 1, 'Yes'],
  ],
  [field('born', 'Born', { fieldShowType: 'date', ...day }), dated('2026-03-04'), '2026-03-04', '2026-03-04'],
  [
    field('billed', 'Billed', { fieldShowType: 'date', ...day, fieldExtendJson: '{"picker":"month"}' }),
    ...[dated('2026-05'), '2026-05-01', '2026-05'],
  ],
  [
    field('met', 'Met', { fieldShowType: 'datetime', dbType: 'Datetime', dbLength: 0 }),
    ...[dated('2026-03-04 10:20:30'), '2026-03-04 10:20:30', '2026-03-04 10:20:30'],
  ],
  [field('starts', 'Starts', { fieldShowType: 'time' }), dated('10:20:30'), '10:20:30', '10:20:30'],
  [field('papers', 'Papers', { fieldShowType: 'file', dbLength: 500 }), uploaded('text'), file, /plan_\w+\.txt/],
  [field('photo', 'Photo', { fieldShowType: 'image', dbLength: 500 }), uploaded('picture'), file, ''],
  [field('remark', 'Remark', { fieldShowType: 'textarea' }), typed('One\nTwo'), 'One\nTwo', /One\s+Two/],
  [
    field('body', 'Body', { fieldShowType: 'umeditor', ...longText }),
    ...[written('Rich words'), '<p>Rich words</p>', 'Rich words'],
  ],
  [field('notes', 'Notes', { fieldShowType: 'markdown', ...longText }), written('# Heading'), '# Heading', 'Heading'],
  [
    field('owner', 'Owner', { fieldShowType: 'sel_user' }),
    ...[picked('Choose users', 'admin', 'lin.mei'), 'admin,lin.mei', 'admin, Lin Mei'],
  ],
  [
    field('office', 'Office', { fieldShowType: 'sel_depart' }),
    ...[picked('Choose departments', 'Juniper House'), key, 'Juniper House'],
  ],
  [
    field('finder', 'Finder', {
      ...{ fieldShowType: 'sel_search', dictTable: 'sys_role', dictField: 'role_code', dictText: 'role_name' },
    }),
    ...[found('audit', 'Auditors'), 'auditors', 'Auditors'],
  ],
  [field('area', 'Area', { fieldShowType: 'pca' }), levelled(2, 2, 1), '130303', /\/.*\//],
  [
    field('kind', 'Kind', { fieldShowType: 'cat_tree', dictField: 'A01', dictText: 'kind_name' }),
    ...[chosen('Computers'), key, 'Computers'],
  ],
  [
    field('above', 'Above', {
      ...{ fieldShowType: 'sel_tree', dictTable: 'sys_category', dictField: '0', dictText: 'id,pid,name,has_child' },
    }),
    ...[chosen('Services'), key, 'Services'],
  ],
] as const

test('what a person puts into fields of every type is stored, and stands there when the record is opened again', {
  timeout: 240_000,
}, async ({ app, person }) => {
  const { page } = person
  const fields = [
    ...types.map(([description]) => description),
    field('kind_name', 'Name of the kind', { isShowForm: 0 }),
    field('secret', 'Secret', { fieldShowType: 'password' }),
  ]
  await describeForms(app, [{ head: { tableName: 'lab_types', tableTxt: 'Types', formTemplate: '2' }, fields }])
  const names = [...types.map(([{ dbFieldName }]) => dbFieldName), 'kind_name']
  const stored = [[...types.map(([, , value]) => value), 'Computers']]

  await person.signIn(app.administrator.username, app.administrator.password, '/online/cgformList/lab_types')
  await person.pressToOpen('Add', 'Add · Types')
  const added = page.getByRole('dialog', { name: 'Add · Types' })
  for (const [{ dbFieldTxt }, enter] of types) await enter(person, added, dbFieldTxt)
  await person.fill('Secret', 'Known to nobody')
  await person.press('Save')
  await person.row('First').waitFor()
  expect(await readRows(app, 'lab_types', names)).toEqual(stored)

  await person.pressInRowToOpen('First', 'Edit', 'Edit · Types')
  await person.fill('Name', 'First')
  await person.press('Save')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(await readRows(app, 'lab_types', names)).toEqual(stored)

  await person.pressInRowToOpen('First', 'View', 'detail information')
  const viewed = page.getByRole('dialog', { name: 'detail information' })
  for (const [{ dbFieldName }, , , shown] of types)
    await expect
      .poll(() => viewed.locator(`[data-field="${dbFieldName}"] .pw-field-control`).textContent())
      .toMatch(shown instanceof RegExp ? new RegExp(shown.source, 's') : shown)
  expect(await viewed.locator('[data-field="photo"] img').count()).toBe(1)
})
