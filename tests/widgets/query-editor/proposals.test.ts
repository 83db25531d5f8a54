import { expect, test } from 'vitest'
import type { QueryCatalogue } from '../../../runtime/data/index.ts'
import { findNamedTables } from '../../../widgets/query-editor/model/namedTables.ts'
import { proposeAt, writeName } from '../../../widgets/query-editor/model/proposals.ts'

const column = (name: string, type = 'text') => ({ name, type })
const catalogue: QueryCatalogue = {
  tables: [
    { name: 'asset', columns: [column('id'), column('name'), column('cost', 'decimal')] },
    { name: 'repair', columns: [column('asset_id'), column('done_on', 'date'), column('Note')] },
  ],
  functions: ['count', 'sum'],
}

/** What is proposed where the sign § stands, by kind. */
function propose(text: string, parameters: readonly string[] = []) {
  const offset = text.indexOf('§')
  const proposals = proposeAt(text.replace('§', ''), offset, catalogue, parameters)
  const labels = (kind: string) => proposals.filter((each) => each.kind === kind).map(({ label }) => label)
  return { columns: labels('column'), tables: labels('table'), functions: labels('function'), labels, proposals }
}

test.each([
  ['select * from §', 'after FROM'],
  ['select * from as§', 'while its name is written'],
  ['select * from asset a join §', 'after JOIN'],
  ['select * from asset a, §', 'after a comma of the tables'],
])('tables alone are proposed in %j (%s)', (text) => {
  expect(propose(text)).toMatchObject({ tables: ['asset', 'repair'], columns: [], functions: [] })
})

test.each([
  ['select § from asset', ['id', 'name', 'cost']],
  ['select na§ from asset', ['id', 'name', 'cost']],
  ['select § from asset a join repair r on a.id = r.asset_id', ['id', 'name', 'cost', 'asset_id', 'done_on', 'Note']],
  ['select * from asset where id = 1 and §', ['id', 'name', 'cost']],
  ['select * from asset order by name, §', ['id', 'name', 'cost']],
  ['select §', []],
])('columns of the tables that the query names are proposed in %j', (text, columns) => {
  expect(propose(text).columns).toEqual(columns)
  expect(propose(text).functions).toEqual(['count', 'sum'])
})

test.each([
  ['select r.§ from asset a join repair r on true', ['asset_id', 'done_on', 'Note']],
  ['select a.na§ from asset as a', ['id', 'name', 'cost']],
  ['select asset.§ from asset', ['id', 'name', 'cost']],
  ['select "R".§ from repair "R"', ['asset_id', 'done_on', 'Note']],
  ['select x.§ from asset a', []],
])('after the dot of an alias its columns are proposed in %j', (text, columns) => {
  expect(propose(text)).toMatchObject({ columns, tables: [], functions: [] })
})

test.each(["select 'a § b' from asset", 'select 1 -- from §', 'select /* from § */ 1', "select 'it''s §"])(
  'nothing is proposed within strings and comments: %j',
  (text) => expect(propose(text).proposals).toEqual([]),
)

test('parameters are proposed within their braces, also within quotes, but not the one that is written', () => {
  const text = "select * from asset where name = '$" + "{na§}' and cost > $" + '{least}'
  expect(propose(text, ['status']).labels('parameter')).toEqual(['status', 'least'])
})

test('names are written as the database reads them', () => {
  expect(['done_on', 'Note', 'a b', 'say"so'].map(writeName)).toEqual(['done_on', '"Note"', '"a b"', '"say""so"'])
  expect(propose('select § from repair').proposals.find(({ label }) => label === 'Note')?.insert).toBe('"Note"')
})

test.each([
  ['select 1', []],
  ['select * from asset', [['asset', 'asset']]],
  ['select * from public.asset as x where 1 = 1', [['asset', 'x']]],
  [
    'select * from asset a left join repair on true',
    [
      ['asset', 'a'],
      ['repair', 'repair'],
    ],
  ],
  [
    'select * from (select * from repair r) x join Asset',
    [
      ['repair', 'r'],
      ['asset', 'asset'],
    ],
  ],
  ["select 'from nowhere' from asset -- join repair", [['asset', 'asset']]],
  ['select * from', []],
])('the tables of %j are found with their aliases', (sql, tables) => {
  expect(findNamedTables(sql).map(({ table, alias }) => [table, alias])).toEqual(tables)
})
