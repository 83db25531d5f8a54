import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { readCatalogue } from '../../../server/online/tables/readCatalogue.ts'
import { describeEachDatabase } from '../harness.ts'
import { designCodes, field, openDesigner, type Row } from './onlineForms.ts'

interface Plan {
  readonly statements: readonly string[]
  readonly losses: readonly { readonly name: string; readonly count: number }[]
  readonly digest: string
}

describeEachDatabase('tables of online forms', {}, (server) => {
  const open = async (further: readonly string[] = []) =>
    openDesigner(server(), (await server().signIn({ codes: [...designCodes, ...further] })).token)

  test('a plan names what is lost, and nothing is done until it is agreed to', async () => {
    // Who makes an end of values has to be allowed that with records.
    const designer = await open(['list', 'edit', 'delete'].map((word) => `onl:planned:${word}`))
    const form = await designer.add({ tableName: 'planned' }, [field('name'), field('gone')])
    const made = await designer.call('POST', `api/doDbSynch/${form.head.id}/normal`)
    expect(made.body).toMatchObject({ success: true, message: '同步成功' })
    await sql`insert into planned (id, name, gone) values ('1', 'a', 'b')`.execute(server().db)
    const now = await designer.read(form.head.id)
    const id = now.fields.find(({ dbFieldName }) => dbFieldName === 'gone')?.id ?? ''
    await designer.must(
      designer.edit(now, { fields: now.fields.filter((each) => each.id !== id), deleteFieldIds: [id] }),
    )
    const plan = await designer.must(designer.call<Plan>('GET', `api/planDbSynch/${form.head.id}/normal`))
    expect(plan.losses).toMatchObject([{ name: 'gone', count: 1 }])
    expect(plan.statements.length).toBeGreaterThan(0)
    const refused = await designer.call('POST', `api/doDbSynch/${form.head.id}/normal`)
    expect(refused.body.success).toBe(false)
    expect((await readCatalogue(server().db, 'planned'))?.columns.map(({ name }) => name)).toContain('gone')
    await designer.must(
      designer.call('POST', `api/doDbSynch/${form.head.id}/normal`, { body: { confirm: plan.digest } }),
    )
    expect((await readCatalogue(server().db, 'planned'))?.columns.map(({ name }) => name)).not.toContain('gone')
    expect((await designer.read(form.head.id)).head.isDbSynch).toBe('Y')
    const unknown = await designer.call('POST', `api/doDbSynch/${form.head.id}/whatever`)
    expect(unknown.body.success).toBe(false)
  })

  test('views share a table and follow what its columns become', async () => {
    const designer = await open()
    const form = await designer.add({ tableName: 'viewed' }, [field('name'), field('gone')])
    await designer.must(
      designer.call('POST', 'button/add', {
        body: { cgformHeadId: form.head.id, buttonCode: 'greet', buttonName: 'Greet' },
      }),
    )
    await designer.synchronise(form.head.id)
    const copy = async (id: string) =>
      designer.must(designer.call<Row>('POST', 'head/copyOnline', { query: { code: id } }))
    const view = await copy(form.head.id)
    expect(view).toMatchObject({
      tableName: 'viewed$1',
      copyType: 1,
      physicId: form.head.id,
      copyVersion: 1,
      isDbSynch: 'Y',
    })
    expect(await copy(String(view.id))).toMatchObject({ tableName: 'viewed$2', physicId: form.head.id })
    const buttons = await designer.must(
      designer.call<{ readonly records: readonly Row[] }>('GET', `button/list/${view.id}`),
    )
    expect(buttons.records).toMatchObject([{ buttonCode: 'greet' }])
    const views = await designer.call<{ readonly records: readonly Row[] }>('GET', 'head/list', {
      query: { copyType: 1, physicId: form.head.id },
    })
    expect(views.body.result.records).toHaveLength(2)
    const counted = await designer.call<Row>('GET', 'head/queryById', { query: { id: form.head.id } })
    expect(counted.body.result.hascopy).toBe(2)

    const shown = await designer.read(String(view.id))
    const foreign = await designer.edit(shown, { fields: [...shown.fields, field('invented')] })
    expect(foreign.body.message).toContain('invented')
    const shownFields = shown.fields.map((each) =>
      each.dbFieldName === 'name' ? { ...each, dbFieldTxt: 'Other', dbLength: 9 } : each,
    )
    await designer.must(designer.edit(shown, { fields: shownFields }))
    const displayed = (await designer.read(String(view.id))).fields.find(({ dbFieldName }) => dbFieldName === 'name')
    expect(displayed).toMatchObject({ dbFieldTxt: 'Other', dbLength: 32 })

    const now = await designer.read(form.head.id)
    const gone = now.fields.find(({ dbFieldName }) => dbFieldName === 'gone')?.id ?? ''
    const fields = now.fields.flatMap((each) =>
      each.id === gone ? [] : [each.dbFieldName === 'name' ? { ...each, dbFieldName: 'title' } : each],
    )
    await designer.must(designer.edit(now, { fields, deleteFieldIds: [gone] }))
    const followed = await designer.read(String(view.id))
    expect(followed.fields.find(({ dbFieldName }) => dbFieldName === 'title')).toMatchObject({ dbFieldTxt: 'Other' })
    expect(followed.fields.map(({ dbFieldName }) => dbFieldName)).not.toContain('gone')
    expect(followed.head.isDbSynch).toBe('N')
    await designer.synchronise(form.head.id)
    expect((await designer.read(String(view.id))).head.isDbSynch).toBe('Y')
  })

  test('a copy has a table, ids and indexes of its own', async () => {
    const designer = await open()
    await designer.add({ tableName: 'copy_main', tableType: 2 }, [field('name')])
    const form = await designer.add(
      { tableName: 'copy_sub', tableType: 3 },
      [field('main_id', { mainTable: 'copy_main', mainField: 'id' })],
      [{ indexName: 'copy_sub_main', indexField: 'main_id' }],
    )
    await designer.synchronise(form.head.id)
    const path = `head/copyOnlineTable/${form.head.id}`
    const { id } = await designer.must(
      designer.call<{ readonly id: string }>('GET', path, { query: { tableName: 'copy_twin' } }),
    )
    const twin = await designer.read(id)
    expect(twin.head).toMatchObject({ tableName: 'copy_twin', isDbSynch: 'N', copyType: 0, tabOrderNum: 2 })
    expect(twin.indexs).toMatchObject([{ indexName: 'copy_twin_main' }])
    const ids = new Set(form.fields.map((each) => each.id))
    expect(twin.fields.filter((each) => ids.has(each.id))).toEqual([])
    await designer.synchronise(id)
    const main = await designer.call<{ readonly records: readonly Row[] }>('GET', 'head/list', {
      query: { tableName: 'copy_main' },
    })
    expect(main.body.result.records).toMatchObject([{ subTableStr: 'copy_sub,copy_twin' }])
    for (const tableName of ['copy_main', 'sys_role', 'x y'])
      expect((await designer.call('GET', path, { query: { tableName } })).body.success).toBe(false)
  })

  test('tables that are there become forms, but none of the server or without a key', async () => {
    const designer = await open()
    await sql`create table found_here (id varchar(36) primary key, title varchar(20) not null, price numeric(10,2))`.execute(
      server().db,
    )
    await sql`create index found_title on found_here (title)`.execute(server().db)
    await sql`create table found_bare (title text)`.execute(server().db)
    const free = await designer.must(
      designer.call<readonly Row[]>('GET', 'head/queryTables', { query: { tableName: 'found' } }),
    )
    expect(free.map(({ id }) => id)).toEqual(['found_bare', 'found_here'])
    const all = await designer.must(designer.call<readonly Row[]>('GET', 'head/queryTables'))
    expect(all.filter(({ id }) => /^(sys|onl|pack|kysely)_/.test(String(id)))).toEqual([])
    for (const tables of ['sys_user', 'found_here,found_bare', 'nothing', 'found_here,sys_role'])
      expect((await designer.call('POST', `head/transTables/${tables}`)).body.success).toBe(false)
    await designer.must(designer.call('GET', 'head/transTables/found_here'))
    const heads = await designer.call<{ readonly records: readonly { readonly id: string }[] }>('GET', 'head/list', {
      query: { tableName: 'found_here' },
    })
    const form = await designer.read(heads.body.result.records[0]?.id ?? '')
    expect(form.head.isDbSynch).toBe('Y')
    expect(form.fields.map(({ dbFieldName, dbType, dbLength }) => [dbFieldName, dbType, dbLength])).toEqual([
      ['id', 'string', 36],
      ['title', 'string', 20],
      ['price', 'BigDecimal', 10],
    ])
    expect(form.indexs).toMatchObject([{ indexName: 'found_title', indexField: 'title' }])
    await sql`insert into found_here (id, title) values ('1', 'kept')`.execute(server().db)
    const fields = form.fields.map((each) => (each.dbFieldName === 'title' ? { ...each, dbFieldName: 'name' } : each))
    await designer.must(designer.edit(form, { fields }))
    await designer.synchronise(form.head.id)
    expect((await sql`select name from found_here`.execute(server().db)).rows).toEqual([{ name: 'kept' }])
    expect((await designer.call('GET', 'head/transTables/found_here')).body.success).toBe(false)
  })

  test('deleting says what went with a form and what still refers to it', async () => {
    const designer = await open(['list', 'edit', 'delete'].map((word) => `onl:doomed:${word}`))
    const main = await designer.add({ tableName: 'doomed', tableType: 2 }, [field('name')])
    const sub = await designer.add({ tableName: 'doomed_sub', tableType: 3 }, [
      field('main_id', { mainTable: 'doomed', mainField: 'id' }),
    ])
    await designer.add({ tableName: 'pointing' }, [
      field('link', { fieldShowType: 'link_table', dictTable: 'doomed', dictField: 'id', dictText: 'name' }),
    ])
    await designer.synchronise(main.head.id)
    await sql`insert into doomed (id, name) values ('1', 'a'), ('2', 'b')`.execute(server().db)
    await designer.must(designer.call('POST', 'head/copyOnline', { query: { code: main.head.id } }))
    await server()
      .db.insertInto('sysPermission')
      .values({ id: createId(), name: 'Doomed records', url: `/online/cgformList/${main.head.id}`, permsType: '1' })
      .execute()
    const { body } = await designer.call<readonly Row[]>('DELETE', 'head/delete', { query: { id: main.head.id } })
    expect(body).toMatchObject({
      success: true,
      result: [
        {
          tableName: 'doomed',
          records: 2,
          views: ['doomed$1'],
          subs: ['doomed_sub'],
          nodes: ['Doomed records'],
          fields: ['pointing.link'],
        },
      ],
    })
    for (const words of ['doomed', '2', 'doomed$1', 'doomed_sub', 'Doomed records', 'pointing.link'])
      expect(body.message).toContain(words)
    expect(await readCatalogue(server().db, 'doomed')).toBeUndefined()
    const left = await designer.read(sub.head.id)
    expect(left.fields.find(({ dbFieldName }) => dbFieldName === 'main_id')).toMatchObject({ mainTable: null })
    const last = await server()
      .db.selectFrom('sysDataLog')
      .select('type')
      .where('dataId', '=', main.head.id)
      .orderBy('dataVersion', 'desc')
      .executeTakeFirst()
    expect(last).toEqual({ type: 'delete' })
  })

  test('a description goes without its table where the call does not ask for it', async () => {
    const designer = await open(['list', 'edit', 'delete'].map((word) => `onl:doomed:${word}`))
    const ids: string[] = []
    for (const tableName of ['kept_a', 'kept_b', 'kept_c']) {
      const form = await designer.add({ tableName }, [field('name')])
      await designer.synchronise(form.head.id)
      ids.push(form.head.id)
    }
    const [first = '', second = '', third = ''] = ids
    await designer.must(designer.call('DELETE', 'head/removeRecord', { query: { id: first } }))
    await designer.must(designer.call('DELETE', 'head/deleteBatch', { query: { ids: second, flag: '0' } }))
    await designer.must(designer.call('DELETE', 'head/deleteBatch', { query: { ids: third, flag: '1' } }))
    const shapes = await Promise.all(['kept_a', 'kept_b', 'kept_c'].map((table) => readCatalogue(server().db, table)))
    expect(shapes.map((shape) => shape !== undefined)).toEqual([true, true, false])
    // The table that stayed is taken until it becomes a form again.
    await expect(designer.add({ tableName: 'kept_a' }, [field('name')])).rejects.toThrow('kept_a')
    await designer.must(designer.call('POST', 'head/transTables/kept_a'))
    const view = await designer.call('DELETE', 'head/delete', { query: { id: first } })
    expect(view.body.success).toBe(false)
  })
})
