import { expect, test } from 'vitest'
import { checkDocuments } from '../../server/packs/readDocuments.ts'
import { describeEachDatabase } from './harness.ts'
import { goodsTable, packOf } from './packFixtures.ts'

const auditColumns = ['id', 'create_by', 'create_time', 'update_by', 'update_time']
const table = { ...goodsTable, lookup: ['name', ...auditColumns] }

/** What the checks of documents say of a sample row that fills one column. */
const rowIssuesOf = async (column: string) => {
  const files = [
    { path: 'tables/demo_goods.json', content: { ...goodsTable, title: 'Goods', columns: { name: { type: 'text' } } } },
    { path: 'rows/demo_goods.json', content: [{ [column]: 'x' }] },
  ]
  const issues = await checkDocuments(
    files.map(({ path, content }) => ({ path, file: path, text: JSON.stringify(content) })),
  )
  return issues.map(({ code }) => code)
}

/** What the checks of documents say of a table whose dictionaries may read one column. */
const issuesOf = async (column: string) => {
  const text = JSON.stringify({ ...goodsTable, title: 'Goods', columns: { name: { type: 'text' } }, lookup: [column] })
  const issues = await checkDocuments([{ path: 'tables/demo_goods.json', file: 'tables/demo_goods.json', text }])
  return issues.map(({ code }) => code)
}

test.each(['name', ...auditColumns])('the checks let dictionaries read the column %s', async (column) => {
  expect(await issuesOf(column)).toEqual([])
})

test('the checks refuse a column that the table has not', async () => {
  expect(await issuesOf('kind')).toEqual(['unknown-column'])
})

test('the checks take a sample row by the names that the installer takes', async () => {
  expect(await rowIssuesOf('create_by')).toEqual([])
  expect(await rowIssuesOf('createBy')).toEqual(['unknown-column'])
})

const files = {
  'tables/goods.json': table,
  'rows/demo_goods.json': [{ id: 'row1', name: 'Sample', code: 's1', create_by: 'ada', update_by: 'grace' }],
}

describeEachDatabase('a table of a pack as a dictionary', { install: packOf(files) }, (server) => {
  test.each(auditColumns)('reads the column %s', async (column) => {
    const { token } = await server().signIn()
    const path = `/sys/dict/loadDictItem/${encodeURIComponent(`demo_goods,name,${column}`)}`
    const { body } = await server().call('GET', path, { token, query: { key: 'row1' } })
    expect(body.success).toBe(true)
  })

  test('gives the texts of a column that every table has', async () => {
    const { token } = await server().signIn()
    const path = `/sys/dict/getDictItems/${encodeURIComponent('demo_goods,create_by,id')}`
    const { body } = await server().call('GET', path, { token })
    expect(body.result).toMatchObject([{ value: 'row1', text: 'ada' }])
  })
})
