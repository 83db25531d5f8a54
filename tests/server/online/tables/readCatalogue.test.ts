import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { checkDescription } from '../../../../server/online/form/checkDescription.ts'
import { toShape } from '../../../../server/online/form/toShape.ts'
import { listTables } from '../../../../server/online/tables/listTables.ts'
import { planChanges } from '../../../../server/online/tables/planChanges.ts'
import { readCatalogue } from '../../../../server/online/tables/readCatalogue.ts'
import { toDescriptionFields, toDescriptionKey } from '../../../../server/online/tables/toDescriptionFields.ts'
import { describeEachDatabase } from '../../harness.ts'
import { fieldOf, formOf } from './forms.ts'

describeEachDatabase('the catalogue', { modules: [] }, (server) => {
  test('tells a table that was made elsewhere', async () => {
    const { db } = server()
    await sql`
      create table "Elsewhere" (
        id serial, "Code" varchar(20) unique, made timestamp default now(), price numeric, size numeric(8,3) default 1.5,
        flag boolean not null default true, small smallint, day date, more jsonb, gone text, constraint elsewhere_key primary key (id)
      )`.execute(db)
    await sql`comment on table "Elsewhere" is 'Things'`.execute(db)
    await sql`comment on column "Elsewhere"."Code" is 'Code of it'`.execute(db)
    await sql`alter table "Elsewhere" drop column gone`.execute(db)
    await sql`create index partly on "Elsewhere" (day) where day is not null`.execute(db)
    await sql`create index worked_out on "Elsewhere" (lower("Code"))`.execute(db)
    await sql`create index downwards on "Elsewhere" (day desc)`.execute(db)
    await sql`create index plain on "Elsewhere" (day, "Code")`.execute(db)
    const shape = await readCatalogue(db, 'Elsewhere')
    expect(shape).toMatchObject({ comment: 'Things', keyName: 'elsewhere_key' })
    expect(shape?.columns.map(({ name, type }) => `${name} ${type}`)).toEqual([
      'id integer',
      'Code character varying(20)',
      'made timestamp without time zone',
      'price numeric',
      'size numeric(8,3)',
      'flag boolean',
      'small smallint',
      'day date',
      'more jsonb',
    ])
    expect(shape?.columns.slice(0, 5)).toMatchObject([
      { isKey: true, isNullable: false, numbering: { sequence: 'Elsewhere_id_seq' } },
      { isKey: false, isNullable: true, comment: 'Code of it' },
      { defaultValue: null, defaultExpression: 'now()' },
      { defaultValue: null },
      { defaultValue: '1.5' },
    ])
    expect(shape?.indexes).toEqual([
      { name: 'Elsewhere_Code_key', columns: ['Code'], isUnique: true, isConstraint: true },
      { name: 'plain', columns: ['day', 'Code'], isUnique: false },
    ])
    if (shape === undefined) return
    const form = formOf({ tableName: 'Elsewhere', ...toDescriptionKey(shape) }, [])
    const fields = toDescriptionFields(shape).map((field) => fieldOf(field))
    expect(checkDescription({ ...form, fields })).toEqual([])
    expect(planChanges(shape, toShape({ ...form, fields }), 'normal').losses).toEqual([])
    expect(fields.map(({ dbType, fieldShowType }) => `${dbType} ${fieldShowType}`)).toEqual([
      'int text',
      'string text',
      'Datetime datetime',
      'BigDecimal text',
      'BigDecimal text',
      'Text textarea',
      'int text',
      'Date date',
      'Text textarea',
    ])
  })

  test('knows no table of another name', async () => {
    for (const name of ['elsewhere', 'ELSEWHERE', 'plain', 'no_such', '"Elsewhere"', 'pg_class'])
      expect(await readCatalogue(server().db, name)).toBeUndefined()
  })

  test('lists tables without those of the server', async () => {
    const tables = await listTables(server().db)
    expect(tables).toContainEqual({ table: 'Elsewhere', comment: 'Things' })
    expect(tables.filter(({ table }) => /^(sys|onl|pack|kysely)_/.test(table))).toEqual([])
  })
})
