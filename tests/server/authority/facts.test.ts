import { beforeAll, describe, expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { storeFile } from '../../../server/files/fileStore.ts'
import { describeEachDatabase, type TestAnswer } from '../harness.ts'
import { bindRole } from '../online/formRules.ts'
import { makeForms } from '../online/forms.ts'
import { addDelegate, addDepart, addGivenRole, type Delegate } from './delegates.ts'

const permissionCodes = ['permission:list', 'permission:add', 'permission:edit', 'permission:delete', 'permission:rule']
const userCodes = [
  ...['user:add', 'user:edit', 'user:delete', 'user:freeze', 'user:password', 'user:recycle', 'user:roles'],
  ...['user:departs', 'user:tenants', 'online:logout', 'userAgent:edit'],
]
const nodesOf = (codes: readonly string[]) => codes.map((perms) => ({ perms }))

describeEachDatabase('what delegated administrators tried', {}, (server) => {
  const call = (
    who: Delegate,
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: object = {},
  ): Promise<TestAnswer<unknown>> =>
    server().call(method, path, {
      token: who.token,
      ...(method === 'DELETE' ? { query: body as Readonly<Record<string, string>> } : { body }),
    })
  const refused = async (answer: Promise<TestAnswer<unknown>>) => {
    const { body } = await answer
    expect([body.success, body.code, body.message]).toEqual([false, 510, body.message])
    return body.message
  }
  const done = async (answer: Promise<TestAnswer<unknown>>) => {
    const { body } = await answer
    expect(body.success ? '' : body.message).toBe('')
  }

  describe('nodes and the rules at them', () => {
    let one: string
    let two: string
    const bound = async () => {
      const role = await addGivenRole(server(), [
        { perms: 'user:list', url: '/sys/user/list', rules: [{ column: 'orgCode', value: '#{sys_org_code}' }] },
        ...nodesOf([...permissionCodes, ...userCodes, 'role:users']),
      ])
      return { role, person: await addDelegate(server(), { roles: [role.id], departs: [one] }) }
    }
    beforeAll(async () => {
      one = await addDepart(server(), `F${createId().slice(-5)}`)
      two = await addDepart(server(), `G${createId().slice(-5)}`)
    })

    test.each([
      ['gets another code', { perms: 'user:list,user:none' }],
      ['loses its code', { perms: '' }],
      ['leads elsewhere', { url: '/elsewhere', perms: 'message:list' }],
    ])('a node at which somebody is bound stays as it is: it %s (1)', async (_title, change) => {
      const { role, person } = await bound()
      await refused(call(person, 'PUT', '/sys/permission/edit', { id: role.nodes[0], menuType: 1, ...change }))
    })

    test('nor is it deleted, nor its rule changed, turned off or deleted, by who is bound (1)', async () => {
      const { role, person } = await bound()
      const [node = ''] = role.nodes
      const [rule = ''] = role.rules
      await refused(call(person, 'DELETE', '/sys/permission/delete', { id: node }))
      await refused(call(person, 'DELETE', '/sys/permission/deletePermissionRule', { id: rule }))
      await refused(call(person, 'PUT', '/sys/permission/editPermissionRule', { id: rule, status: '0' }))
      await refused(call(person, 'PUT', '/sys/permission/editPermissionRule', { id: rule, ruleValue: 'A%' }))
    })

    test('codes that the caller does not hold are neither taken nor turned on (2)', async () => {
      const others = await addGivenRole(server(), [{ perms: 'dict:delete' }, { perms: 'dict:add', status: '0' }])
      const person = await addDelegate(server(), {
        roles: [(await addGivenRole(server(), nodesOf(permissionCodes))).id],
      })
      const [taken, off] = others.nodes
      await refused(call(person, 'PUT', '/sys/permission/edit', { id: taken, menuType: 1, perms: '' }))
      await refused(call(person, 'PUT', '/sys/permission/edit', { id: off, menuType: 1, status: '1' }))
      await refused(call(person, 'DELETE', '/sys/permission/delete', { id: taken }))
    })

    test('nobody leaves what binds them: by departments, by a name, by a role that goes (3)', async () => {
      const { person } = await bound()
      const all = `${one},${two}`
      await refused(call(person, 'PUT', '/sys/user/edit', { id: person.id, selecteddeparts: all }))
      const manager = await addGivenRole(server(), nodesOf(['depart:users', 'depart:edit', 'depart:list']))
      const clerk = await addGivenRole(server(), [
        {
          perms: 'user:list',
          url: '/sys/user/list',
          rules: [{ column: 'orgCode', operator: 'right_like', value: '#{sys_org_code}' }],
        },
      ])
      const mover = await addDelegate(server(), { roles: [manager.id, clerk.id], departs: [one] })
      await refused(call(mover, 'POST', '/sys/user/editSysDepartWithUser', { depId: two, userIdList: [mover.id] }))
      await refused(call(mover, 'PUT', '/sys/sysDepart/edit', { id: two, parentId: one }))
      const named = await addGivenRole(server(), [
        { perms: 'user:list', url: '/sys/user/list', rules: [{ column: 'realname', value: '#{sys_user_name}' }] },
      ])
      const renamed = await addDelegate(server(), { roles: [named.id], realname: 'Li Si' })
      await refused(call(renamed, 'POST', '/sys/user/login/setting/userEdit', { realname: 'Zhang San' }))
    })

    test('a role that brings a rule is not emptied nor deleted where another one holds the code (3)', async () => {
      const binding = await addGivenRole(server(), [
        { perms: 'user:list', url: '/sys/user/list', rules: [{ column: 'orgCode', value: '#{sys_org_code}' }] },
      ])
      const codes = ['user:list', 'role:edit', 'role:delete', 'role:permission', 'role:users', 'role:list']
      const free = await addGivenRole(server(), nodesOf(codes))
      const person = await addDelegate(server(), { roles: [binding.id, free.id], departs: [one] })
      await refused(call(person, 'DELETE', '/sys/role/delete', { id: binding.id }))
      const emptied = { roleId: binding.id, permissionIds: '', lastpermissionIds: binding.nodes.join(',') }
      await refused(call(person, 'POST', '/sys/permission/saveRolePermission', emptied))
      const unchosen = { roleId: binding.id, permissionId: binding.nodes[0], dataRuleIds: '' }
      await refused(call(person, 'POST', '/sys/role/datarule', unchosen))
      await refused(call(person, 'DELETE', '/sys/user/deleteUserRole', { roleId: binding.id, userId: person.id }))
    })
  })

  test('a role that is stronger than the caller is left alone (4)', async () => {
    const roleCodes = ['role:edit', 'role:delete', 'role:permission', 'role:list', 'message:list']
    const own = await addGivenRole(server(), nodesOf(roleCodes))
    const person = await addDelegate(server(), { roles: [own.id] })
    const { roleId: admin } = await server().signIn({ isAdmin: true })
    const strong = await addGivenRole(server(), nodesOf(['dict:delete']))
    for (const id of [admin, strong.id]) {
      const message = await refused(call(person, 'PUT', '/sys/role/edit', { id, roleName: 'Mine' }))
      // The name that it had, not the one that it was to get.
      expect(message).not.toContain('Mine')
      const node = own.nodes[4] ?? ''
      await refused(call(person, 'POST', '/sys/permission/saveRolePermission', { roleId: id, permissionIds: node }))
    }
    await refused(call(person, 'DELETE', '/sys/role/delete', { id: strong.id }))
    const weak = await addGivenRole(server(), [own.nodes[4] ?? ''])
    await done(call(person, 'PUT', '/sys/role/edit', { id: weak.id, roleName: 'Weaker' }))
  })

  describe('accounts of others', () => {
    const rule = { column: 'sysOrgCode', value: '#{sys_org_code}' }
    const targets = {
      'has the same codes without a rule': async (bound: string) =>
        addDelegate(server(), { roles: [(await addGivenRole(server(), [bound])).id] }),
      'works in a second tenant': async () => addDelegate(server(), { tenants: [1, 2] }),
      'holds a node without a code': async () => {
        const role = await addGivenRole(server(), [{ url: `/online/cgformList/${createId()}` }])
        return addDelegate(server(), { roles: [role.id] })
      },
    }
    test.each(Object.entries(targets))('who %s is not taken over (5)', async (_title, makeTarget) => {
      const depart = await addDepart(server(), `H${createId().slice(-5)}`)
      const role = await addGivenRole(server(), [
        { perms: 'announcement:list', url: '/sys/annountCement/list', rules: [rule] },
        ...nodesOf(['user:list', ...userCodes]),
      ])
      const person = await addDelegate(server(), { roles: [role.id], departs: [depart], tenants: [] })
      const target = await makeTarget(role.nodes[0] ?? '')
      const { username, id } = target
      const answers = [
        await call(person, 'PUT', '/sys/user/changePassword', { username, password: 'taken over 1' }),
        await call(person, 'PUT', '/sys/user/edit', { id, phone: '13811112222' }),
        await call(person, 'PUT', '/sys/user/edit', { id, email: 'mine@example.com' }),
        await call(person, 'PUT', '/sys/user/frozenBatch', { ids: id, status: 2 }),
        await call(person, 'DELETE', '/sys/user/delete', { id }),
        await call(person, 'PUT', '/sys/sysUserAgent/save', { userName: username, agentUserName: person.username }),
      ]
      expect(answers.map(({ body }) => body.success)).toEqual([false, false, false, false, false, false])
    })
  })

  test('what a department role grants comes with the rules of who grants it (6)', async () => {
    const depart = await addDepart(server(), `I${createId().slice(-5)}`)
    const role = await addGivenRole(server(), [
      { perms: 'message:list', url: '/sys/message/sysMessage/list', rules: [{ column: 'esTitle', value: 'mine' }] },
      ...nodesOf(['depart:role', 'depart:permission', 'depart:list', 'depart:users']),
    ])
    const [node = ''] = role.nodes
    const person = await addDelegate(server(), { roles: [role.id] })
    await done(call(person, 'POST', '/sys/permission/saveDepartPermission', { departId: depart, permissionIds: node }))
    const roleCode = `dr_${createId().slice(-8)}`
    const made = await call(person, 'POST', '/sys/sysDepartRole/add', {
      departId: depart,
      roleName: 'Reader',
      roleCode,
    })
    const { id: roleId } = made.body.result as { readonly id: string }
    await done(call(person, 'POST', '/sys/sysDepartPermission/saveDeptRolePermission', { roleId, permissionIds: node }))
    const granted = await server()
      .db.selectFrom('sysDepartRolePermission')
      .select('dataRuleIds')
      .where('roleId', '=', roleId)
      .execute()
    expect(granted).toEqual([{ dataRuleIds: role.rules[0] }])
  })

  test.each(['/online/cgformList', '/online/cgreport', '/online/graphreport/chart'])(
    'a node is not made to lead to records that its writer may not open: %s (8)',
    async (route) => {
      const role = await addGivenRole(server(), [...nodesOf(permissionCodes), { url: '/mine' }])
      const person = await addDelegate(server(), { roles: [role.id] })
      const url = `${route}/${createId()}`
      const node = role.nodes.at(-1)
      await refused(call(person, 'PUT', '/sys/permission/edit', { id: node, menuType: 1, url }))
      await refused(call(person, 'POST', '/sys/permission/add', { name: 'New', menuType: 0, url }))
      await done(call(person, 'PUT', '/sys/permission/edit', { id: node, menuType: 1, url: '/mine/elsewhere' }))
    },
  )

  test('a power is given by administrators only, even by who holds it (11)', async () => {
    const role = await addGivenRole(
      server(),
      nodesOf(['page:add', 'role:permission', 'role:list', 'role:users', 'user:list']),
    )
    const person = await addDelegate(server(), { roles: [role.id] })
    const weak = await addGivenRole(server(), [])
    const [power = ''] = role.nodes
    const message = await refused(
      call(person, 'POST', '/sys/permission/saveRolePermission', { roleId: weak.id, permissionIds: power }),
    )
    expect(message).toContain('page:add')
    const friend = await addDelegate(server())
    await refused(call(person, 'POST', '/sys/user/addSysUserRole', { roleId: role.id, userIdList: [friend.id] }))
    const administrator = await server().signIn({ isAdmin: true })
    await done(
      call(administrator, 'POST', '/sys/permission/saveRolePermission', { roleId: weak.id, permissionIds: power }),
    )
  })

  test.each(['job:add', 'job:edit', 'job:import'])(
    'a job does what codes forbid, so %s is given by administrators only (14)',
    async (code) => {
      const role = await addGivenRole(server(), nodesOf([code, 'role:permission', 'role:list', 'permission:add']))
      const person = await addDelegate(server(), { roles: [role.id] })
      const weak = await addGivenRole(server(), [])
      const given = { roleId: weak.id, permissionIds: role.nodes[0] }
      expect(await refused(call(person, 'POST', '/sys/permission/saveRolePermission', given))).toContain(code)
      await refused(call(person, 'POST', '/sys/permission/add', { name: 'Mine', menuType: 2, perms: code }))
    },
  )

  describe('records of online forms', () => {
    const addForm = async () => {
      const tableName = `facts_${createId().slice(-10)}`
      const [id = ''] = await makeForms(server().db, {
        head: { tableName, tableTxt: 'Secrets' },
        fields: { code: { dbFieldTxt: 'Code' } },
      })
      return { id, tableName }
    }

    test('rules on the records of a form are not taken from oneself (9)', async () => {
      const form = await addForm()
      const role = await addGivenRole(server(), [
        { url: `/online/cgformList/${form.id}` },
        ...nodesOf(['online.form:auth', 'online.form:list']),
      ])
      const person = await addDelegate(server(), { roles: [role.id] })
      const rule = { id: await bindRole(server(), form.id, { roleId: role.id }) }
      await refused(call(person, 'POST', `/online/cgform/api/roleDataAuth/${role.id}/${form.id}`, { authIds: [] }))
      await refused(call(person, 'DELETE', `/online/cgform/api/authData/${rule.id}`))
      await refused(call(person, 'PUT', `/online/cgform/api/authData/${form.id}`, { id: rule.id, ruleValue: 'other' }))
    })

    test('a form is not opened to everybody by who has no right to its records (10)', async () => {
      const form = await addForm()
      const designer = await addGivenRole(server(), nodesOf(['online.form:edit', 'online.form:list']))
      const person = await addDelegate(server(), { roles: [designer.id] })
      const open = { id: form.id, extConfigJson: JSON.stringify({ everybody: true }) }
      await refused(call(person, 'PUT', '/online/cgform/head/edit', open))
      const reader = await addGivenRole(server(), nodesOf([`onl:${form.tableName}:list`]))
      const holder = await addDelegate(server(), { roles: [designer.id, reader.id] })
      await done(call(holder, 'PUT', '/online/cgform/head/edit', open))
    })
  })

  describe('tenants', () => {
    const addTenants = async () => {
      const names = [{ name: `One ${createId()}` }, { name: `Two ${createId()}` }]
      const rows = await server().db.insertInto('sysTenant').values(names).returning('id').execute()
      return rows.map(({ id }) => id) as [number, number]
    }
    const list = async (who: Delegate, headers: Readonly<Record<string, string>>) => {
      const query = { pageSize: 500 }
      const { body } = await server().call<{ readonly records: readonly { readonly id: string }[] } | null>(
        'GET',
        '/sys/user/list',
        { token: who.token, query, headers },
      )
      return body.result?.records.map(({ id }) => id) ?? body.code
    }

    test('naming none, or 0, means the first tenant of a person who has some (7)', async () => {
      const [one, two] = await addTenants()
      const codes = ['user:list', 'tenant:list', 'tenant:edit', 'tenant:delete', 'tenant:users']
      const role = await addGivenRole(server(), nodesOf(codes))
      const person = await addDelegate(server(), { roles: [role.id], tenants: [one] })
      await addDelegate(server(), {})
      for (const headers of [{}, { tenant_id: '0' }, { 'x-tenant-id': '0' }, { tenant_id: String(one) }])
        expect(await list(person, headers)).toEqual([person.id])
      expect(await list(person, { tenant_id: String(two) })).toBe(510)
      for (const id of [two, String(two)]) {
        const closed = await call(person, 'PUT', '/sys/tenant/edit', { id, status: 0 })
        expect(closed.body.success).toBe(false)
      }
      const row = await server().db.selectFrom('sysTenant').select('status').where('id', '=', two).executeTakeFirst()
      expect(row?.status).toBe(1)
    })

    test('who looks after all tenants, and who has none, is about the records of the installation (7)', async () => {
      const [one] = await addTenants()
      const role = await addGivenRole(server(), nodesOf(['user:list', 'tenant:all']))
      const everywhere = await addDelegate(server(), { roles: [role.id], tenants: [one] })
      const free = await addDelegate(server(), { roles: [(await addGivenRole(server(), nodesOf(['user:list']))).id] })
      expect(await list(everywhere, {})).toEqual(expect.arrayContaining([everywhere.id, free.id]))
      const seen = await list(free, {})
      expect(seen).toContain(free.id)
      expect(seen).not.toContain(everywhere.id)
    })

    test('whose tenants are all closed acts nowhere (7)', async () => {
      const [one] = await addTenants()
      const role = await addGivenRole(server(), nodesOf(['user:list']))
      const person = await addDelegate(server(), { roles: [role.id], tenants: [one] })
      await server().db.updateTable('sysTenant').set({ status: 0 }).where('id', '=', one).execute()
      expect(await list(person, {})).toBe(510)
    })

    test('a role grants in its own tenant alone, its menu, addresses and rules as well (12)', async () => {
      const [one, two] = await addTenants()
      const role = await addGivenRole(
        server(),
        [{ perms: 'user:list', url: '/sys/user/list', rules: [{ column: 'realname', value: 'nobody' }] }],
        one,
      )
      const shared = await addGivenRole(server(), nodesOf(['user:list']))
      const person = await addDelegate(server(), { roles: [role.id], tenants: [one, two] })
      const both = await addDelegate(server(), { roles: [role.id, shared.id], tenants: [one, two] })
      expect(await list(person, { tenant_id: String(one) })).toEqual([])
      expect(await list(person, { tenant_id: String(two) })).toBe(510)
      expect(await list(both, { tenant_id: String(one) })).toEqual([])
      expect(await list(both, { tenant_id: String(two) })).toEqual(expect.arrayContaining([person.id, both.id]))
    })

    test('a role of another tenant is not given into one where its giver has nothing (12)', async () => {
      const [one, two] = await addTenants()
      const codes = ['user:list', 'role:users', 'role:list', 'message:list']
      const own = await addGivenRole(server(), nodesOf(codes), one)
      const person = await addDelegate(server(), { roles: [own.id], tenants: [one] })
      const neighbour = await addDelegate(server(), { tenants: [one, two] })
      const inOne = { token: person.token, headers: { tenant_id: String(one) } }
      const give = (roleId: string) =>
        server().call('POST', '/sys/user/addSysUserRole', { ...inOne, body: { roleId, userIdList: [neighbour.id] } })
      await done(give(own.id))
      const shared = await addGivenRole(server(), nodesOf(['message:list']))
      await server()
        .db.insertInto('sysUserRole')
        .values({ id: createId(), userId: person.id, roleId: shared.id })
        .execute()
      expect((await give(shared.id)).body.success).toBe(false)
    })

    test('the log, files, messages and jobs are those of the tenant (13)', async () => {
      const [one, two] = await addTenants()
      const codes = ['log:list', 'log:delete', 'securityFile:list', 'securityFile:delete', 'job:list', 'job:run']
      const role = await addGivenRole(server(), nodesOf([...codes, 'message:list', 'message:add', 'message:send']))
      const [mine, theirs] = [
        await addDelegate(server(), { roles: [role.id], tenants: [one] }),
        await addDelegate(server(), { roles: [role.id], tenants: [two] }),
      ]
      const file = { folder: 'temp', name: 'a.txt', type: 'text/plain', content: Buffer.from('x'), owner: theirs.id }
      const path = await storeFile(server().db, server().config, { ...file, tenantId: two })
      const job = { id: createId(), jobClassName: 'AnalyzeJob', cronExpression: '0 0 0 1 1 ? 2099', status: -1 }
      await server().db.insertInto('sysQuartzJob').values(job).execute()
      const message = { esTitle: 'Hello', esType: '4', esReceiver: theirs.username, esContent: 'secret' }
      await done(call(theirs, 'POST', '/sys/message/sysMessage/add', message))
      const read = async (who: Delegate, url: string) => {
        const { body } = await server().call<{ readonly records: readonly { readonly id: string }[] }>('GET', url, {
          token: who.token,
        })
        return body.result.records.map(({ id }) => id)
      }
      for (const url of ['/sys/log/list', '/sys/securityFile/list', '/sys/message/sysMessage/list']) {
        const ids = await read(theirs, url)
        expect(ids.length).toBeGreaterThan(0)
        expect((await read(mine, url)).filter((id) => ids.includes(id))).toEqual([])
      }
      expect(await read(mine, '/sys/quartzJob/list')).toEqual([])
      const [entry = ''] = await read(theirs, '/sys/log/list')
      const [stored = ''] = await read(theirs, '/sys/securityFile/list')
      const [letter = ''] = await read(theirs, '/sys/message/sysMessage/list')
      const answers = [
        await call(mine, 'DELETE', '/sys/log/delete', { id: entry }),
        await call(mine, 'DELETE', '/sys/securityFile/delete', { id: stored }),
        await call(mine, 'POST', '/sys/message/sysMessage/send', { id: letter }),
        await call(mine, 'POST', '/sys/quartzJob/execute', { id: job.id }),
      ]
      expect(answers.map(({ body }) => body.success)).toEqual([false, false, false, false])
      await call(mine, 'DELETE', '/sys/log/deleteBatch', { ids: 'allclear' })
      expect(await read(theirs, '/sys/log/list')).toContain(entry)
      expect(await server().db.selectFrom('sysFile').select('path').where('path', '=', path).execute()).toHaveLength(1)
    })
  })
})
