import { describe, expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { describeEachDatabase, type TestAnswer } from '../harness.ts'
import { bindRole } from '../online/formRules.ts'
import { makeForms } from '../online/forms.ts'
import { addDelegate, addDepart, addGivenRole, type Delegate, type GivenNode } from './delegates.ts'
import { toUpload } from './trial/send.ts'

const nodesOf = (...codes: readonly string[]) => codes.map((perms) => ({ perms }))
const freshName = () => `found_${createId().slice(-10)}`

// Each was found by the random calls of `trial`, and stands here by what it was.
describeEachDatabase('what random calls found', {}, (server) => {
  type Given = readonly (GivenNode | string)[]
  const person = async (nodes: Given, more: Parameters<typeof addDelegate>[1] = {}) => {
    const role = await addGivenRole(server(), nodes)
    return { role, who: await addDelegate(server(), { ...more, roles: [role.id] }) }
  }
  const call = (who: Delegate, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, values: object = {}) =>
    server().call(method, path, {
      token: who.token,
      ...(method === 'PUT' || method === 'POST' ? { body: values } : { query: values as Record<string, string> }),
    })
  const upload = async (who: Delegate, path: string, rows: readonly (readonly string[])[]) => {
    const { type, content } = await toUpload(rows)
    return server().call('POST', path, { token: who.token, body: content, headers: { 'content-type': type } })
  }
  const refused = async (answer: Promise<TestAnswer<unknown>>) => {
    const { body } = await answer
    expect([body.success, body.code, body.message]).toEqual([false, 510, body.message])
  }
  const done = async (answer: Promise<TestAnswer<unknown>>) => {
    const { body } = await answer
    expect([body.success, body.code, body.message]).toEqual([true, 200, body.message])
    return body.result as Readonly<Record<string, unknown>>
  }
  const addForm = async (extConfigJson = '{}') => {
    const tableName = freshName()
    const head = { tableName, tableTxt: 'Secrets', extConfigJson }
    const [id = ''] = await makeForms(server().db, { head, fields: { code: { dbFieldTxt: 'Code' } } })
    return { id, tableName }
  }

  /** A main table with a sub table. */
  const addMainForm = async () => {
    const [main, sub] = [freshName(), freshName()]
    const [, subId = ''] = await makeForms(
      server().db,
      { head: { tableName: main, tableTxt: 'Main', tableType: 2, subTableStr: sub }, fields: { code: {} } },
      {
        head: { tableName: sub, tableTxt: 'Sub', tableType: 3 },
        fields: { code: {}, main_id: { dbLength: 36, mainTable: main, mainField: 'id' } },
      },
    )
    return { main, sub, subId }
  }

  describe('imports by who is no administrator', () => {
    test.each([
      ['role', '/sys/role', ['roleName', 'roleCode'], () => ['Imported', freshName()]],
      ['depart', '/sys/sysDepart', ['departName'], () => [freshName()]],
      ['online.graph', '/online/graphreport/templet', ['templetCode', 'templetName'], () => [freshName(), 'Imported']],
    ] as const)('add their rows: %s', async (prefix, path, head, row) => {
      const code = prefix === 'online.graph' ? `${prefix}:add` : `${prefix}:import`
      const { who } = await person(nodesOf(code, `${prefix}:list`))
      await done(upload(who, `${path}/importExcel`, [head, row(), row()]))
      const logged = await server().db.selectFrom('sysLog').select('id').where('userid', '=', who.id).execute()
      expect(logged).toHaveLength(1)
    })

    test.each([1, 2])('set nobody for a stronger person to act for them, with %i rows', async (count) => {
      const { who } = await person(nodesOf('userAgent:import', 'userAgent:list', 'user:list'))
      const stronger = []
      for (let index = 0; index < count; index += 1) stronger.push((await person(nodesOf('dict:delete'))).who)
      const times = ['2020-01-01 00:00:00', '2999-01-01 00:00:00']
      const rows = stronger.map(({ username }) => [username, who.username, ...times])
      const { body } = await upload(who, '/sys/sysUserAgent/importExcel', [
        ['userName', 'agentUserName', 'startTime', 'endTime'],
        ...rows,
      ])
      expect(body.code).toBe(201)
      const names = stronger.map(({ username }) => username)
      const agents = await server().db.selectFrom('sysUserAgent').select('id').where('userName', 'in', names).execute()
      expect(agents).toEqual([])
    })
  })

  test('who looks after all tenants leaves the agents of people alone whom a rule keeps from them', async () => {
    const { who } = await person([
      { perms: 'user:list', url: '/sys/user/list', rules: [{ column: 'username', value: '#{sys_user_code}' }] },
      ...nodesOf('tenant:all', 'userAgent:list', 'userAgent:delete'),
    ])
    const { who: stronger } = await person(nodesOf('dict:delete'))
    const id = createId()
    const agent = { id, userName: stronger.username, agentUserName: 'nobody' }
    await server().db.insertInto('sysUserAgent').values(agent).execute()
    const { body } = await call(who, 'DELETE', '/sys/sysUserAgent/delete', { id })
    expect(body.success).toBe(false)
  })

  describe('records of online forms', () => {
    const designing = nodesOf('online.form:list', 'online.form:add', 'online.form:edit', 'online.form:delete')

    test('a table is not made a form again by which its records open to who could not reach them', async () => {
      const form = await addForm()
      await addGivenRole(server(), nodesOf(`onl:${form.tableName}:list`))
      const { who: holder } = await person([...designing, ...nodesOf(`onl:${form.tableName}:list`)])
      const { who } = await person(designing)
      const { isAdmin: _, ...administrator } = { ...(await server().signIn({ isAdmin: true })), isAdmin: true }
      await done(call(administrator, 'DELETE', '/online/cgform/head/removeRecord', { id: form.id }))
      for (const each of [who, holder])
        await refused(call(each, 'POST', `/online/cgform/head/transTables/${form.tableName}`))
    })

    const bind = (role: { readonly id: string }, cgformId: string) => bindRole(server(), cgformId, { roleId: role.id })

    test.each([
      ['a form', 'Y'],
      ['a form whose table is not as it is described now', 'N'],
    ])('a view does not open records to who is bound by rules on those of %s', async (_form, isDbSynch) => {
      const form = await addForm('{"everybody":true}')
      const { role, who: bound } = await person(designing)
      await bind(role, form.id)
      await server().db.updateTable('onlCgformHead').set({ isDbSynch }).where('id', '=', form.id).execute()
      const view = `/online/cgform/head/copyOnline?code=${form.id}`
      await refused(call(bound, 'POST', view))
      const { who: free } = await person(designing)
      await done(call(free, 'POST', view))
    })

    test('nor does a view of a sub table, which opens to who holds the main table', async () => {
      const { main, subId } = await addMainForm()
      const { role, who: bound } = await person([...designing, { url: `/online/cgformList/${main}` }])
      await bind(role, subId)
      await refused(call(bound, 'POST', `/online/cgform/head/copyOnline?code=${subId}`))
    })

    test('a form is not opened by a code to those who hold it, by who may not read its records', async () => {
      const form = await addForm()
      const code = freshName()
      await person(nodesOf(code))
      const { who } = await person(designing)
      const open = { id: form.id, extConfigJson: JSON.stringify({ listAccess: code }) }
      await refused(call(who, 'PUT', '/online/cgform/head/edit', open))
      const { who: reader } = await person([...designing, ...nodesOf(`onl:${form.tableName}:list`)])
      await done(call(reader, 'PUT', '/online/cgform/head/edit', open))
    })
  })

  describe('reports', () => {
    const designing = nodesOf('online.report:edit', 'online.report:delete', 'online.graph:edit')
    const addReport = async (tenantId = 0) => {
      const report = { id: createId(), code: freshName(), name: 'Report', cgrSql: 'select 1 as code', tenantId }
      await server().db.insertInto('onlCgreportHead').values(report).execute()
      return report
    }

    test('nobody deletes one that others read and they do not', async () => {
      const report = await addReport()
      const { who: reader } = await person([...designing, ...nodesOf(`report:${report.code}`)])
      const { who } = await person(designing)
      await refused(call(who, 'DELETE', '/online/cgreport/head/delete', { id: report.id }))
      await done(call(reader, 'DELETE', '/online/cgreport/head/delete', { id: report.id }))
    })

    test('none gets a code to which something leads, by who may not read it', async () => {
      const report = await addReport()
      const code = freshName()
      await person([{ url: `/online/cgreport/${code}` }])
      const { who } = await person(designing)
      await refused(call(who, 'PUT', '/online/cgreport/head/editAll', { head: { id: report.id, code } }))
      const graph = { id: createId(), code: freshName(), name: 'Graph', graphType: 'table', dataType: 'json' }
      await server()
        .db.insertInto('onlGraphreportHead')
        .values({ ...graph, cgrSql: '[]' })
        .execute()
      await person([{ url: `/online/graphreport/chart/${code}` }])
      await refused(call(who, 'PUT', '/online/graphreport/head/edit', { id: graph.id, code }))
    })

    test('none is opened to its tenant by who works in another one', async () => {
      const names = [{ name: freshName() }, { name: freshName() }]
      const tenants = await server().db.insertInto('sysTenant').values(names).returning('id').execute()
      const report = await addReport(tenants[1]?.id)
      // Such as who sees the records of all tenants, but may not read reports.
      const { who } = await person([...designing, ...nodesOf('tenant:all')])
      await refused(call(who, 'PUT', '/online/cgreport/head/editAll', { head: { id: report.id, isOpen: 'Y' } }))
    })
  })

  test('a department whose roles grant more than somebody has is neither deleted nor closed by them', async () => {
    const top = await addDepart(server(), `J${createId().slice(-5)}`)
    const inner = await addDepart(server(), `J${createId().slice(-5)}`, top)
    const { nodes } = await addGivenRole(server(), nodesOf('dict:delete'))
    const [permissionId = ''] = nodes
    const roleId = createId()
    const { db } = server()
    await db.insertInto('sysDepartPermission').values({ id: createId(), departId: inner, permissionId }).execute()
    await db
      .insertInto('sysDepartRole')
      .values({ id: roleId, departId: inner, roleName: 'Inner', roleCode: freshName() })
      .execute()
    await db
      .insertInto('sysDepartRolePermission')
      .values({ id: createId(), departId: inner, permissionId, roleId })
      .execute()
    const codes = nodesOf('depart:list', 'depart:edit', 'depart:delete')
    const { who } = await person(codes)
    await refused(call(who, 'DELETE', '/sys/sysDepart/delete', { id: top }))
    await refused(call(who, 'PUT', '/sys/sysDepart/edit', { id: inner, status: '0' }))
    const { who: equal } = await person([...codes, permissionId])
    await done(call(equal, 'PUT', '/sys/sysDepart/edit', { id: inner, status: '0' }))
    await done(call(equal, 'DELETE', '/sys/sysDepart/delete', { id: top }))
  })

  test('an entry of the menu brings no operation that its maker lacks, by whichever call it is made', async () => {
    const form = await addForm()
    const url = `/online/cgformList/${form.id}`
    const named = (word: string) => `onl:${form.tableName}:${word}`
    const reading = [...nodesOf('permission:list', 'permission:add'), { url, perms: named('list') }]
    const { who } = await person(reading)
    const entry = { name: 'Secrets', url, menuType: 0 }
    await refused(call(who, 'POST', '/sys/permission/add', entry))
    await refused(call(who, 'POST', '/sys/permission/place', entry))
    const all = ['add', 'edit', 'delete', 'import', 'export'].map(named)
    const { who: equal } = await person([...reading, ...nodesOf(...all)])
    await done(call(equal, 'POST', '/sys/permission/add', entry))
    await done(call(equal, 'POST', '/sys/permission/place', { name: 'Secrets again', url }))
  })

  test('a node that is turned off is left alone by who does not hold what it opens once it is on', async () => {
    const { nodes } = await addGivenRole(server(), [{ perms: 'dict:delete', status: '0' }])
    const { who } = await person(nodesOf('permission:list', 'permission:edit', 'permission:delete'))
    await refused(call(who, 'PUT', '/sys/permission/edit', { id: nodes[0], menuType: 1, perms: '' }))
    await refused(call(who, 'DELETE', '/sys/permission/delete', { id: nodes[0] ?? '' }))
  })

  test('a department is not moved to where a rule with a fixed code lets it through to its mover', async () => {
    const [one, two] = [
      await addDepart(server(), `K${createId().slice(-5)}`),
      await addDepart(server(), `L${createId().slice(-5)}`),
    ]
    const above = await server().db.selectFrom('sysDepart').select('orgCode').where('id', '=', one).executeTakeFirst()
    for (const column of ['orgCode', 'org_code', 'ORG_CODE']) {
      const rules = [{ column, operator: 'right_like', value: above?.orgCode ?? '' }]
      const { who } = await person([
        { perms: 'user:list', url: '/sys/user/list', rules },
        ...nodesOf('depart:list', 'depart:edit'),
      ])
      await refused(call(who, 'PUT', '/sys/sysDepart/edit', { id: two, parentId: one }))
    }
  })

  test('a department is not moved below those of somebody else by who is not in charge of it', async () => {
    const [top, inner, moved] = ['M', 'N', 'O'].map((letter) => `${letter}${createId().slice(-5)}`) as [
      string,
      string,
      string,
    ]
    const above = await addDepart(server(), top)
    const parentId = await addDepart(server(), inner, above)
    const id = await addDepart(server(), moved)
    await person(nodesOf('myDepart:manage'), { userIdentity: 2, departIds: above })
    const codes = nodesOf('depart:list', 'depart:edit')
    const { who } = await person(codes)
    await refused(call(who, 'PUT', '/sys/sysDepart/edit', { id, parentId }))
    const { who: manager } = await person([...codes, ...nodesOf('depart:users', 'depart:role', 'myDepart:manage')])
    await done(call(manager, 'PUT', '/sys/sysDepart/edit', { id, parentId }))
  })

  test('who is bound by a rule on a report does not act for who reads all of it', async () => {
    const report = { id: createId(), code: freshName(), name: 'Report', cgrSql: 'select 1 as code' }
    await server().db.insertInto('onlCgreportHead').values(report).execute()
    const url = `/online/cgreport/${report.code}`
    const { who } = await person([
      { url, rules: [{ column: 'code', value: '1' }] },
      ...nodesOf(`report:${report.code}`, 'user:password', 'user:list'),
    ])
    const { who: free } = await person(nodesOf(`report:${report.code}`))
    const change = { username: free.username, password: 'taken over 1' }
    await refused(call(who, 'PUT', '/sys/user/changePassword', change))
  })

  test('who is kept from the templates of graph reports by a rule does not act for who opens one', async () => {
    const templet = { id: createId(), templetCode: freshName(), templetName: 'Template' }
    await server().db.insertInto('onlGraphreportTemplet').values(templet).execute()
    const url = `/online/graphreport/templet/${templet.templetCode}`
    const rules = [{ column: 'templetCode', value: 'another' }]
    const { role, who: free } = await person([{ url }])
    const acting = nodesOf('user:password', 'user:list')
    const { who } = await person([{ perms: 'online.graph:list', rules }, ...role.nodes, ...acting])
    const change = { username: free.username, password: 'taken over 1' }
    await refused(call(who, 'PUT', '/sys/user/changePassword', change))
    const { who: alike } = await person([...role.nodes, ...acting])
    await done(call(alike, 'PUT', '/sys/user/changePassword', change))
  })

  test('who is bound by a rule on a main table does not act for who reads all of it', async () => {
    const { main, sub } = await addMainForm()
    const rules = [{ column: 'code', value: 'mine' }]
    const acting = nodesOf('user:password', 'user:list', `onl:${main}:list`, `onl:${sub}:list`)
    const { who } = await person([{ url: `/online/cgformErpList/${main}`, rules }, ...acting])
    const { who: free } = await person([{ perms: `onl:${sub}:list`, rules }, ...nodesOf(`onl:${main}:list`)])
    const change = { username: free.username, password: 'taken over 1' }
    await refused(call(who, 'PUT', '/sys/user/changePassword', change))
    const { who: alike } = await person(acting)
    await done(call(alike, 'PUT', '/sys/user/changePassword', change))
  })

  describe('rules that say the same', () => {
    const acting = nodesOf('user:password', 'user:list')
    const takeOver = (who: Delegate, { username }: Delegate) =>
      call(who, 'PUT', '/sys/user/changePassword', { username, password: 'taken over 1' })

    test('are not the same at a node whose code lists nothing, where they narrow nothing', async () => {
      const rules = [{ column: 'username', operator: 'like', value: 'delegate-' }]
      const { who: free } = await person([{ perms: 'user:edit', rules }])
      const { who } = await person([{ perms: 'user:list', rules }, ...nodesOf('user:edit', 'user:password')])
      await refused(takeOver(who, free))
      const { who: alike } = await person(nodesOf('user:edit', 'user:password', 'user:list'))
      await done(takeOver(alike, free))
    })

    test('are not the same on records of another sort that one code lists as well', async () => {
      const graph = { id: createId(), code: freshName(), name: 'Graph', graphType: 'table', dataType: 'json' }
      await server()
        .db.insertInto('onlGraphreportHead')
        .values({ ...graph, cgrSql: '[]' })
        .execute()
      const rules = [{ column: 'createBy', value: 'another' }]
      const chart = { url: `/online/graphreport/chart/${graph.code}` }
      const templets = { url: '/online/graphreport/templet/list' }
      const { who: free } = await person([{ ...templets, rules }, chart])
      const { who } = await person([{ url: '/online/graphreport/head/list', rules }, templets, chart, ...acting])
      await refused(takeOver(who, free))
      const { who: alike } = await person([templets, chart, ...acting])
      await done(takeOver(alike, free))
    })
  })

  test('a rule of a form is changed by who reaches its form, whichever form the address of the call names', async () => {
    const [own, other] = [await addForm(), await addForm()]
    const { role } = await person(nodesOf(`onl:${other.tableName}:list`))
    const rule = { id: await bindRole(server(), other.id, { roleId: role.id }) }
    const designing = nodesOf('online.form:auth', 'online.form:list', `onl:${own.tableName}:list`)
    const { who } = await person(designing)
    const change = { ...rule, ruleValue: 'all' }
    await refused(call(who, 'PUT', `/online/cgform/api/authData/${own.id}`, change))
    const { who: reader } = await person([...designing, ...nodesOf(`onl:${other.tableName}:list`)])
    await done(call(reader, 'PUT', `/online/cgform/api/authData/${other.id}`, change))
  })

  test('a rule whose id is a number is the same when it is sent as one', async () => {
    const rules = [{ column: 'username', value: 'nobody' }]
    const { role } = await person([{ perms: 'user:list', url: '/sys/user/list', rules }])
    const id = '694992573'
    const { db } = server()
    await db
      .updateTable('sysPermissionDataRule')
      .set({ id })
      .where('id', '=', role.rules[0] ?? '')
      .execute()
    await db.updateTable('sysRolePermission').set({ dataRuleIds: id }).where('roleId', '=', role.id).execute()
    const { who } = await person(nodesOf('permission:list', 'permission:rule'))
    for (const sent of [id, Number(id)])
      await refused(call(who, 'PUT', '/sys/permission/editPermissionRule', { id: sent, ruleValue: 'somebody' }))
  })

  describe('a button that names an operation takes nothing from who holds the whole node that it comes to stand below', () => {
    const button = { name: 'See', menuType: 2, permsType: '1', status: '1' }
    const setUp = async () => {
      const { tableName } = await addForm()
      const url = `/online/cgformList/${tableName}`
      const perms = `onl:${tableName}:list`
      const { role: whole } = await person([{ url }])
      const codes = nodesOf('permission:list', 'permission:add', 'permission:edit', 'page:own')
      const { role: own, who } = await person([{ url, perms }, ...codes])
      return { perms, parentId: whole.nodes[0], ownNode: own.nodes[0], who }
    }

    test.each([
      ['as it should', 2, (perms: string) => perms],
      ['in other words', '2', (perms: string) => [perms]],
    ])('being added, said %s', async (_words, menuType, toPerms) => {
      const { perms, parentId, who } = await setUp()
      await refused(call(who, 'POST', '/sys/permission/add', { ...button, menuType, parentId, perms: toPerms(perms) }))
    })

    test('being moved there, or given such a code there', async () => {
      const { perms, parentId, ownNode, who } = await setUp()
      const { id } = await done(call(who, 'POST', '/sys/permission/add', { ...button, parentId: ownNode, perms }))
      await refused(call(who, 'PUT', '/sys/permission/edit', { id, parentId }))
      const plain = { ...button, parentId, perms: 'page:own' }
      const { id: there } = await done(call(who, 'POST', '/sys/permission/add', plain))
      await refused(call(who, 'PUT', '/sys/permission/edit', { id: there, perms }))
    })
  })

  test('records of a sub table are refused in words while its main table is not there, and explained', async () => {
    const { main, subId } = await addMainForm()
    await server().db.updateTable('onlCgformHead').set({ isDbSynch: 'N' }).where('tableName', '=', main).execute()
    const { who } = await person([{ url: `/online/cgformList/${subId}` }])
    const { token } = await server().signIn({ isAdmin: true })
    for (const each of [who.token, token]) {
      const { body } = await server().call('GET', `/online/cgform/api/getData/${subId}`, { token: each })
      expect([body.success, body.message]).toEqual([false, 'NO_DB_SYNC'])
    }
    const { body } = await server().call<{ readonly allowed: boolean }>('GET', '/sys/permission/explain', {
      token,
      query: { user: who.username, url: `/online/cgform/api/getData/${subId}`, method: 'GET' },
    })
    expect([body.success, body.result.allowed]).toEqual([true, true])
  })

  test('an explanation of a call is about the call, though an entry of the menu has its address', async () => {
    const { nodes } = await addGivenRole(server(), [{ url: '/sys/position/list', perms: 'position:none' }])
    expect(nodes).toHaveLength(1)
    const { who } = await person([])
    const administrator = await server().signIn({ isAdmin: true })
    const { body } = await server().call<{ readonly allowed: boolean }>('GET', '/sys/permission/explain', {
      token: administrator.token,
      query: { user: who.username, url: '/sys/position/list', method: 'GET' },
    })
    expect(body.result.allowed).toBe(true)
  })
})
