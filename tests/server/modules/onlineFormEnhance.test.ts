import { expect, test } from 'vitest'
import { checkStatements } from '../../../server/modules/online-form-design/enhance/checkStatements.ts'
import { describeEachDatabase } from '../harness.ts'
import { designCodes, field, openDesigner, type Row } from './onlineForms.ts'

const scope = {
  tables: ['orders', 'orders_item'],
  hasValue: (name: string) => ['id', 'name', 'sys_user_code'].includes(name),
  person: 'ann',
}

test.each([
  "update orders set name = '#{name}' where id = '#{id}'",
  'update orders set name = #{name}, price = price + 1 where id = #{id}',
  "insert into orders (id, name, created) values (#{id}, upper('#{name}'), now())",
  'insert into orders (id) select id from orders_item where name = #{name} and coalesce(price, 0) > 1',
  'delete from orders_item where order_id in (select id from orders where id = #{id}); update orders set name = null where id = #{id}',
  "update orders set name = case when name is null then 'none' else cast(#{name} as varchar) end, changed_by = #{sys_user_code}",
])('a statement may say: %s', async (text) => {
  await expect(checkStatements(text, scope)).resolves.toBeUndefined()
})

test.each([
  ['', 'syntax error'],
  ['-- nothing', 'no statement'],
  ['select * from orders', 'neither'],
  ['drop table orders', 'neither'],
  ["update orders set name = 'x'; drop table orders", 'Statement 2'],
  ['update orders set', 'syntax error'],
  ["update sys_user set password = 'x'", 'sys_user'],
  ["update public.orders set name = 'x'", 'public.orders'],
  ['update orders set name = (select password from sys_user limit 1)', 'sys_user'],
  ['insert into orders (name) select password from sys_user', 'sys_user'],
  ['update orders set name = pg_sleep(9)::text', 'pg_sleep'],
  ["update orders set name = pg_catalog.pg_read_file('/etc/passwd')", 'pg_read_file'],
  ["update orders set name = query_to_xml('select 1', true, true, '')", 'query_to_xml'],
  ["update orders set name = 'sys_user'::regclass::text", 'regclass'],
  ['with taken as (delete from orders returning *) insert into orders select * from taken', 'taken'],
  ["insert into orders (id) values (#{id}) on conflict (id) do update set name = 'x'", 'OnConflictClause'],
  ['update orders set name = x from generate_series(1, 9) x', 'RangeFunction'],
  ["update orders set name = 'a #{name} b'", 'whole value'],
  ['update orders set name = 1 -- #{name}', 'whole value'],
  ['update #{name} set name = 1', 'syntax error'],
  ['update orders set name = #{password}', 'password'],
])('a statement is refused: %s', async (text, words) => {
  await expect(checkStatements(text, scope)).rejects.toThrow(words)
})

describeEachDatabase('buttons of online forms', { environment: { PROXY_HOSTS: 'api.example.com' } }, (server) => {
  const open = async () => {
    const designer = openDesigner(server(), (await server().signIn({ codes: designCodes })).token)
    const tableName = `enhanced_${crypto.randomUUID().slice(0, 8)}`
    return { ...designer, form: await designer.add({ tableName }, [field('name')]) }
  }

  test('stand in their order, apart from those that every form has', async () => {
    const { call, must, form } = await open()
    const cgformHeadId = form.head.id
    const add = (body: Row) => call<Row>('POST', 'button/add', { body: { cgformHeadId, ...body } })
    const second = await must(
      add({ buttonCode: 'second', buttonName: 'Second', orderNum: 2, exp: 'name#eq#x||name#empty#true' }),
    )
    await must(add({ buttonCode: 'first', buttonName: 'First', orderNum: 1, buttonStyle: 'button', optType: 'js' }))
    await must(add({ buttonCode: 'import', buttonName: 'Bring in', buttonStatus: '0' }))
    const list = await must(call<{ readonly records: readonly Row[] }>('GET', `button/list/${cgformHeadId}`))
    expect(list.records.map(({ buttonCode }) => buttonCode)).toEqual(['first', 'second'])
    expect(second).toMatchObject({ buttonStatus: '1', buttonStyle: 'link', optPosition: '2' })
    const builtIn = await must(call<readonly Row[]>('GET', `button/builtInList/${cgformHeadId}`))
    expect(builtIn.find(({ buttonCode }) => buttonCode === 'import')).toMatchObject({
      buttonName: 'Bring in',
      buttonStatus: '0',
    })
    expect(builtIn.find(({ buttonCode }) => buttonCode === 'add')).toMatchObject({ id: null, buttonStatus: '1' })
    const enhanceable = await must(call<readonly Row[]>('GET', `head/enhanceButton/${cgformHeadId}`))
    expect(enhanceable.map(({ buttonCode }) => buttonCode)).toEqual(
      expect.arrayContaining(['second', 'add', 'edit', 'delete']),
    )
    expect(enhanceable.map(({ buttonCode }) => buttonCode)).not.toContain('first')
    await must(call('PUT', 'button/edit', { body: { id: second.id, buttonName: 'Renamed' } }))
    await must(call('DELETE', 'button/deleteBatch', { query: { ids: String(second.id) } }))
    for (const wrong of [
      { buttonCode: 'first', buttonName: 'Again' },
      { buttonCode: 'a-b', buttonName: 'x' },
      { buttonCode: 'ok', buttonName: 'x', exp: 'name#eq#x;alert(1)&&' },
      { buttonCode: 'ok', buttonName: 'x', exp: 'process.exit()' },
      { buttonCode: 'ok', buttonName: 'x', optType: 'java' },
      { buttonCode: 'ok', buttonName: 'x', cgformHeadId: 'nothing' },
    ])
      expect((await add(wrong)).body.success, JSON.stringify(wrong)).toBe(false)
  })

  test('a form keeps one script for its list and one for itself, as text', async () => {
    const { call, must, form } = await open()
    const path = `head/enhanceJs/${form.head.id}`
    const script = "beforeSubmit(that, data){ return Promise.resolve('\u0024{7*7} <#assign>') }"
    expect(await must(call('GET', path, { query: { type: 'form' } }))).toBeNull()
    await must(call('POST', path, { body: { cgJsType: 'form', cgJs: script } }))
    await must(call('PUT', path, { body: { cgJsType: 'form', cgJs: `${script} ` } }))
    await must(call('POST', path, { body: { cgJsType: 'list', cgJs: 'beforeEdit(row){}' } }))
    expect(await must(call('GET', path, { query: { type: 'form' } }))).toMatchObject({
      cgJs: `${script} `,
      cgJsType: 'form',
      cgformHeadId: form.head.id,
    })
    expect((await call('GET', path, { query: { type: 'other' } })).body.success).toBe(false)
    const only = openDesigner(
      server(),
      (await server().signIn({ codes: ['online.form:edit', 'online.form:list'] })).token,
    )
    expect((await only.call('PUT', path, { body: { cgJsType: 'form', cgJs: 'x' } })).body.code).toBe(510)
  })

  test('a script that is saved again and again is one record, so that a form has no more than the sixteen of the wire', async () => {
    const { call, must, form } = await open()
    const path = `head/enhanceJs/${form.head.id}`
    const places = ['form', 'list'] as const
    for (let time = 1; time <= 17; time += 1)
      for (const cgJsType of places) await must(call('POST', path, { body: { cgJsType, cgJs: `// ${time}` } }))
    const records = await server()
      .db.selectFrom('onlCgformEnhanceJs')
      .select('cgJs')
      .where('cgformHeadId', '=', form.head.id)
      .execute()
    expect(records).toEqual([{ cgJs: '// 17' }, { cgJs: '// 17' }])
  })

  test('a statement is kept as it was written, one for each button', async () => {
    const { call, must, form } = await open()
    const path = `head/enhanceSql/${form.head.id}`
    const cgbSql = `update ${form.head.tableName} set name = '#{name}' where id = '#{id}'`
    const kept = await must(call<Row>('POST', path, { body: { buttonCode: 'add', cgbSql, cgformHeadId: 'other' } }))
    expect(kept).toMatchObject({ cgbSql, cgformHeadId: form.head.id })
    expect(await must(call('GET', path))).toMatchObject([{ buttonCode: 'add', cgbSql }])
    expect((await call('POST', path, { body: { buttonCode: 'add', cgbSql } })).body.message).toContain('add')
    const taken = await call('PUT', path, { body: { id: kept.id, cgbSql: 'delete from sys_user' } })
    expect(taken.body.message).toContain('sys_user')
    expect(await must(call('GET', path))).toMatchObject([{ cgbSql }])
    await must(call('DELETE', 'head/deletebatchEnhanceSql', { query: { ids: String(kept.id) } }))
    expect(await must(call('GET', path))).toEqual([])
  })

  test('calls go by http to listed hosts, and to no class of the server', async () => {
    const { call, must, form } = await open()
    const path = `head/enhanceJava/${form.head.id}`
    const save = (body: Row) => call<Row>('POST', path, { body: { buttonCode: 'add', cgJavaType: 'http', ...body } })
    const kept = await must(save({ cgJavaValue: 'https://api.example.com/hook' }))
    expect(kept).toMatchObject({ event: 'end', activeStatus: '1' })
    for (const [wrong, words] of [
      [{ cgJavaType: 'class', cgJavaValue: 'java.lang.Runtime' }, 'http'],
      [{ cgJavaType: 'spring', cgJavaValue: 'dataSource' }, 'http'],
      [{ cgJavaValue: 'http://127.0.0.1/' }, '允许列表'],
      [{ cgJavaValue: 'https://api.example.com@evil.example/' }, '目标地址'],
      [{ cgJavaValue: 'file:///etc/passwd' }, '目标地址'],
      [{ cgJavaValue: 'https://api.example.com/again' }, 'add'],
      [{ cgJavaValue: 'https://api.example.com/', event: 'middle' }, 'middle'],
    ] as const)
      expect((await save(wrong)).body.message, JSON.stringify(wrong)).toContain(words)
    expect(
      await must(call('GET', 'head/enhanceJavaByButtonCode/add', { query: { formId: form.head.id } })),
    ).toMatchObject([{ cgJavaValue: 'https://api.example.com/hook' }])
    await must(call('DELETE', 'head/deleteBatchEnhanceJava', { query: { ids: String(kept.id) } }))
    expect(await must(call('GET', path))).toEqual([])
  })

  test('what generates code or lists folders is not there', async () => {
    const { call } = await open()
    for (const path of ['head/fileTree', 'head/rootFile', 'api/codeView', 'api/downGenerateCode'])
      expect((await call('GET', path)).status).toBe(404)
    for (const path of ['api/codeGenerate', 'button/aitest', 'api/aigc'])
      expect((await call('POST', path)).status).toBe(404)
  })
})
