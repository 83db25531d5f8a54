import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createId } from '../../../../server/db/id.ts'
import type { FormDescription, FormField } from '../../../../server/online/form/description.ts'
import { planSynch, type SynchPlan } from '../../../../server/online/form/planSynch.ts'
import { readForm } from '../../../../server/online/form/storedForms.ts'
import { readCatalogue } from '../../../../server/online/tables/readCatalogue.ts'
import { describeEachDatabase, type TestServer } from '../../harness.ts'
import { goodsTable, packOf } from '../../packFixtures.ts'
import { readVersionTypes } from '../../versions.ts'
import { fieldOf, formOf, indexOf, storeForm, tableProbe } from './forms.ts'

interface Requested {
  readonly mode?: 'normal' | 'force'
  readonly confirmation?: string
}

async function synchronise(server: TestServer, { head }: FormDescription, requested: Requested = {}) {
  const { token } = await server.signIn()
  const body = { headId: head.id, ...requested }
  return (await server.call<SynchPlan | null>('POST', '/probe/synch', { token, body })).body
}

/** A form whose table is there with some records. */
async function makeForm(
  server: TestServer,
  tableName: string,
  fields: readonly FormField[],
  rows: readonly Readonly<Record<string, string | number>>[] = [],
): Promise<FormDescription> {
  const form = formOf({ tableName }, fields)
  await storeForm(server.db, form)
  expect(await synchronise(server, form)).toMatchObject({ success: true })
  for (const [place, row] of rows.entries()) await insert(server, tableName, { id: String(place + 1), ...row })
  return readForm(server.db, form.head.id)
}

async function insert(server: TestServer, table: string, row: Readonly<Record<string, string | number>>) {
  const [columns, values] = [
    Object.keys(row).map((name) => sql.ref(name)),
    Object.values(row).map((each) => sql.lit(each)),
  ]
  await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(values)})`.execute(
    server.db.withoutPlugins(),
  )
}

async function readColumn(server: TestServer, table: string, column: string): Promise<readonly unknown[]> {
  const { rows } = await sql<{ value: unknown }>`
    select ${sql.ref(column)} as value from ${sql.table(table)} order by id`.execute(server.db.withoutPlugins())
  return rows.map(({ value }) => value)
}

/** The form with other fields of its own. */
const withFields = (form: FormDescription, change: (own: readonly FormField[]) => readonly FormField[]) => ({
  ...form,
  head: { ...form.head, isDbSynch: 'N' },
  fields: [...form.fields.slice(0, 6), ...change(form.fields.slice(6))],
})

const each = (values: Partial<FormField>) => (own: readonly FormField[]) =>
  own.map((field) => ({ ...field, ...values }))

describeEachDatabase(
  'synchronising a form',
  { modules: [tableProbe], install: packOf({ 'tables/goods.json': goodsTable }) },
  (server) => {
    test('makes its table and writes down that it is there', async () => {
      const form = formOf({ tableName: 'first' }, [fieldOf({ dbFieldName: 'name' })])
      const [kept, gone] = [
        indexOf({ indexName: 'kept', indexField: 'name' }),
        indexOf({ indexName: 'gone', indexField: 'name', delFlag: 1 }),
      ]
      await storeForm(server().db, { ...form, indexes: [kept, gone] })
      expect(await readCatalogue(server().db, 'first')).toBeUndefined()
      expect(await synchronise(server(), form)).toMatchObject({ success: true, result: { losses: [], refusals: [] } })
      const stored = await readForm(server().db, 'first')
      expect(stored.head.isDbSynch).toBe('Y')
      expect(stored.fields.map(({ dbFieldNameOld }) => dbFieldNameOld)).toEqual(
        form.fields.map((field) => field.dbFieldName),
      )
      expect(stored.indexes).toMatchObject([{ indexName: 'kept', indexNameOld: 'kept', isDbSynch: 'Y' }])
      const left = await server()
        .db.selectFrom('onlCgformIndex')
        .selectAll()
        .where('cgformHeadId', '=', form.head.id)
        .execute()
      expect(left).toHaveLength(1)
      expect(await readVersionTypes(server(), 'onl_cgform_head', form.head.id)).toEqual([])
      const log = await server().db.selectFrom('sysLog').selectAll().orderBy('createTime', 'desc').execute()
      expect(log.find(({ logContent }) => logContent === '同步在线表单：first')).toMatchObject({ operateType: 3 })
    })

    test('lets two forms call their indexes the same', async () => {
      for (const tableName of ['same_one', 'same_two']) {
        const form = formOf(
          { tableName },
          [fieldOf({ dbFieldName: 'name' })],
          [indexOf({ indexName: 'same', indexField: 'name' })],
        )
        await storeForm(server().db, form)
        expect(await synchronise(server(), form)).toMatchObject({ success: true })
      }
    })

    test.each([
      ['a text that would be cut', { dbLength: 3 }, 'name', '1 records that do not fit into character varying(3)'],
      ['a text that is no number', { dbType: 'int' }, 'name', '2 records that do not fit into integer'],
      ['a text that is no day', { dbType: 'Date' }, 'name', '2 records that do not fit into date'],
      ['a missing value', { dbIsNull: 0 }, 'name', '1 records have no value'],
    ])('refuses %s, says where, and changes nothing', async (title, values, field, words) => {
      const table = `refused_${title.replaceAll(' ', '_')}`.slice(0, 40)
      const form = await makeForm(
        server(),
        table,
        [fieldOf({ dbFieldName: 'name' })],
        [{ name: 'long' }, { name: 'x' }, {}],
      )
      const next = withFields(form, (own) => [...each(values)(own), fieldOf({ dbFieldName: 'more' })])
      await storeForm(server().db, next)
      const catalogue = await readCatalogue(server().db, table)
      const before = await readForm(server().db, form.head.id)
      const answer = await synchronise(server(), next)
      expect(answer).toMatchObject({ success: false, result: { refusals: [{ field }] } })
      expect(answer.result?.refusals[0]?.message.en).toContain(words)
      expect(await readCatalogue(server().db, table)).toEqual(catalogue)
      expect(await readForm(server().db, form.head.id)).toEqual(before)
      expect(await readColumn(server(), table, 'name')).toEqual(['long', 'x', null])
    })

    test('refuses a unique index over values that stand twice', async () => {
      const form = await makeForm(
        server(),
        'twice',
        [fieldOf({ dbFieldName: 'name' })],
        [{ name: 'a' }, { name: 'a' }, {}, {}],
      )
      const index = indexOf({ indexName: 'one', indexField: 'name', indexType: 'unique' })
      await storeForm(server().db, { ...form, indexes: [index] })
      const answer = await synchronise(server(), form)
      expect(answer).toMatchObject({ success: false, result: { refusals: [{ index: 'one' }] } })
      expect(answer.result?.refusals[0]?.message.en).toContain('2 records')
    })

    test('asks for what is lost, by the digest of this plan and no older one', async () => {
      const fields = [fieldOf({ dbFieldName: 'name' }), fieldOf({ dbFieldName: 'blank' })]
      const form = await makeForm(server(), 'losing', fields, [{ name: 'a' }, {}])
      await storeForm(
        server().db,
        withFields(form, () => []),
      )
      const requested = await synchronise(server(), form)
      expect(requested).toMatchObject({
        success: false,
        result: { losses: [{ kind: 'column', name: 'name', count: 1 }] },
      })
      expect(requested.message).toContain('name (1)')
      const old = requested.result?.digest ?? ''
      await insert(server(), 'losing', { id: '9', name: 'came later' })
      expect(await synchronise(server(), form, { confirmation: old })).toMatchObject({
        success: false,
        result: { losses: [{ count: 2 }] },
      })
      expect(await readColumn(server(), 'losing', 'name')).toEqual(['a', null, 'came later'])
      const { digest } = await planSynch(server().db, form.head.id, 'normal')
      expect(digest).not.toBe(old)
      expect(await synchronise(server(), form, { confirmation: digest })).toMatchObject({ success: true })
      expect((await readCatalogue(server().db, 'losing'))?.columns).toHaveLength(6)
    })

    test('makes a table anew by force once its records are given up', async () => {
      const form = await makeForm(server(), 'anew', [fieldOf({ dbFieldName: 'name' })], [{ name: 'a' }])
      const requested = await synchronise(server(), form, { mode: 'force' })
      expect(requested).toMatchObject({
        success: false,
        result: { losses: [{ kind: 'table', name: 'anew', count: 1 }] },
      })
      const normal = await planSynch(server().db, form.head.id, 'normal')
      expect(await synchronise(server(), form, { mode: 'force', confirmation: normal.digest })).toMatchObject({
        success: false,
      })
      const confirmation = requested.result?.digest ?? ''
      expect(await synchronise(server(), form, { mode: 'force', confirmation })).toMatchObject({ success: true })
      expect(await readColumn(server(), 'anew', 'name')).toEqual([])
    })

    test('undoes everything when the database refuses a statement in the middle', async () => {
      const fields = [fieldOf({ dbFieldName: 'one' }), fieldOf({ dbFieldName: 'two' })]
      const form = await makeForm(server(), 'undone', fields, [{ one: '1', two: '2' }])
      await sql`create view undone_seen as select two from undone`.execute(server().db)
      const next = withFields(form, ([one, two]) => [
        fieldOf({ ...one, dbFieldName: 'renamed' }),
        fieldOf({ ...two, dbFieldName: 'two', dbType: 'int' }),
      ])
      await storeForm(server().db, next)
      const [catalogue, before] = [await readCatalogue(server().db, 'undone'), await readForm(server().db, 'undone')]
      const answer = await synchronise(server(), next)
      expect(answer.success).toBe(false)
      expect(answer.message).toContain('依赖')
      expect(server().bugs).toEqual([])
      expect(await readCatalogue(server().db, 'undone')).toEqual(catalogue)
      expect(await readForm(server().db, 'undone')).toEqual(before)
      expect(await readColumn(server(), 'undone', 'one')).toEqual(['1'])
      await sql`drop view undone_seen`.execute(server().db)
      expect(await synchronise(server(), next)).toMatchObject({ success: true })
      expect(await readColumn(server(), 'undone', 'two')).toEqual([2])
    })

    test('happens once when two people ask for a new table at the same moment', async () => {
      const form = formOf({ tableName: 'new_at_once' }, [fieldOf({ dbFieldName: 'name' })])
      await storeForm(server().db, form)
      const answers = await Promise.all([synchronise(server(), form), synchronise(server(), form)])
      expect(answers.map(({ success }) => success)).toEqual([true, true])
      expect(answers.map(({ result }) => result?.statements.length === 0).toSorted()).toEqual([false, true])
    })

    test('tells when a value is too long for an index', async () => {
      const fields = [fieldOf({ dbFieldName: 'note', dbType: 'Text' })]
      // Words that do not repeat, so that the database cannot press them together.
      const note = Array.from({ length: 700 }, () => createId()).join('')
      const form = await makeForm(server(), 'too_long', fields, [{ note }])
      await storeForm(server().db, { ...form, indexes: [indexOf({ indexName: 'by_note', indexField: 'note' })] })
      const answer = await synchronise(server(), form)
      expect(answer.message).toContain('过长')
      expect((await readCatalogue(server().db, 'too_long'))?.indexes).toHaveLength(1)
    })

    test('happens once when two people ask for it at the same moment', async () => {
      const form = await makeForm(server(), 'at_once', [fieldOf({ dbFieldName: 'name' })], [{ name: 'a' }])
      const swapped = withFields(form, (own) => [
        ...each({ dbFieldName: 'title' })(own),
        fieldOf({ dbFieldName: 'name' }),
      ])
      await storeForm(server().db, swapped)
      const answers = await Promise.all([synchronise(server(), form), synchronise(server(), form)])
      expect(answers.map(({ success }) => success)).toEqual([true, true])
      expect(answers.map(({ result }) => result?.statements.length).toSorted()).toEqual([0, 3])
      expect(await readColumn(server(), 'at_once', 'title')).toEqual(['a'])
      expect(await readColumn(server(), 'at_once', 'name')).toEqual([null])
    })

    test('of a view changes no table, and needs what it shows', async () => {
      const form = await makeForm(server(), 'base', [fieldOf({ dbFieldName: 'name' })], [{ name: 'a' }])
      const seen = formOf({ tableName: 'base$1', copyType: 1, physicId: form.head.id }, [
        fieldOf({ dbFieldName: 'name', dbLength: 1 }),
      ])
      await storeForm(server().db, seen)
      expect(await synchronise(server(), seen, { mode: 'force' })).toMatchObject({
        success: true,
        result: { statements: [] },
      })
      expect(await readColumn(server(), 'base', 'name')).toEqual(['a'])
      await storeForm(server().db, withFields(form, each({ dbFieldName: 'title' })))
      expect(await synchronise(server(), form)).toMatchObject({ success: true })
      expect((await readForm(server().db, seen.head.id)).head.isDbSynch).toBe('N')
      expect(await synchronise(server(), seen)).toMatchObject({
        success: false,
        result: { refusals: [{ field: 'name' }] },
      })
    })

    test('never touches the tables of packs and what is no table', async () => {
      await sql`create view only_seen as select 1 as one`.execute(server().db)
      for (const tableName of ['demo_goods', 'only_seen']) {
        const form = formOf({ tableName }, [])
        await storeForm(server().db, form)
        for (const mode of ['normal', 'force'] as const)
          expect(await synchronise(server(), form, { mode })).toMatchObject({ success: false })
      }
      const { body } = await server().call('POST', '/probe/drop', {
        token: (await server().signIn()).token,
        body: { headId: 'demo_goods' },
      })
      expect(body.success).toBe(false)
      expect(await readCatalogue(server().db, 'demo_goods')).toBeDefined()
    })

    test('refuses a description that is wrong before it asks the database', async () => {
      const form = formOf({ tableName: 'wrong' }, [fieldOf({ dbFieldName: 'name', dbType: 'text; drop table x' })])
      await storeForm(server().db, form)
      expect(await synchronise(server(), form)).toMatchObject({
        success: false,
        result: { refusals: [{ field: 'name' }] },
      })
      expect(await readCatalogue(server().db, 'wrong')).toBeUndefined()
    })

    test('numbers go on when keys become numbers', async () => {
      const form = await makeForm(
        server(),
        'numbered',
        [fieldOf({ dbFieldName: 'name' })],
        [{ name: 'a' }, { name: 'b' }],
      )
      for (const [idType, id] of [
        ['NATIVE', 3],
        ['SEQUENCE', 4],
        ['UUID', '4'],
        ['NATIVE', 5],
      ] as const) {
        await storeForm(server().db, { ...form, head: { ...form.head, idType, idSequence: 'numbered_keys' } })
        expect(await synchronise(server(), form)).toMatchObject({ success: true })
        if (idType !== 'UUID') await insert(server(), 'numbered', { name: idType })
        expect((await readColumn(server(), 'numbered', 'id')).at(-1)).toBe(id)
      }
    })

    test('dropping the table of a form leaves that of its view', async () => {
      const { token } = await server().signIn()
      const form = await makeForm(server(), 'dropped', [])
      const seen = formOf({ tableName: 'dropped$1', copyType: 1, physicId: form.head.id }, [])
      await storeForm(server().db, seen)
      const drop = async (headId: string) =>
        (await server().call('POST', '/probe/drop', { token, body: { headId } })).body
      expect(await drop(seen.head.id)).toMatchObject({ success: true })
      expect(await readCatalogue(server().db, 'dropped')).toBeDefined()
      expect(await drop(form.head.id)).toMatchObject({ success: true })
      expect(await drop(form.head.id)).toMatchObject({ success: true })
      expect(await readCatalogue(server().db, 'dropped')).toBeUndefined()
    })
  },
)
