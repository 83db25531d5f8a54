import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readCatalogue } from '../../../server/online/tables/readCatalogue.ts'
import { describeEachDatabase, type TestServer } from '../harness.ts'
import { designCodes, type Form, field, openDesigner, type Row } from './onlineForms.ts'

const names = (form: Form) => form.fields.map(({ dbFieldName }) => dbFieldName)
const find = (form: Form, name: string): Row => form.fields.find(({ dbFieldName }) => dbFieldName === name) ?? {}
const columns = async (server: TestServer, table: string) =>
  (await readCatalogue(server.db, table))?.columns.map(({ name }) => name)

describeEachDatabase('the designer of online forms', {}, (server) => {
  const open = async () => openDesigner(server(), (await server().signIn({ codes: designCodes })).token)

  test('adds a form with the system fields that it lacks, and reads it back', async () => {
    const designer = await open()
    const form = await designer.add(
      { tableName: 'first_form', tableVersion: 99, tenantId: 7, isDbSynch: 'Y', copyType: 1 },
      [
        field('name', { id: '3', dbLength: 50, isQuery: 1 }),
        field('id', { id: 'x_pk', dbIsKey: 1, dbIsNull: 0, dbFieldTxt: 'Key' }),
      ],
      [{ indexName: 'first_name', indexField: 'name', indexType: 'unique' }],
    )
    // What only the server writes is none of the request's.
    expect(form.head).toMatchObject({
      tableVersion: 1,
      isDbSynch: 'N',
      copyType: 0,
      tenantId: 0,
      themeTemplate: 'normal',
    })
    expect(names(form).sort()).toEqual(
      ['create_by', 'create_time', 'id', 'name', 'sys_org_code', 'update_by', 'update_time'].sort(),
    )
    expect(find(form, 'id')).toMatchObject({ dbFieldTxt: 'Key', dbIsKey: 1 })
    expect(form.fields.every(({ id }) => /^[0-9a-f]{32}$/.test(id))).toBe(true)
    expect(form.indexs).toMatchObject([{ indexName: 'first_name', indexType: 'unique', isDbSynch: 'N' }])
    const list = await designer.call<{ readonly records: readonly Row[] }>('GET', 'head/list', {
      query: { tableName: '*irst_for*', tableType_MultiString: '1,2' },
    })
    expect(list.body.result.records).toMatchObject([{ tableName: 'first_form', hascopy: 0 }])
    const byCode = await designer.call<readonly Row[]>('GET', 'field/listByHeadCode', {
      query: { headCode: 'first_form' },
    })
    expect(byCode.body.result).toHaveLength(7)
    const taken = await designer.call<number>('GET', 'api/checkOnlyTable', { query: { tbname: 'FIRST_form' } })
    const own = await designer.call<number>('GET', 'api/checkOnlyTable', {
      query: { tbname: 'first_form', id: form.head.id },
    })
    const free = await designer.call<number>('GET', 'api/checkOnlyTable', { query: { tbname: 'another_form' } })
    expect([taken, own, free].map(({ body }) => body.result)).toEqual([-1, 1, 1])
  })

  test('a rename keeps the name of the database, and the values', async () => {
    const designer = await open()
    const form = await designer.add(
      { tableName: 'renamed' },
      [field('one'), field('two')],
      [{ indexName: 'by_one', indexField: 'one' }],
    )
    await designer.synchronise(form.head.id)
    await sql`insert into renamed (id, one, two) values ('1', 'first', 'second')`.execute(server().db)
    const before = await designer.read(form.head.id)
    expect(before.head.isDbSynch).toBe('Y')
    // The two swap their names, and the index goes with its column.
    const swapped = before.fields.map((each) =>
      each.dbFieldName === 'one'
        ? { ...each, dbFieldName: 'two' }
        : each.dbFieldName === 'two'
          ? { ...each, dbFieldName: 'three' }
          : each,
    )
    await designer.must(designer.edit(before, { fields: swapped }))
    const after = await designer.read(form.head.id)
    expect(find(after, 'two')).toMatchObject({ dbFieldNameOld: 'one' })
    expect(find(after, 'three')).toMatchObject({ dbFieldNameOld: 'two' })
    expect(after.head).toMatchObject({ isDbSynch: 'N', tableVersion: before.head.tableVersion + 1 })
    await designer.synchronise(form.head.id)
    const { rows } = await sql`select two, three from renamed`.execute(server().db)
    expect(rows).toEqual([{ two: 'first', three: 'second' }])
  })

  test('only what concerns the table asks for synchronising again', async () => {
    const designer = await open()
    const form = await designer.add({ tableName: 'looks' }, [field('name')])
    await designer.synchronise(form.head.id)
    const change = async (name: string, values: Row) => {
      const now = await designer.read(form.head.id)
      const fields = now.fields.map((each) => (each.dbFieldName === name ? { ...each, ...values } : each))
      await designer.must(designer.edit(now, { fields }))
      return (await designer.read(form.head.id)).head.isDbSynch
    }
    expect(await change('name', { isQuery: 1, fieldShowType: 'list', dictField: 'sex', orderNum: 9 })).toBe('Y')
    const edited = await designer.call<Row>('PUT', 'head/edit', {
      body: {
        id: form.head.id,
        themeTemplate: 'tab',
        tableTxt: 'Renamed',
        extConfigJson: { joinQuery: 1 },
        tableName: 'sys_user',
        tableType: 3,
      },
    })
    expect(edited.body.result).toMatchObject({
      themeTemplate: 'tab',
      extConfigJson: '{"joinQuery":1}',
      tableName: 'looks',
      tableType: 1,
      isDbSynch: 'Y',
    })
    expect((await readCatalogue(server().db, 'looks'))?.comment).toBe('Renamed')
    const plan = await designer.must(
      designer.call<{ readonly statements: readonly string[] }>('GET', `api/planDbSynch/${form.head.id}/normal`),
    )
    expect(plan.statements).toEqual([])
    expect(await change('name', { dbLength: 64 })).toBe('N')
  })

  test('a table that stands keeps its name; one that does not may get another', async () => {
    const designer = await open()
    const form = await designer.add({ tableName: 'unmade' }, [field('name')])
    await designer.must(designer.edit(form, { head: { ...form.head, tableName: 'made' } }))
    await designer.synchronise(form.head.id)
    const made = await designer.read(form.head.id)
    const { body } = await designer.edit(made, { head: { ...made.head, tableName: 'other' } })
    expect(body).toMatchObject({ success: false })
    expect(body.message).toContain('made')
    expect(await columns(server(), 'made')).toContain('name')
  })

  test('a stale edit is refused with who changed the form and changes nothing', async () => {
    const designer = await open()
    const form = await designer.add({ tableName: 'stale' }, [field('name')])
    await designer.must(designer.edit(form, { fields: [...form.fields, field('first')] }))
    const late = await designer.edit(form, { fields: [...form.fields, field('second')] })
    expect(late.body.success).toBe(false)
    expect(late.body.message).toMatch(/版本1.*版本2/)
    const saved = await designer.call('PUT', 'head/edit', { body: { id: form.head.id, tableVersion: 1, scroll: 0 } })
    expect(saved.body.success).toBe(false)
    expect(names(await designer.read(form.head.id))).not.toContain('second')
  })

  test('fields and indexes go by their ids, but the system fields stay', async () => {
    const designer = await open()
    const form = await designer.add(
      { tableName: 'shorter' },
      [field('keep'), field('gone')],
      [{ indexName: 'by_gone', indexField: 'gone' }],
    )
    const ids = form.fields.flatMap(({ id, dbFieldName }) => (['gone', 'id'].includes(dbFieldName) ? [id] : []))
    const kept = form.fields.filter(({ id }) => !ids.includes(id))
    const broken = await designer.edit(form, { fields: kept, deleteFieldIds: ids, indexs: [] })
    expect(broken.body.message).toContain('by_gone')
    const deleteIndexIds = form.indexs.map(({ id }) => id)
    await designer.must(designer.edit(form, { fields: kept, deleteFieldIds: ids, indexs: [], deleteIndexIds }))
    const after = await designer.read(form.head.id)
    expect(names(after)).toContain('id')
    expect(names(after)).not.toContain('gone')
    expect(after.indexs).toEqual([])
    const again = await designer.edit(after, { fields: form.fields })
    expect(again.body.message).toContain('gone')
  })

  test.each([
    ['a table of the server', { head: { tableName: 'sys_user' } }, 'sys_user'],
    ['SQL in a table name', { head: { tableName: 'a"; drop table sys_user; --' } }, 'drop table'],
    ['the name of a view', { head: { tableName: 'orders$1' } }, 'orders$1'],
    ['themeTemplate', { head: { themeTemplate: 'glitter' } }, 'glitter'],
    ['tableType', { head: { tableType: 4 } }, '4'],
    ['extConfigJson', { head: { extConfigJson: '{broken' } }, 'JSON'],
    ['a hostile field', { fields: [field('a"b')] }, 'a"b'],
    ['two fields of one name', { fields: [field('same'), field('Same')] }, 'ame'],
    ['dbType', { fields: [field('name', { dbType: 'money' })] }, 'money'],
    ['fieldShowType', { fields: [field('name', { fieldShowType: 'script' })] }, 'script'],
    ['an index over nothing', { indexs: [{ indexName: 'by_x', indexField: 'nothing' }] }, 'by_x'],
    [
      'a main table that is not there',
      { head: { tableType: 3 }, fields: [field('main_id', { mainTable: 'nowhere', mainField: 'id' })] },
      'nowhere',
    ],
  ])(
    'refuses %s in words and adds nothing',
    async (_, {
      head = {},
      fields = [field('name')],
      indexs = [],
    }: { head?: Row; fields?: readonly Row[]; indexs?: readonly Row[] }, words) => {
      const designer = await open()
      const body = { head: { tableName: 'refused', tableTxt: 'Refused', ...head }, fields, indexs }
      const answer = await designer.call('POST', 'api/addAll', { body })
      expect(answer.body.success).toBe(false)
      expect(answer.body.message).toContain(words)
      const stored = await server()
        .db.selectFrom('onlCgformHead')
        .select('id')
        .where('tableTxt', '=', 'Refused')
        .execute()
      expect(stored).toEqual([])
      expect(server().bugs).toEqual([])
    },
  )

  test('main tables know their sub tables in the order of their tabs', async () => {
    const designer = await open()
    const main = await designer.add({ tableName: 'orders_main', tableType: 2 }, [field('name')])
    const other = await designer.add({ tableName: 'orders_other', tableType: 2 }, [field('name')])
    const key = field('main_id', { mainTable: 'orders_main', mainField: 'id' })
    const first = await designer.add({ tableName: 'orders_a', tableType: 3 }, [key])
    const second = await designer.add({ tableName: 'orders_b', tableType: 3, relationType: 1 }, [key])
    const subs = async (form: Form) => (await designer.read(form.head.id)).head.subTableStr
    expect(await subs(main)).toBe('orders_a,orders_b')
    expect([first.head.tabOrderNum, second.head.tabOrderNum]).toEqual([1, 2])
    await designer.must(designer.edit(first, { head: { ...first.head, tabOrderNum: 5 } }))
    expect(await subs(main)).toBe('orders_b,orders_a')
    const moved = await designer.read(first.head.id)
    const fields = moved.fields.map((each) =>
      each.dbFieldName === 'main_id' ? { ...each, mainTable: 'orders_other' } : each,
    )
    await designer.must(designer.edit(moved, { fields }))
    expect([await subs(main), await subs(other)]).toEqual(['orders_b', 'orders_a'])
    // Names follow on both sides.
    await designer.must(designer.edit(second, { head: { ...second.head, tableName: 'orders_c' } }))
    const view = await designer.must(designer.call<Row>('POST', 'head/copyOnline', { query: { code: main.head.id } }))
    expect(view).toMatchObject({ tableName: 'orders_main$1', subTableStr: 'orders_c' })
    const renamed = await designer.read(main.head.id)
    await designer.must(designer.edit(renamed, { head: { ...renamed.head, tableName: 'orders_top' } }))
    expect(await subs(main)).toBe('orders_c')
    expect(find(await designer.read(second.head.id), 'main_id').mainTable).toBe('orders_top')
    expect((await designer.read(String(view.id))).head.tableName).toBe('orders_top$1')
    const keyed = await designer.read(main.head.id)
    const names = keyed.fields.map((each) => (each.dbFieldName === 'name' ? { ...each, dbFieldName: 'title' } : each))
    const sub = await designer.read(second.head.id)
    const byName = sub.fields.map((each) => (each.dbFieldName === 'main_id' ? { ...each, mainField: 'name' } : each))
    await designer.must(designer.edit(sub, { fields: byName }))
    await designer.must(designer.edit(keyed, { fields: names }))
    expect(find(await designer.read(second.head.id), 'main_id').mainField).toBe('title')
    const title = names.find(({ dbFieldName }) => dbFieldName === 'title')?.id
    const kept = await designer.edit(await designer.read(main.head.id), { fields: [], deleteFieldIds: [title] })
    expect(kept.body.message).toContain('orders_c')
    const single = await designer.read(main.head.id)
    const refused = await designer.edit(single, { head: { ...single.head, tableType: 1 } })
    expect(refused.body.message).toContain('orders_c')
    await designer.must(designer.call('DELETE', 'head/delete', { query: { id: first.head.id } }))
    expect(await subs(other)).toBeNull()
    const info = await designer.call<{ readonly sub: readonly Row[] }>('GET', 'head/tableInfo', {
      query: { code: main.head.id },
    })
    expect(info.body.result.sub).toMatchObject([{ tableName: 'orders_c' }])
  })

  test('versions hold the fields, and a form can go back to one', async () => {
    const designer = await open()
    const form = await designer.add({ tableName: 'versioned' }, [field('one'), field('two')])
    await designer.synchronise(form.head.id)
    await sql`insert into versioned (id, one, two) values ('1', 'kept', 'lost')`.execute(server().db)
    const now = await designer.read(form.head.id)
    const fields = now.fields.flatMap((each) =>
      each.dbFieldName === 'two' ? [] : each.dbFieldName === 'one' ? [{ ...each, dbFieldName: 'uno' }] : [each],
    )
    const deleteFieldIds = now.fields.flatMap(({ id, dbFieldName }) => (dbFieldName === 'two' ? [id] : []))
    await designer.must(
      designer.edit(now, {
        head: { ...now.head, tableTxt: 'Another' },
        fields: [...fields, field('three')],
        deleteFieldIds,
      }),
    )
    const versions = await server()
      .db.selectFrom('sysDataLog')
      .select(['dataVersion', 'dataContent', 'type'])
      .where('dataId', '=', form.head.id)
      .orderBy('dataVersion')
      .execute()
    const [first] = versions
    expect(first).toMatchObject({ dataVersion: 1, type: 'add' })
    expect(JSON.stringify(first?.dataContent)).toContain('"two"')
    const restored = await designer.call<Row>('POST', 'head/restore', { body: { id: form.head.id, dataVersion: 1 } })
    expect(restored.body).toMatchObject({ success: true, result: { tableTxt: 'Title' } })
    const back = await designer.read(form.head.id)
    expect(names(back)).toEqual(expect.arrayContaining(['one', 'two']))
    expect(names(back)).not.toContain('three')
    expect(find(back, 'one').id).toBe(find(form, 'one').id)
    await designer.synchronise(form.head.id)
    const { rows } = await sql`select one, two from versioned`.execute(server().db)
    expect(rows).toEqual([{ one: 'kept', two: 'lost' }])
    const none = await designer.call('POST', 'head/restore', { body: { id: form.head.id, dataVersion: 99 } })
    expect(none.body.success).toBe(false)
  })
})
