import { beforeAll, expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { operationsOfNodes } from '../../../server/db/migrations/0039-operations-of-nodes.ts'
import { addDelegate, addDepart, addDepartRole, addGivenRole, type Delegate } from '../authority/delegates.ts'
import { describeEachDatabase, type TestUser } from '../harness.ts'
import { field, openDesigner, type Row } from '../modules/onlineForms.ts'

type Who = Pick<Delegate | TestUser, 'token'>
interface Node extends Row {
  readonly id: string
  readonly perms: string | null
  readonly name: string
}

const operations = ['list', 'add', 'edit', 'delete', 'import', 'export']

describeEachDatabase('an online form or report that is granted by operation', {}, (server) => {
  let admin: TestUser
  beforeAll(async () => {
    admin = await server().signIn({ isAdmin: true })
  })
  const call = <T = Row>(
    { token }: Who,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    request: object = {},
  ) => server().call<T>(method, path, { token, ...request })

  const addForm = async () => {
    const designer = openDesigner(server(), admin.token)
    const tableName = `op_${crypto.randomUUID().slice(0, 8)}`
    const { head } = await designer.add({ tableName, tableTxt: 'Orders' }, [field('name')])
    await designer.synchronise(head.id)
    const { body } = await call<string>(admin, 'POST', `/online/cgform/api/form/${tableName}`, { body: { name: 'A' } })
    return { id: head.id, tableName, record: body.result }
  }
  const addReport = async () => {
    const code = `rep${createId().slice(-8)}`
    const { body } = await call(admin, 'POST', '/online/cgreport/head/add', {
      body: {
        head: { code, name: 'Sales', cgrSql: "select 'x' as name" },
        items: [{ fieldName: 'name', fieldTxt: 'Name' }],
      },
    })
    return { id: String(body.result.id), code }
  }
  /** Puts an address into the menu as a client does, and gives the node with its buttons. */
  const addNode = async (url: string, more: Row = {}) => {
    const { body } = await call<Node>(admin, 'POST', '/sys/permission/add', {
      body: { name: 'Orders', menuType: 0, url, ...more },
    })
    expect(body.message).toBe('添加成功！')
    return readNode(body.result.id)
  }
  const readNode = async (id: string) => {
    const { db } = server()
    const rows = await db
      .selectFrom('sysPermission')
      .select(['id', 'parentId', 'perms', 'name', 'names', 'menuType'])
      .where((where) => where.or([where('id', '=', id), where('parentId', '=', id)]))
      .orderBy('sortNo')
      .execute()
    const node = rows.find((row) => row.id === id)
    const buttons = rows.filter(({ parentId }) => parentId === id)
    return {
      id,
      perms: node?.perms,
      buttons,
      button: (operation: string) => buttons.find(({ perms }) => perms?.endsWith(`:${operation}`))?.id ?? '',
    }
  }
  /** A person whose role an administrator gave some nodes in the role editor. */
  const withNodes = async (...nodes: readonly string[]) => {
    const person = await server().signIn()
    const body = { roleId: person.roleId, permissionIds: nodes.join(','), lastpermissionIds: '' }
    await call(admin, 'POST', '/sys/permission/saveRolePermission', { body })
    return person
  }

  const tries: Readonly<Record<string, (who: Who, form: Awaited<ReturnType<typeof addForm>>) => Promise<boolean>>> = {
    list: async (who, { tableName }) =>
      (await call(who, 'GET', `/online/cgform/api/getData/${tableName}`)).body.success,
    add: async (who, { tableName }) =>
      (await call(who, 'POST', `/online/cgform/api/form/${tableName}`, { body: { name: 'B' } })).body.success,
    edit: async (who, { tableName, record }) =>
      (await call(who, 'PUT', `/online/cgform/api/form/${tableName}`, { body: { id: record, name: 'C' } })).body
        .success,
    export: async (who, { tableName }) =>
      (await call(who, 'GET', `/online/cgform/api/exportXls/${tableName}`)).headers['content-type'] ===
      'application/vnd.ms-excel',
    // Without a file who may import is told that it is missing, and anybody else is refused.
    import: async (who, { tableName }) =>
      (await call(who, 'POST', `/online/cgform/api/importXls/${tableName}`)).body.code !== 510,
    delete: async (who, { tableName, record }) =>
      (await call(who, 'DELETE', `/online/cgform/api/form/${tableName}/${record}`)).body.success,
  }
  const allowed = async (who: Who, form: Awaited<ReturnType<typeof addForm>>) => {
    const done: string[] = []
    for (const [operation, attempt] of Object.entries(tries)) if (await attempt(who, form)) done.push(operation)
    return done.sort()
  }

  test('has a button for each operation as soon as it is put into the menu, in three languages', async () => {
    const form = await addForm()
    const node = await addNode(`/online/cgformList/${form.id}`)
    expect(node.perms).toBe(`onl:${form.tableName}:list`)
    expect(node.buttons.map(({ perms }) => perms)).toEqual(
      operations.slice(1).map((operation) => `onl:${form.tableName}:${operation}`),
    )
    expect(node.buttons.map(({ names }) => names?.en)).toEqual(['Add', 'Edit', 'Delete', 'Import', 'Export'])
    expect(new Set(node.buttons.map(({ menuType }) => menuType))).toEqual(new Set([2]))
    const { body } = await call<{ readonly treeList: readonly Row[] }>(admin, 'GET', '/sys/permission/queryTreeList')
    const shown = body.result.treeList.find(({ key }) => key === node.id) as { readonly children: readonly Row[] }
    expect(shown.children.map(({ title }) => title)).toEqual(['新增', '编辑', '删除', '导入', '导出'])
  })

  test('lets who holds the node alone see the records, and each button adds what it says', async () => {
    const form = await addForm()
    const node = await addNode(`/online/cgformList/${form.tableName}`)
    expect(await allowed(await withNodes(node.id), form)).toEqual(['list'])
    for (const operation of operations.slice(1)) {
      const person = await withNodes(node.id, node.button(operation))
      expect(await allowed(person, await addFormAgain(form)), operation).toEqual([operation, 'list'].sort())
    }
    const whole = await withNodes(node.id, ...node.buttons.map(({ id }) => id))
    expect(await allowed(whole, await addFormAgain(form))).toEqual([...operations].sort())
    // A button alone leads nowhere.
    expect(await allowed(await withNodes(node.button('add')), form)).toEqual([])
  })

  /** The same form with a record of its own. */
  const addFormAgain = async (form: Awaited<ReturnType<typeof addForm>>) => {
    const { body } = await call<string>(admin, 'POST', `/online/cgform/api/form/${form.tableName}`, {
      body: { name: 'A' },
    })
    return { ...form, record: body.result }
  }

  test('shows no button for what was not granted', async () => {
    const form = await addForm()
    const node = await addNode(`/online/cgformList/${form.id}`)
    const person = await withNodes(node.id, node.button('add'), node.button('export'))
    for (const path of ['getColumns', 'getFormItem']) {
      const { body } = await call<{ readonly hideColumns: readonly string[] }>(
        person,
        'GET',
        `/online/cgform/api/${path}/${form.id}`,
      )
      const hidden = body.result.hideColumns
      expect(['update', 'delete', 'batch_delete', 'import'].filter((button) => !hidden.includes(button))).toEqual([])
      expect(['add', 'export'].filter((button) => hidden.includes(button))).toEqual([])
    }
  })

  test('is whole for who holds a node without operations, as roles of older versions do', async () => {
    const form = await addForm()
    const role = await addGivenRole(server(), [{ url: `/online/cgformList/${form.id}` }])
    const person = await addDelegate(server(), { roles: [role.id] })
    expect(await allowed(person, form)).toEqual([...operations].sort())
    const split = await addNode(`/online/cgformErpList/${form.id}`)
    const both = await addDelegate(server(), { roles: [role.id, (await addGivenRole(server(), [split.id])).id] })
    expect(await allowed(both, await addFormAgain(form))).toEqual([...operations].sort())
  })

  test('is whole no more once somebody adds a button of an operation by hand', async () => {
    const form = await addForm()
    const role = await addGivenRole(server(), [{ url: `/online/cgformList/${form.id}` }])
    const person = await addDelegate(server(), { roles: [role.id] })
    const body = { parentId: role.nodes[0], name: 'Add', menuType: 2, perms: `onl:${form.tableName}:add` }
    await call(admin, 'POST', '/sys/permission/add', { body })
    expect(await allowed(person, form)).toEqual(['list'])
  })

  test('stays as it was granted when a node of an older version is divided: roles, department roles, departments', async () => {
    const form = await addForm()
    const role = await addGivenRole(server(), [{ url: `/online/cgformList/${form.id}` }])
    const [nodeId = ''] = role.nodes
    const { db } = server()
    const departId = await addDepart(server(), `D${createId().slice(-6)}`)
    const departRoleId = await addDepartRole(server(), { departId, nodes: [nodeId], members: [] })
    const person = await addDelegate(server(), { roles: [role.id] })
    const divide = () => call(admin, 'POST', '/sys/permission/addOperations', { body: { id: nodeId } })
    expect((await divide()).body.message).toBe('操作已可分别授权，已有的授权保持不变')
    const node = await readNode(nodeId)
    expect(node.buttons).toHaveLength(5)
    expect(await allowed(person, form)).toEqual([...operations].sort())
    const held = (rows: readonly { readonly permissionId: string }[]) =>
      rows.map(({ permissionId }) => permissionId).sort()
    const all = [nodeId, ...node.buttons.map(({ id }) => id)].sort()
    const inDepart = await db
      .selectFrom('sysDepartPermission')
      .select('permissionId')
      .where('departId', '=', departId)
      .execute()
    const inRole = await db
      .selectFrom('sysDepartRolePermission')
      .select('permissionId')
      .where('roleId', '=', departRoleId)
      .execute()
    expect([held(inDepart), held(inRole)]).toEqual([all, all])
    expect((await divide()).body).toMatchObject({ success: false, message: '该菜单的操作已可分别授权' })
    const elsewhere = await addNode('/isystem/elsewhere')
    const refused = await call(admin, 'POST', '/sys/permission/addOperations', { body: { id: elsewhere.id } })
    expect(refused.body).toMatchObject({ success: false, message: '该菜单不指向在线表单或报表，没有可分别授权的操作' })
  })

  test('the list of the menu says how each entry grants', async () => {
    const form = await addForm()
    const node = await addNode(`/online/cgformList/${form.id}`)
    const role = await addGivenRole(server(), [{ url: `/online/cgformTabList/${form.id}` }])
    const { body } = await call<readonly Row[]>(admin, 'GET', '/sys/permission/list')
    const shown = new Map(body.result.map(({ id, operations: how }) => [id, how]))
    expect([shown.get(node.id), shown.get(role.nodes[0])]).toEqual(['each', 'whole'])
    expect((await call<readonly Row[]>(admin, 'GET', '/sys/permission/list')).text).not.toContain('"operations":""')
  })

  test('follows the address of its node: the codes of another form come in place of those of the first', async () => {
    const [first, second] = [await addForm(), await addForm()]
    const node = await addNode(`/online/cgformList/${first.id}`, { perms: 'orders:more' })
    expect(node.perms).toBe(`orders:more,onl:${first.tableName}:list`)
    const person = await withNodes(node.id, node.button('add'))
    const edit = (url: string) =>
      call(admin, 'PUT', '/sys/permission/edit', { body: { id: node.id, menuType: 0, url } })
    await edit(`/online/cgformList/${second.id}`)
    expect([await allowed(person, first), await allowed(person, second)]).toEqual([[], ['add', 'list']])
    const report = await addReport()
    await edit(`/online/cgreport/${report.id}`)
    const changed = await readNode(node.id)
    expect([changed.perms, changed.buttons.map(({ perms }) => perms)]).toEqual([
      `orders:more,report:${report.code}:list`,
      [`report:${report.code}:export`],
    ])
    await edit('/isystem/elsewhere')
    const gone = await readNode(node.id)
    expect([gone.perms, gone.buttons]).toEqual(['orders:more', []])
  })

  test('a report is seen by its node and exported by its button', async () => {
    const report = await addReport()
    const node = await addNode(`/online/cgreport/${report.code}`)
    expect([node.perms, node.buttons.map(({ perms }) => perms)]).toEqual([
      `report:${report.code}:list`,
      [`report:${report.code}:export`],
    ])
    const [reader, exporter] = [await withNodes(node.id), await withNodes(node.id, node.button('export'))]
    const older = await addDelegate(server(), {
      roles: [(await addGivenRole(server(), [{ url: `/online/cgreport/${report.id}` }])).id],
    })
    const coded = await server().signIn({ codes: [`report:${report.code}`] })
    const may = async (who: Who) => [
      (await call(who, 'GET', `/online/cgreport/api/getData/${report.code}`)).body.success,
      (await call(who, 'GET', `/online/cgreport/api/exportXls/${report.code}`)).headers['content-type'] ===
        'application/vnd.ms-excel',
      (await call(who, 'GET', `/online/cgreport/api/exportManySheetXls/${report.code}`)).body === undefined,
      (await call(who, 'GET', `/online/cgreport/api/getRpColumns/${report.code}`)).body.result.hideColumns,
    ]
    expect(await may(reader)).toEqual([true, false, false, ['export']])
    for (const who of [exporter, older, coded]) expect(await may(who)).toEqual([true, true, true, []])
  })

  const addGraph = async () => {
    const code = `graph${createId().slice(-8)}`
    const { body } = await call(admin, 'POST', '/online/graphreport/head/add', {
      body: {
        ...{ name: 'G', code, graphType: 'table', dataType: 'json', cgrSql: '[{"x":"a","y":1}]' },
        ...{ xaxisField: 'x', yaxisField: 'y' },
      },
    })
    expect(body.message).toBe('添加成功！')
    return code
  }
  /** Whether somebody sees the records of a graph report, and whether they export them. */
  const mayWithGraph = async (who: Who, code: string) => [
    (await call(who, 'GET', '/online/graphreport/api/getChartsData', { query: { id: code } })).body.success,
    (await call(who, 'GET', '/online/graphreport/api/exportXlsById', { query: { id: code } })).headers[
      'content-type'
    ] === 'application/vnd.ms-excel',
  ]

  test('a graph report is seen by its node and exported by its button', async () => {
    const code = await addGraph()
    const node = await addNode(`/online/graphreport/chart/${code}`)
    expect(await mayWithGraph(await withNodes(node.id), code)).toEqual([true, false])
    const exporter = await withNodes(node.id, node.button('export'))
    expect(await mayWithGraph(exporter, code)).toEqual([true, true])
    const role = await addGivenRole(server(), [{ url: `/online/graphreport/chart/${code}` }])
    expect(await mayWithGraph(await addDelegate(server(), { roles: [role.id] }), code)).toEqual([true, true])
    const { id } = await server()
      .db.selectFrom('onlGraphreportHead')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    await call(admin, 'PUT', '/online/graphreport/head/edit', { body: { id, code: `${code}x` } })
    expect(await mayWithGraph(exporter, `${code}x`)).toEqual([true, true])
  })

  test('the codes follow a report that gets another code', async () => {
    const report = await addReport()
    const node = await addNode(`/online/cgreport/${report.id}`)
    const exporter = await withNodes(node.id, node.button('export'))
    const code = `${report.code}x`
    const edited = await call(admin, 'PUT', '/online/cgreport/head/editAll', {
      body: { head: { id: report.id, code } },
    })
    expect(edited.body.success).toBe(true)
    expect((await readNode(node.id)).perms).toBe(`report:${code}:list`)
    const answer = await call(exporter, 'GET', `/online/cgreport/api/exportXls/${code}`)
    expect(answer.headers['content-type']).toBe('application/vnd.ms-excel')
  })

  test('a page that shows a form brings the operations of the form into the menu', async () => {
    const form = await addForm()
    const document = {
      kind: 'list',
      id: `own.${form.tableName.replaceAll('_', '-')}`,
      version: 1,
      title: 'Orders',
      source: { onlineForm: form.tableName },
      fields: { name: { label: 'Name', widget: 'input' } },
      columns: ['name'],
    }
    const { body } = await call(admin, 'POST', '/pages', {
      body: { document, menu: { path: `/own/${form.tableName}`, name: 'Orders' } },
    })
    expect(body.message).toBe('添加成功！')
    const { id } = await server()
      .db.selectFrom('sysPermission')
      .select('id')
      .where('url', '=', `/own/${form.tableName}`)
      .executeTakeFirstOrThrow()
    const node = await readNode(id)
    expect(await allowed(await withNodes(id, node.button('edit')), form)).toEqual(['edit', 'list'])
  })

  test('is explained by operation, with the roles by which each is held', async () => {
    const form = await addForm()
    const node = await addNode(`/online/cgformList/${form.id}`)
    const person = await withNodes(node.id, node.button('edit'))
    const { body } = await call<{ readonly findings: readonly Row[] }>(admin, 'GET', '/sys/permission/explain', {
      query: { user: person.id, url: `/online/cgformList/${form.id}` },
      headers: { 'accept-language': 'en' },
    })
    const findOperation = (operation: string) =>
      body.result.findings.find(({ topic, subject }) => topic === 'button' && subject === operation)
    expect(findOperation('edit')).toMatchObject({ outcome: 'allowed', text: '"Edit" is granted.', by: 'Test' })
    expect(findOperation('delete')).toMatchObject({
      outcome: 'narrowed',
      text: `"Delete" is not granted: neither the access code "onl:${form.tableName}:delete" nor a menu entry that brings all operations.`,
    })
    const report = await addReport()
    const ofReport = await addNode(`/online/cgreport/${report.code}`)
    const reader = await withNodes(ofReport.id)
    const explained = await call<{ readonly findings: readonly Row[] }>(admin, 'GET', '/sys/permission/explain', {
      query: { user: reader.id, url: `/online/cgreport/${report.code}` },
    })
    expect(explained.body.result.findings).toContainEqual(
      expect.objectContaining({ topic: 'button', subject: 'export', outcome: 'narrowed' }),
    )
  })

  test('a delegated administrator gives the operations that they hold, and no others', async () => {
    const form = await addForm()
    const node = await addNode(`/online/cgformList/${form.id}`)
    const giver = await addDelegate(server(), {
      roles: [
        (
          await addGivenRole(server(), [
            node.id,
            node.button('edit'),
            { perms: 'role:permission' },
            { perms: 'role:list' },
          ])
        ).id,
      ],
    })
    const role = await addGivenRole(server(), [])
    const give = (...nodes: readonly string[]) =>
      call(giver, 'POST', '/sys/permission/saveRolePermission', {
        body: { roleId: role.id, permissionIds: nodes.join(','), lastpermissionIds: '' },
      })
    expect((await give(node.id, node.button('edit'))).body.success).toBe(true)
    expect((await give(node.id, node.button('edit'), node.button('delete'))).body).toMatchObject({ code: 510 })
    const older = await addGivenRole(server(), [{ url: `/online/cgformTabList/${form.id}` }])
    expect((await give(older.nodes[0] ?? '')).body).toMatchObject({ success: false, code: 510 })
  })

  test('nobody makes a node whole by taking its buttons away', async () => {
    const form = await addForm()
    const role = await addGivenRole(server(), [{ url: `/online/cgformList/${form.id}` }])
    const [nodeId = ''] = role.nodes
    const button = await addGivenRole(server(), [
      { perms: `onl:${form.tableName}:add`, parentId: nodeId },
      ...['permission:list', 'permission:edit', 'permission:delete'].map((perms) => ({ perms })),
    ])
    await server()
      .db.updateTable('sysPermission')
      .set({ menuType: 2 })
      .where('id', '=', button.nodes[0] ?? '')
      .execute()
    const holder = await addDelegate(server(), { roles: [role.id] })
    const person = await addDelegate(server(), { roles: [role.id, button.id] })
    const removed = await call(person, 'DELETE', '/sys/permission/delete', { query: { id: button.nodes[0] ?? '' } })
    expect(removed.body).toMatchObject({ success: false, code: 510 })
    expect(await allowed(holder, form)).toEqual(['list'])
  })

  test('a template lets all its graph reports be seen, and exported by its button', async () => {
    const code = await addGraph()
    const templetCode = `t${code}`
    const added = await call(admin, 'POST', '/online/graphreport/templet/add', {
      body: { templetCode, templetName: 'T', onlGraphreportTempletItemList: [{ graphreportCode: code }] },
    })
    expect(added.body.message).toBe('添加成功！')
    const node = await addNode(`/online/graphreport/templet/${templetCode}`)
    expect([node.perms, node.buttons.map(({ perms }) => perms)]).toEqual([
      `templet:${templetCode}:list`,
      [`templet:${templetCode}:export`],
    ])
    const opens = async (who: Who) =>
      (await call(who, 'GET', '/online/graphreport/api/getTempletData', { query: { id: templetCode } })).body.success
    const [reader, exporter] = [await withNodes(node.id), await withNodes(node.id, node.button('export'))]
    expect([await opens(reader), ...(await mayWithGraph(reader, code))]).toEqual([true, true, false])
    expect([await opens(exporter), ...(await mayWithGraph(exporter, code))]).toEqual([true, true, true])
    expect(await opens(await server().signIn())).toBe(false)
  })

  test('nodes of an older version are divided by the upgrade, and whoever held one holds all of its operations', async () => {
    const [form, report] = [await addForm(), await addReport()]
    const { db } = server()
    const whole = await addGivenRole(server(), [{ url: `/online/df/${form.tableName}` }])
    const named = await addGivenRole(server(), [{ url: `/online/cgformList/${form.id}`, perms: 'orders:more, other' }])
    const buttoned = await addGivenRole(server(), [{ url: `/online/cgreport/${report.code}` }])
    const [button = ''] = (
      await addGivenRole(server(), [{ perms: `report:${report.code}:export`, parentId: buttoned.nodes[0] ?? '' }])
    ).nodes
    await db.updateTable('sysPermission').set({ menuType: 2 }).where('id', '=', button).execute()
    const off = await addGivenRole(server(), [{ url: `/online/cgformTabList/${form.id}`, status: '0' }])
    const departId = await addDepart(server(), `D${createId().slice(-6)}`)
    const member = await addDelegate(server(), { departs: [departId] })
    await addDepartRole(server(), { departId, nodes: [whole.nodes[0] ?? ''], members: [member.id] })
    const people = [
      member,
      await addDelegate(server(), { roles: [whole.id] }),
      await addDelegate(server(), { roles: [named.id, buttoned.id] }),
    ]
    const exports = async () =>
      (await call(people[2] ?? member, 'GET', `/online/cgreport/api/exportXls/${report.code}`)).headers['content-type']
    expect(await exports()).not.toBe('application/vnd.ms-excel')
    for (let times = 0; times < 2; times += 1) {
      // As the upgrade runs it: on one connection.
      await db.transaction().execute((transaction) => operationsOfNodes.up(transaction as never))
      for (const person of people)
        expect(await allowed(person, await addFormAgain(form))).toEqual([...operations].sort())
      expect(await exports()).toBe('application/vnd.ms-excel')
    }
    const divided = await readNode(named.nodes[0] ?? '')
    expect(divided.perms).toBe(`orders:more,other,onl:${form.tableName}:list`)
    expect(divided.buttons.map(({ perms, names }) => [perms, names?.en])).toEqual(
      operations.slice(1).map((word) => [`onl:${form.tableName}:${word}`, `${word[0]?.toUpperCase()}${word.slice(1)}`]),
    )
    expect((await readNode(buttoned.nodes[0] ?? '')).buttons.map(({ id }) => id)).toEqual([button])
    const kept = await readNode(off.nodes[0] ?? '')
    expect([kept.perms, kept.buttons]).toEqual([null, []])
    // One of the operations is taken from a role as from any other.
    const edit = divided.button('edit')
    await db.deleteFrom('sysRolePermission').where('roleId', '=', named.id).where('permissionId', '=', edit).execute()
    expect(await allowed(people[2] ?? member, await addFormAgain(form))).toEqual(
      operations.filter((operation) => operation !== 'edit').sort(),
    )
  })
})
