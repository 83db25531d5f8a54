import { expect } from 'vitest'
import { testWithPack } from './harness/testWith.ts'

const count = 300

const pack = {
  'pack.json': {
    id: 'forest',
    version: 1,
    title: 'Forest',
    menu: [{ id: 'forest', title: 'Forest', path: '/forest', order: 50 }],
  },
  'tables/unit.json': {
    table: 'forest_unit',
    path: '/forest/unit',
    access: 'unit',
    columns: {
      name: { type: 'text', required: true },
      parent_id: { type: 'text' },
      has_children: { type: 'text' },
      order_no: { type: 'integer' },
    },
  },
  'rows/forest_unit.json': [
    { id: 'root', name: 'All of it', parent_id: '0', has_children: '1', order_no: 1 },
    ...Array.from({ length: count }, (_, index) => ({
      id: `unit-${index}`,
      name: `Unit ${index}`,
      parent_id: 'root',
      has_children: '0',
      order_no: index + 1,
    })),
  ],
  'pages/unit.json': {
    kind: 'treeTable',
    id: 'forest.unit',
    version: 1,
    title: 'Units',
    menu: { path: '/forest/unit', parent: 'forest', order: 1 },
    source: { rest: '/forest/unit' },
    access: 'unit',
    fields: { name: { label: 'Name' } },
    columns: ['name'],
    tree: { order: 'orderNo' },
  },
}

const test = testWithPack('forest', pack)

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
