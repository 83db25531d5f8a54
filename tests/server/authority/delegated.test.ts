import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { addVisitor, statusOf, storePicture } from '../files/pictures.ts'
import { describeEachDatabase } from '../harness.ts'
import { upload } from '../modules/upload.ts'
import { writeRows } from '../writeRows.ts'
import { addDelegate, addDepart, addGivenRole } from './delegates.ts'
import { createFormScene, design } from './formScene.ts'

// What people may do honestly, and do not lose because of what others made.
describeEachDatabase('honest acts', {}, (server) => {
  const { call, person, addForm } = createFormScene(server)
  const fresh = () => `ask_${createId().slice(-10)}`
  const addReport = async (cgrSql: string, isOpen: 'Y' | 'N', tenantId: number) => {
    const id = fresh()
    await server()
      .db.insertInto('onlCgreportHead')
      .values({ id, code: id, name: 'Report', cgrSql, isOpen, tenantId })
      .execute()
    return id
  }
  const addTenant = async () => {
    const values = { name: `Tenant ${createId()}`, status: 1 }
    const { id } = await server().db.insertInto('sysTenant').values(values).returning('id').executeTakeFirstOrThrow()
    return id
  }
  const hrCodes = ['user:list', 'user:add', 'user:edit', 'user:password', 'depart:list', 'depart:users', 'user:departs']
  /** Somebody who administers people of a tenant in which a report is open to everybody. */
  const addHr = async (sql: string) => {
    const tenantId = await addTenant()
    const orgCode = `H${createId().slice(-5)}`
    const top = await addDepart(server(), orgCode)
    const below = await addDepart(server(), `${orgCode}A01`, top)
    await server().db.updateTable('sysDepart').set({ tenantId }).where('id', 'in', [top, below]).execute()
    await addReport(sql, 'Y', tenantId)
    const role = await addGivenRole(
      server(),
      hrCodes.map((perms) => ({ perms })),
      tenantId,
    )
    const hr = await addDelegate(server(), { roles: [role.id], departs: [top], tenants: [tenantId] })
    return { hr, tenantId, top, below }
  }

  test('a report that shows everybody their own rows leaves the passwords of people to who administers them', async () => {
    const { hr, tenantId } = await addHr(`select '1' as code where 'x' = '#{sys_user_code}'`)
    const somebody = await addDelegate(server(), { tenants: [tenantId] })
    const change = { username: somebody.username, password: 'Forgotten 1!' }
    const { success, message } = await call(hr, 'PUT', '/sys/user/changePassword', change)
    expect([success, message]).toEqual([true, message])
  })

  test('one by the department leaves people and departments to who administers both', async () => {
    const { hr, tenantId, below } = await addHr(`select '1' as code where 'x' = '#{sys_org_code}'`)
    const somebody = await addDelegate(server(), { tenants: [tenantId] })
    const body = { depId: below, userIdList: [somebody.id] }
    const { success, message } = await call(hr, 'POST', '/sys/user/editSysDepartWithUser', body)
    expect([success, message]).toEqual([true, message])
  })

  test('and new people get their departments', async () => {
    const { hr, below } = await addHr(`select '1' as code where 'x' = '#{sys_org_code}'`)
    const username = `n${createId().slice(-12)}`
    const body = { username, realname: 'New', password: 'Known to me 1!', selecteddeparts: below }
    const { success, message } = await call(hr, 'POST', '/sys/user/add', body)
    expect([success, message]).toEqual([true, message])
  })

  test('one by the name lets people be added', async () => {
    const { hr } = await addHr(`select '1' as code where 'x' = '#{sys_user_name}'`)
    const username = `n${createId().slice(-12)}`
    const body = { username, realname: 'New', password: 'Known to me 1!' }
    const { success, message } = await call(hr, 'POST', '/sys/user/add', body)
    expect([success, message]).toEqual([true, message])
  })

  test('who administers people by a rule on departments moves them from one of theirs to another', async () => {
    const orgCode = `M${createId().slice(-5)}`
    const top = await addDepart(server(), orgCode)
    const [one, two] = [
      await addDepart(server(), `${orgCode}A01`, top),
      await addDepart(server(), `${orgCode}A02`, top),
    ]
    const rules = [{ column: 'orgCode', operator: 'like', value: `${orgCode}%` }]
    const role = await addGivenRole(server(), [
      { perms: 'user:list', rules },
      { perms: 'depart:list', rules },
      ...['user:edit', 'user:departs', 'depart:users'].map((perms) => ({ perms })),
    ])
    const hr = await addDelegate(server(), { roles: [role.id], departs: [top] })
    const somebody = await addDelegate(server(), { departs: [one] })
    const moved = await call(hr, 'PUT', '/sys/user/edit', { id: somebody.id, selecteddeparts: two })
    expect([moved.success, moved.message]).toEqual([true, moved.message])
  })

  const designer = ['online.report:list', 'online.report:edit', 'online.report:delete']
  test.each(['#{sys_org_code}', '#{sys_user_name}', '#{sys_user_code}'])(
    'who administers reports closes one that is open, and deletes it: by %s',
    async (variable) => {
      const id = await addReport(`select '1' as code where 'x' = '${variable}'`, 'Y', 0)
      const who = await person(designer)
      const head = { id, name: 'Report', isOpen: 'N' }
      const closed = await call(who, 'PUT', '/online/cgreport/head/editAll', { head })
      const gone = await call(who, 'DELETE', '/online/cgreport/head/delete', { id })
      expect([closed.success, gone.success, closed.message]).toEqual([true, true, closed.message])
    },
  )

  test('who has a rule on the reports that they design still reads those that their menu opens', async () => {
    const id = await addReport(`select '1' as code`, 'N', 0)
    const own = { perms: 'online.report:list', rules: [{ column: 'createBy', value: '#{sys_user_code}' }] }
    const read = async (each: { token: string }) => {
      const { success, message } = await call(each, 'GET', `/online/cgreport/api/getData/${id}`)
      return [success, message]
    }
    const reader = await person([{ url: `/online/cgreport/${id}` }])
    const who = await person([{ url: `/online/cgreport/${id}` }, own])
    expect(await read(who)).toEqual(await read(reader))
  })

  test('who designs forms and reads no records withholds a field that others read', async () => {
    const form = await addForm()
    await person([form.list])
    const who = await person([...design, 'online.form:auth'])
    const body = { code: 'secret', status: 1 }
    const turned = await call(who, 'PUT', `/online/cgform/api/authColumn/${form.id}`, body)
    const hidden = await call(who, 'POST', `/online/cgform/api/authColumn/${form.id}`, {
      ...{ code: 'secret', listShow: true, switchFlag: 1, formShow: true, formEditable: true },
    })
    expect([turned.success, hidden.success]).toEqual([true, true])
  })

  /** A department with one below it, and somebody in the upper one whose business code is bound by where they are. */
  const addBusiness = async () => {
    const orgCode = `B${createId().slice(-5)}`
    const top = await addDepart(server(), orgCode)
    const below = await addDepart(server(), `${orgCode}A01`, top)
    const code = fresh()
    const rules = [{ column: 'orgCode', operator: 'like', value: '#{sys_org_code}%' }]
    const role = await addGivenRole(server(), [{ perms: `${code}:list`, rules }])
    const somebody = await addDelegate(server(), { roles: [role.id], departs: [top] })
    return { orgCode, top, below, somebody }
  }

  test('who administers departments deletes an empty one below people whose rules follow departments', async () => {
    const { top, below } = await addBusiness()
    const hr = await person(['depart:list', 'depart:add', 'depart:edit', 'depart:delete'])
    const name = fresh()
    expect((await call(hr, 'POST', '/sys/sysDepart/add', { departName: name, parentId: top })).success).toBe(true)
    const { success, message } = await call(hr, 'DELETE', '/sys/sysDepart/delete', { id: below })
    expect([success, message]).toEqual([true, message])
  })

  test('who administers people takes somebody out of a department', async () => {
    const { top, somebody } = await addBusiness()
    const hr = await person(['user:list', 'depart:list', 'depart:users'])
    const query = { depId: top, userIds: somebody.id }
    const { success, message } = await call(hr, 'DELETE', '/sys/user/deleteUserInDepartBatch', query)
    expect([success, message]).toEqual([true, message])
  })

  test('a report keeps its rows under a node that carries codes and rules of other records as well', async () => {
    const id = await addReport(`select '1' as code`, 'N', 0)
    await server()
      .db.insertInto('onlCgreportItem')
      .values({ id: createId(), cgrheadId: id, fieldName: 'code', fieldTxt: 'Code' })
      .execute()
    const who = await person([{ perms: `report:${id},user:list`, rules: [{ column: 'orgCode', value: 'A01' }] }])
    const { result } = await call(who, 'GET', `/online/cgreport/api/getData/${id}`)
    expect(result).toMatchObject({ records: [{ code: '1' }] })
  })

  test('what visitors wrote into the log opens no file by a report on the log', async () => {
    const owner = await addVisitor(server())
    const picture = await storePicture(server(), owner.id)
    const id = await addReport('select username as code from sys_log where log_type = 1', 'N', 0)
    await server()
      .db.insertInto('onlCgreportItem')
      .values({ id: createId(), cgrheadId: id, fieldName: 'code', fieldTxt: 'Code' })
      .execute()
    const who = await person([`report:${id}`])
    await server().call('POST', '/sys/login', { body: { username: picture.slice(-60), password: 'x' } })
    await call(who, 'GET', `/online/cgreport/api/getData/${id}`, { pageSize: '100' })
    expect(await statusOf(server(), who.token, picture)).toBe(404)
  })
})

// What a statement does hangs on its form and its button, not on the records that others show as well.
describeEachDatabase('statements', {}, (server) => {
  const { call, person, addForm, addRecord, readTable } = createFormScene(server)
  const fresh = () => `ask_${createId().slice(-10)}`
  const addPay = async (formId: string, buttonCode: string, cgbSql: string) => {
    await server()
      .db.insertInto('onlCgformEnhanceSql')
      .values({ id: createId(), cgformHeadId: formId, buttonCode, cgbSql })
      .execute()
  }

  test('nobody has an import write the records of another by taking their name', async () => {
    const realname = fresh()
    const form = await addForm(
      { code: {}, above: {}, owner: { dbLength: 60 } },
      { isTree: 'Y', treeParentIdField: 'above', treeFieldname: 'code' },
    )
    await addPay(form.id, 'add', `update ${form.tableName} set code = 'taken' where owner = #{sys_user_name}`)
    await addRecord(form.tableName, { code: 'theirs', owner: realname })
    const who = await person([form.list, `onl:${form.tableName}:import`])
    const renamed = await call(who, 'POST', '/sys/user/login/setting/userEdit', { realname })
    const content = writeRows('Salaries', ['code'], [['mine']])
    const file = { name: 'a.xls', content }
    const { body } = await upload(server(), who.token, `/online/cgform/api/importXls/${form.id}`, file)
    expect([body.message, (await readTable(form.tableName)).map(({ code }) => code).toSorted()]).toEqual([
      body.message,
      expect.arrayContaining(['theirs']),
    ])
    expect(renamed.code).toBe(510)
  })

  const addView = async (buttons: readonly object[]) => {
    const form = await addForm({ code: {}, owner: { dbLength: 60 } }, { buttons: buttons as never })
    const { token } = await server().signIn({ isAdmin: true })
    await server().call('POST', `/online/cgform/head/copyOnline?code=${form.id}`, { token, body: {} })
    const view = await server()
      .db.selectFrom('onlCgformHead')
      .select(['id', 'tableName'])
      .where('physicId', '=', form.id)
      .executeTakeFirstOrThrow()
    await server().db.deleteFrom('onlCgformButton').where('cgformHeadId', '=', view.id).execute()
    for (const button of buttons)
      await server()
        .db.insertInto('onlCgformButton')
        .values({ ...button, id: createId(), cgformHeadId: view.id } as never)
        .execute()
    return { form, view }
  }
  const pay = { buttonCode: 'pay', buttonName: 'Pay', buttonStyle: 'button', optType: 'action', buttonStatus: '1' }

  test('nobody has the button of a view write the records of another, though the form has one of the same code', async () => {
    const realname = fresh()
    const { form, view } = await addView([pay])
    const safe = await addForm({ code: {} })
    await addPay(form.id, 'pay', `update ${safe.tableName} set code = 'x' where id = #{id}`)
    await addPay(view.id, 'pay', `update ${form.tableName} set code = 'taken' where owner = #{sys_user_name}`)
    await addRecord(form.tableName, { code: 'theirs', owner: realname })
    const who = await person([form.list, `onl:${view.tableName}:list`])
    const renamed = await call(who, 'POST', '/sys/user/login/setting/userEdit', { realname })
    await call(who, 'POST', '/online/cgform/api/doButton', { formId: view.id, buttonCode: 'pay' })
    expect([renamed.code, (await readTable(form.tableName)).map(({ code }) => code)]).toEqual([510, ['theirs']])
  })

  test('nobody opens to themselves the button of a view by having one of the same code that does something else', async () => {
    const { form, view } = await addView([pay])
    const paid = await addForm({ code: {} })
    await addPay(form.id, 'pay', `update ${form.tableName} set code = code where id = #{id}`)
    await addPay(view.id, 'pay', `update ${paid.tableName} set code = 'paid'`)
    await addRecord(paid.tableName, { code: 'open' })
    const who = await person(['online.form:list', 'online.form:edit', form.list])
    const opened = await call(who, 'PUT', '/online/cgform/head/edit', {
      id: view.id,
      extConfigJson: '{"everybody":true}',
    })
    await call(who, 'POST', '/online/cgform/api/doButton', { formId: view.id, buttonCode: 'pay' })
    expect([opened.code, (await readTable(paid.tableName)).map(({ code }) => code)]).toEqual([510, ['open']])
  })
})

// What may not be done by one call is not done by another.
describeEachDatabase('other ways', {}, (server) => {
  const { call } = createFormScene(server)

  test('nobody moves a department below their own to read its people by a report on codes that begin with theirs', async () => {
    const [mine, theirs] = [`V${createId().slice(-5)}`, `W${createId().slice(-5)}`]
    const own = await addDepart(server(), mine)
    const other = await addDepart(server(), theirs)
    const boss = await addDelegate(server(), { departs: [other] })
    const id = `ask_${createId().slice(-10)}`
    const cgrSql = "select username as code from sys_user where org_code like '#{sys_org_code}%'"
    await server().db.insertInto('onlCgreportHead').values({ id, code: id, name: 'Report', cgrSql }).execute()
    await server()
      .db.insertInto('onlCgreportItem')
      .values({ id: createId(), cgrheadId: id, fieldName: 'code', fieldTxt: 'Code' })
      .execute()
    const role = await addGivenRole(
      server(),
      [`report:${id}`, 'depart:list', 'depart:edit'].map((perms) => ({ perms })),
    )
    const who = await addDelegate(server(), { roles: [role.id], departs: [own] })
    const read = async () => JSON.stringify((await call(who, 'GET', `/online/cgreport/api/getData/${id}`)).result)
    expect(await read()).not.toContain(boss.username)
    const moved = await call(who, 'PUT', '/sys/sysDepart/edit', { id: other, parentId: own })
    expect(await read()).not.toContain(boss.username)
    expect(moved.code).toBe(510)
  })

  test('a visitor registers no name by which reports open files to them', async () => {
    const owner = await addVisitor(server())
    const picture = await storePicture(server(), owner.id)
    const name = `x_${/_([0-9a-f]{20})/.exec(picture)?.[1]}`
    const id = `ask_${createId().slice(-10)}`
    const cgrSql = "select '#{sys_user_code}' as code"
    await server()
      .db.insertInto('onlCgreportHead')
      .values({ id, code: id, name: 'Report', cgrSql, isOpen: 'Y' })
      .execute()
    await server()
      .db.insertInto('onlCgreportItem')
      .values({ id: createId(), cgrheadId: id, fieldName: 'code', fieldTxt: 'Code' })
      .execute()
    // What registration writes, which asks nobody whether they read the files that it names.
    const visitor = await addDelegate(server(), { realname: name })
    await server().db.updateTable('sysUser').set({ username: name }).where('id', '=', visitor.id).execute()
    await call(visitor, 'GET', `/online/cgreport/api/getData/${id}`)
    expect(await statusOf(server(), visitor.token, picture)).toBe(404)
  })

  const addRuledHr = async () => {
    const orgCode = `R${createId().slice(-5)}`
    const top = await addDepart(server(), orgCode)
    const below = await addDepart(server(), `${orgCode}A01`, top)
    const rules = [{ column: 'orgCode', operator: 'like', value: `${orgCode}%` }]
    const role = await addGivenRole(server(), [
      { perms: 'user:list', rules },
      { perms: 'depart:list', rules },
      ...['user:add', 'user:edit', 'user:departs', 'user:password', 'depart:users'].map((perms) => ({ perms })),
    ])
    return { hr: await addDelegate(server(), { roles: [role.id], departs: [top] }), top, below }
  }

  test('nobody brings an account that they do not see before their eyes, and sets its password', async () => {
    const { hr, top } = await addRuledHr()
    const hidden = await addDelegate(server(), {})
    const change = { username: hidden.username, password: 'Taken over 1!' }
    expect((await call(hr, 'PUT', '/sys/user/changePassword', change)).success).toBe(false)
    const joined = await call(hr, 'POST', '/sys/user/editSysDepartWithUser', { depId: top, userIdList: [hidden.id] })
    const taken = await call(hr, 'PUT', '/sys/user/changePassword', change)
    expect([joined.success, taken.success]).toEqual([false, false])
  })

  test('who administers people by a rule on departments adds somebody to two of theirs', async () => {
    const { hr, top, below } = await addRuledHr()
    const username = `n${createId().slice(-12)}`
    const body = { username, realname: 'New', password: 'Known to me 1!', selecteddeparts: `${top},${below}` }
    const { success, message } = await call(hr, 'POST', '/sys/user/add', body)
    expect([success, message]).toEqual([true, message])
  })
})
