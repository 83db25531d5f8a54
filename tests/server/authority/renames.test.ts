import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { describeEachDatabase } from '../harness.ts'
import { upload } from '../modules/upload.ts'
import { createFormScene, design } from './formScene.ts'

/** A picture of one point. */
const makePicture = () =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )

describeEachDatabase('fields of a form that get another name', {}, (server) => {
  const { call, person, addForm, addRecord, list, readField, change, synch } = createFormScene(server)
  test('files stay readable to who reads a record when their field gets another name', async () => {
    const admin = await server().signIn({ isAdmin: true })
    const form = await addForm({ code: {}, attach: { dbLength: 200, fieldShowType: 'image' } })
    const picture = { name: 'shown.png', content: makePicture(), type: 'image/png' }
    const path = String((await upload(server(), admin.token, '/sys/common/upload', picture)).body.message)
    const kept = await call(admin, 'POST', `/online/cgform/api/form/${form.id}`, { code: 'a', attach: path })
    expect(kept.success).toBe(true)
    const who = await person([form.list])
    const readFile = async () =>
      (
        await server().app.inject({
          method: 'GET',
          url: `/api/sys/common/static/${path}`,
          headers: { 'x-access-token': who.token },
        })
      ).statusCode
    expect(await readFile()).toBe(200)
    const renamed = { ...(await readField(form.id, 'attach')), dbFieldName: 'docs' }
    expect((await change(admin as never, form.id, [renamed])).success).toBe(true)
    expect((await synch(admin as never, form.id)).success).toBe(true)
    expect(await list(who, form.id)).toEqual([expect.objectContaining({ docs: path })])
    expect(await readFile()).toBe(200)
  })

  test.each(['a rule at the node', 'openness by values'])(
    '%s of a form goes on with its field when that gets another name',
    async (kind) => {
      const admin = await server().signIn({ isAdmin: true })
      const head = kind === 'openness by values' ? { extConfigJson: '{"everybody":{"region":"north"}}' } : {}
      const form = await addForm({ code: {}, region: {}, note: {} }, head)
      await addRecord(form.tableName, { code: 'theirs', region: 'north', note: 'x' })
      await addRecord(form.tableName, { code: 'hidden', region: 'south', note: 'north' })
      const rule = { column: 'region', value: 'north' }
      const who = await person(kind === 'openness by values' ? [] : [{ url: form.address, rules: [rule] }])
      const read = async () => (await list(who, form.id)).map(({ code }) => code)
      expect(await read()).toEqual(['theirs'])
      for (const [from, to] of [
        ['region', 'area'],
        ['note', 'region'],
      ] as const) {
        const field = { ...(await readField(form.id, from)), dbFieldName: to }
        expect((await change(admin as never, form.id, [field])).success).toBe(true)
        expect((await synch(admin as never, form.id)).success).toBe(true)
      }
      expect(await read()).toEqual(['theirs'])
    },
  )

  test('versions tell of a withheld field nothing by another one that took its name', async () => {
    const admin = await server().signIn({ isAdmin: true })
    const form = await addForm({ code: {}, note: {}, salary: {} })
    for (const page of [3, 5])
      await server()
        .db.insertInto('onlAuthPage')
        .values({ id: createId(), cgformId: form.id, code: 'salary', type: 1, control: 5, page, status: 1 })
        .execute()
    const added = await call(admin, 'POST', `/online/cgform/api/form/${form.id}`, {
      ...{ code: 'a', note: 'n', salary: 'kept-from-them' },
    })
    const who = await person([form.list, 'dataLog:list'])
    const read = async () =>
      JSON.stringify([
        await list(who, form.id),
        await call(who, 'GET', '/sys/dataLog/queryDataVerList', {
          dataTable: form.tableName,
          dataId: String(added.result),
        }),
      ])
    expect(await read()).not.toContain('kept-from-them')
    for (const [from, to] of [
      ['salary', 'pay'],
      ['note', 'salary'],
    ] as const) {
      const field = { ...(await readField(form.id, from)), dbFieldName: to }
      const { success, message } = await change(admin as never, form.id, [field])
      expect([from, success, message]).toEqual([from, true, message])
      const brought = await synch(admin as never, form.id)
      expect([from, 'synch', brought.success, brought.message]).toEqual([from, 'synch', true, brought.message])
    }
    expect(await read()).not.toContain('kept-from-them')
  })

  test.each(['list', 'form'])('a field that is withheld from the %s is renamed by who designs forms', async (place) => {
    const form = await addForm({ code: {}, salary: {} })
    await server()
      .db.insertInto('onlAuthPage')
      .values({
        ...{ id: createId(), cgformId: form.id, code: 'salary', type: 1, control: 5, status: 1 },
        page: place === 'list' ? 3 : 5,
      })
      .execute()
    await person([form.list])
    const who = await person(design)
    const renamed = { ...(await readField(form.id, 'salary')), dbFieldName: 'pay' }
    const { success, message } = await change(who, form.id, [renamed])
    expect([success, message]).toEqual([true, message])
    const pages = await server().db.selectFrom('onlAuthPage').select('code').where('cgformId', '=', form.id).execute()
    expect(pages).toEqual([{ code: 'pay' }])
  })

  const setStatement = (cgformHeadId: string, cgbSql: string) =>
    server()
      .db.insertInto('onlCgformEnhanceSql')
      .values({ id: createId(), cgformHeadId, buttonCode: 'pay', cgbSql })
      .execute()
  const rename = async (who: Parameters<typeof change>[0], form: string, from: string, to: string) => {
    const field = { ...(await readField(form, from)), dbFieldName: to }
    return change(who, form, [field])
  }
  /** A first value that is made anew when a field changes. */
  const follows = (name: string) => `\${shop_order_num?onl_watch=${name}}`
  const pay = { buttonCode: 'pay', buttonName: 'Pay', buttonStyle: 'link', optType: 'action' }

  test('buttons and first values go on with their field when another one takes its name', async () => {
    const form = await addForm(
      { code: {}, region: {}, note: { fieldDefaultValue: follows('region') } },
      { buttons: [{ ...pay, exp: 'code#ne#region && region#eq#north||region#empty#true' }] },
    )
    const insert = (name: string) =>
      `insert into ${form.tableName} (id, code) values ('made', #{${name}} || '#{${name}}' || #{sys_user_code})`
    await setStatement(form.id, insert('region'))
    await person([form.list])
    const who = await person(design)
    for (const [from, to] of [
      ['region', 'area'],
      ['note', 'region'],
    ] as const) {
      const { success, message } = await rename(who, form.id, from, to)
      expect([from, success, message]).toEqual([from, true, message])
    }
    const { db } = server()
    const of = ['cgformHeadId', '=', form.id] as const
    expect(
      await db
        .selectFrom('onlCgformButton')
        .select('exp')
        .where(...of)
        .execute(),
    ).toEqual([{ exp: 'code#ne#region && area#eq#north||area#empty#true' }])
    expect(
      await db
        .selectFrom('onlCgformEnhanceSql')
        .select('cgbSql')
        .where(...of)
        .execute(),
    ).toEqual([{ cgbSql: insert('area') }])
    expect((await readField(form.id, 'region')).fieldDefaultValue).toBe(follows('area'))
  })

  test('a condition that comes to name another field of the same name counts as another one', async () => {
    const form = await addForm({ code: {}, region: {} }, { buttons: [{ ...pay, exp: 'region#eq#north' }] })
    await setStatement(form.id, `insert into ${form.tableName} (id) values ('made')`)
    await person([form.list])
    const who = await person(design)
    const field = await readField(form.id, 'region')
    const { id: _, ...fresh } = field
    const { success, code } = await change(who, form.id, [fresh], { deleteFieldIds: [String(field.id)] })
    expect([success, code]).toEqual([false, 510])
  })

  test.each([
    ['statement', 'the statement of the button pay of the form', 'set_region'],
    ['report', 'the query of the report', 'select region'],
    ['report', 'the query of the report', 'select *'],
    ['graph report', 'the query of the report', 'select region'],
    ['report of a tenant', 'something of another tenant', 'select region'],
  ])('a field whose column a %s names keeps its name: %s', async (kind, words, select) => {
    const admin = await server().signIn({ isAdmin: true })
    const form = await addForm({ code: {}, region: {}, note: {} })
    const { db } = server()
    const cgrSql = `${select} from ${form.tableName}`
    const report = { id: createId(), code: createId(), name: 'Regions', cgrSql }
    if (kind === 'statement') await setStatement(form.id, `update ${form.tableName} set region = #{code}`)
    else if (kind === 'graph report')
      await db
        .insertInto('onlGraphreportHead')
        .values({ ...report, dataType: 'sql' })
        .execute()
    else {
      await db
        .insertInto('onlCgreportHead')
        .values({ ...report, tenantId: kind === 'report' ? 0 : 7 })
        .execute()
      const item = { id: createId(), cgrheadId: report.id, fieldName: 'region', fieldTxt: 'Region' }
      await db.insertInto('onlCgreportItem').values(item).execute()
    }
    const { success, message } = await rename(admin as never, form.id, 'region', 'area')
    expect([success, message]).toEqual([false, expect.stringContaining(`area: ${words}`)])
    expect(message).toContain('names the column region')
    expect(message.includes(report.code)).toBe(kind.endsWith('report'))
    expect((await rename(admin as never, form.id, 'note', 'remark')).success).toBe(true)
  })

  test('a field from which a statement takes a value does not come to be a variable of who asks', async () => {
    const admin = await server().signIn({ isAdmin: true })
    const form = await addForm({ code: {}, region: {} })
    await setStatement(form.id, `insert into ${form.tableName} (id, code) values ('made', #{region})`)
    const { message } = await rename(admin as never, form.id, 'region', 'sysUserCode')
    expect(message).toContain('choose another name')
  })
})
