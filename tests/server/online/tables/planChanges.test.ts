import { expect, test } from 'vitest'
import { planChanges } from '../../../../server/online/tables/planChanges.ts'
import type { ColumnShape, IndexShape, TableShape } from '../../../../server/online/tables/shape.ts'

const id: ColumnShape = {
  name: 'id',
  type: 'character varying(36)',
  isNullable: false,
  isKey: true,
  defaultValue: null,
  comment: null,
}

const column = (name: string, values: Partial<ColumnShape> = {}): ColumnShape => ({
  ...{ name, type: 'text', isNullable: true, isKey: false, defaultValue: null, comment: null },
  ...values,
})

const table = (columns: readonly ColumnShape[], indexes: readonly IndexShape[] = []): TableShape => ({
  ...{ table: 'goods', comment: null, indexes },
  columns: [id, ...columns],
})

const index = (name: string, columns: readonly string[], values: Partial<IndexShape> = {}): IndexShape => ({
  ...{ name, columns, isUnique: false },
  ...values,
})

const rename = (from: string, to: string) => `alter table "goods" rename column "${from}" to "${to}"`

const cases: readonly (readonly [string, TableShape | undefined, TableShape, readonly string[]])[] = [
  [
    'a table that is missing is created',
    undefined,
    {
      ...table(
        [column('Name', { comment: "it's", defaultValue: 'x', isNullable: false })],
        [index('by_name', ['Name'])],
      ),
      comment: 'a\\b',
    },
    [
      `create table "goods" ("id" character varying(36) not null, "Name" text default 'x' not null, primary key ("id"))`,
      `comment on table "goods" is E'a\\\\b'`,
      `comment on column "goods"."Name" is 'it''s'`,
      'create index "by_name" on "goods" ("Name" nulls first)',
    ],
  ],
  ['a table that is as described needs nothing', table([column('a')]), table([column('a')]), []],
  [
    'a quote in a name or a value stays a part of it',
    table([]),
    table([column('a"b', { defaultValue: "'; drop table x" })]),
    [`alter table "goods" add column "a""b" text default '''; drop table x'`],
  ],
  ['a new name keeps the column', table([column('a')]), table([column('b', { formerName: 'a' })]), [rename('a', 'b')]],
  [
    'two columns change their names',
    table([column('a'), column('b')]),
    table([column('b', { formerName: 'a' }), column('a', { formerName: 'b' })]),
    [rename('a', 'moving_1'), rename('b', 'a'), rename('moving_1', 'b')],
  ],
  [
    'names move up one after the other',
    table([column('a'), column('b')]),
    table([column('b', { formerName: 'a' }), column('c', { formerName: 'b' })]),
    [rename('b', 'c'), rename('a', 'b')],
  ],
  [
    'a new column takes the name of a renamed one',
    table([column('a')]),
    table([column('b', { formerName: 'a' }), column('a', { type: 'integer' })]),
    [rename('a', 'b'), 'alter table "goods" add column "a" integer'],
  ],
  [
    'a renamed column takes the name of one that goes',
    table([column('a'), column('b')]),
    table([column('b', { formerName: 'a' })]),
    ['alter table "goods" drop column "b"', rename('a', 'b')],
  ],
  [
    'a default goes before the type that it was of',
    table([column('a', { defaultValue: 'x', isNullable: false })]),
    table([column('a', { type: 'integer', defaultValue: '5' })]),
    [
      'alter table "goods" alter column "a" drop default',
      `alter table "goods" alter column "a" type integer using (nullif(btrim("a"), '')::numeric)::integer`,
      `alter table "goods" alter column "a" set default '5'`,
      'alter table "goods" alter column "a" drop not null',
    ],
  ],
  [
    'a default that the database works out stays',
    table([column('a', { type: 'timestamp with time zone', defaultExpression: 'now()' })]),
    table([column('a', { type: 'timestamp with time zone' })]),
    [],
  ],
  [
    'times of a default are those of the wire',
    table([]),
    table([column('a', { type: 'timestamp with time zone', defaultValue: '2020-01-01 00:00:00' })]),
    [`alter table "goods" add column "a" timestamp with time zone default '2020-01-01 00:00:00+08'`],
  ],
  [
    'an index over the same columns is only called otherwise',
    table([column('a')], [index('old', ['a'])]),
    table([column('b', { formerName: 'a' })], [index('new', ['b'])]),
    [rename('a', 'b'), 'alter index "old" rename to "new"'],
  ],
  [
    'an index over other columns is another one',
    table(
      [column('a'), column('b')],
      [index('one', ['a']), index('constraint', ['b'], { isUnique: true, isConstraint: true })],
    ),
    table([column('a'), column('b')], [index('one', ['a'], { isUnique: true })]),
    [
      'drop index "one"',
      'alter table "goods" drop constraint "constraint"',
      'create unique index "one" on "goods" ("a" nulls first)',
    ],
  ],
  [
    'the newest records come first',
    table([column('create_time')]),
    table([column('create_time')], [index('newest', ['create_time', 'id'], { isNewestFirst: true })]),
    ['create index "newest" on "goods" ("create_time" desc nulls last, "id" desc)'],
  ],
  [
    'keys become numbers that go on after the greatest',
    table([]),
    { ...table([]), columns: [{ ...id, type: 'bigint', numbering: 'identity' }] },
    [
      `alter table "goods" alter column "id" type bigint using (nullif(btrim("id"), '')::numeric)::bigint`,
      'alter table "goods" alter column "id" add generated by default as identity',
      `select setval(pg_get_serial_sequence('"goods"', 'id'), coalesce((select max("id") from "goods"), 0) + 1, false)`,
    ],
  ],
  [
    'the key moves to another column',
    {
      ...table([column('code', { isNullable: false })]),
      columns: [column('code', { isKey: true, isNullable: false })],
      keyName: 'goods_key',
    },
    table([column('code', { isNullable: false })]),
    [
      'alter table "goods" drop constraint "goods_key"',
      'alter table "goods" add column "id" character varying(36) not null',
      'alter table "goods" add primary key ("id")',
    ],
  ],
]

for (const [title, current, wanted, statements] of cases)
  test(title, () => expect(planChanges(current, wanted, 'normal').statements).toEqual(statements))

test('making a table anew names its records as lost', () => {
  const plan = planChanges(table([]), table([]), 'force')
  expect(plan.statements).toEqual([
    'drop table "goods"',
    'create table "goods" ("id" character varying(36) not null, primary key ("id"))',
  ])
  expect(plan.losses).toEqual([{ kind: 'table', name: 'goods', counting: 'select count(*) as count from "goods"' }])
})

test('a column that goes is named as lost', () => {
  const { losses } = planChanges(table([column('a')]), table([]), 'normal')
  expect(losses).toEqual([{ kind: 'column', name: 'a', counting: 'select count("a") as count from "goods"' }])
})

test('what may not fit is counted first, and only then', () => {
  const kinds = (from: Partial<ColumnShape>, to: Partial<ColumnShape>, unique = false) =>
    planChanges(
      table([column('a', from)]),
      table([column('a', to)], unique ? [index('one', ['a'], { isUnique: true })] : []),
      'normal',
    ).checks.map(({ kind }) => kind)
  const [short, long] = [{ type: 'character varying(5)' }, { type: 'character varying(9)' }]
  expect(kinds(short, long)).toEqual([])
  expect(kinds(long, short)).toEqual(['type'])
  expect(kinds({ type: 'integer' }, { type: 'bigint' })).toEqual([])
  expect(kinds({ type: 'numeric(9,2)' }, { type: 'numeric(9,3)' })).toEqual(['type'])
  expect(kinds({ type: 'numeric(9,2)' }, { type: 'numeric(10,3)' })).toEqual([])
  expect(kinds({}, { isNullable: false })).toEqual(['required'])
  expect(kinds({ isNullable: false }, { isNullable: false, type: 'date' })).toEqual(['type', 'required'])
  expect(kinds({}, {}, true)).toEqual(['unique'])
})

test('the same change has the same digest, another one has another', () => {
  const digest = (name: string) => planChanges(table([]), table([column(name)]), 'normal').digest
  expect(digest('a')).toBe(digest('a'))
  expect(digest('a')).not.toBe(digest('b'))
})
