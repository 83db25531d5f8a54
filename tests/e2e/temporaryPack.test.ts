import { expect } from 'vitest'
import { testWithPack } from './harness/testWith.ts'

const page = {
  kind: 'list',
  id: 'orchard.tree',
  version: 1,
  model: 'orchard.tree',
  title: 'Trees',
  menu: { path: '/orchard/tree', parent: 'orchard', order: 1 },
  access: 'orchard',
  query: ['name'],
  columns: ['name', 'planted', 'height'],
  form: { layout: ['name', 'planted', 'height'] },
  toolbar: ['add', 'removeBatch'],
  rowActions: ['edit', 'remove'],
}

const pack = {
  'pack.json': {
    id: 'orchard',
    version: 1,
    title: 'Orchard',
    menu: [{ id: 'orchard', title: 'Orchard', path: '/orchard', order: 50 }],
  },
  'tables/tree.json': {
    table: 'orchard_tree',
    path: '/orchard/tree',
    access: 'orchard',
    columns: {
      name: { type: 'text', length: 50, required: true },
      planted: { type: 'date' },
      height: { type: 'decimal' },
    },
  },
  'models/tree.json': {
    kind: 'model',
    id: 'orchard.tree',
    version: 1,
    source: { rest: '/orchard/tree' },
    display: 'name',
    fields: {
      name: { label: 'Name', widget: 'input', required: true },
      planted: { label: 'Planted', widget: 'date' },
      height: { label: 'Height', widget: 'number' },
    },
  },
  'pages/tree.json': page,
}

const test = testWithPack('orchard', pack)

test('a list for a table is a page and a model in a pack, and nothing else', async ({ app, person }) => {
  await person.signIn(app.administrator.username, app.administrator.password)
  await person.openMenu('Orchard', 'Trees')
  await person.see('no data')
  await person.pressToOpen('Add', 'Add · Trees')
  await person.fill('Name', 'Boskoop')
  await person.fill('Height', '3.5')
  await person.press('Save')
  await person.row('Boskoop').waitFor()
  await person.pressInRowToOpen('Boskoop', 'Edit', 'Edit · Trees')
  await person.fill('Name', 'Gravenstein')
  await person.press('Save')
  await person.row('Gravenstein').waitFor()
  await person.pressInRow('Gravenstein', 'Delete')
  await person.press('OK')
  await person.row('Gravenstein').waitFor({ state: 'detached' })
  expect(await person.row('Boskoop').count()).toBe(0)
})
