import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { createSession } from '../../../server/http/session.ts'
import { findAccountByTarget } from '../../../server/modules/verification/accounts.ts'
import { describeEachDatabase } from '../harness.ts'
import { upload } from '../modules/upload.ts'
import { addFormRule } from '../online/formRules.ts'
import { writeRows } from '../writeRows.ts'
import { addDelegate, addDepart, addGivenRole } from './delegates.ts'
import { createFormScene } from './formScene.ts'

// What a rule leaves to somebody hangs on who they are: their name, their department, their tenant.
describeEachDatabase('what hangs on who somebody is', {}, (server) => {
  const { call, person, addForm, addRecord, list } = createFormScene(server)
  const addTenant = async () => {
    const values = { name: `Tenant ${createId()}`, status: 1 }
    const { id } = await server().db.insertInto('sysTenant').values(values).returning('id').executeTakeFirstOrThrow()
    return id
  }
  const bySomebody = async (operator: string, value = '#{sys_user_code}') => {
    const form = await addForm({ code: {}, create_by: { dbLength: 50 } })
    const rules = [{ column: 'create_by', operator, value }]
    const codes = ['user:list', 'user:add', 'user:password', 'role:users', 'role:list']
    const role = await addGivenRole(server(), [
      { url: form.address, perms: form.list, rules },
      ...codes.map((perms) => ({ perms })),
    ])
    return { form, role }
  }

  test.each(['like', 'right_like', 'ge', 'ne'])(
    'a rule that compares names by "%s" is given to nobody whose name reads more by it',
    async (operator) => {
      const { form, role } = await bySomebody(operator)
      const who = await addDelegate(server(), { roles: [role.id] })
      const name = `a${createId().slice(-12)}`
      await addRecord(form.tableName, { code: 'secret', create_by: operator === 'ne' ? who.username : `${name}body` })
      expect(await list(who, form.id)).toEqual([])
      const added = await call(who, 'POST', '/sys/user/add', {
        username: name,
        realname: 'x',
        password: 'Known to me 1!',
      })
      expect([added.success, added.message]).toEqual([true, added.message])
      const { id } = await server()
        .db.selectFrom('sysUser')
        .select('id')
        .where('username', '=', name)
        .executeTakeFirstOrThrow()
      const given = await call(who, 'POST', '/sys/user/addSysUserRole', { roleId: role.id, userIdList: [id] })
      expect(given.code).toBe(510)
      const token = await createSession(server().db, { userId: id, ip: null, userAgent: null })
      expect(await list({ token }, form.id)).toEqual([])
    },
  )

  test.each(['=', 'in'])('one that leaves to each their own alone by "%s" is given on', async (operator) => {
    const { role } = await bySomebody(operator)
    const who = await addDelegate(server(), { roles: [role.id] })
    const other = await addDelegate(server(), {})
    const given = await call(who, 'POST', '/sys/user/addSysUserRole', { roleId: role.id, userIdList: [other.id] })
    expect([given.success, given.message]).toEqual([true, given.message])
  })

  test('who reads their own records and those of their department does not act for a colleague', async () => {
    const { form, role } = await bySomebody('in', '#{sys_user_code},#{sys_org_code}')
    const depart = await addDepart(server(), `W${createId().slice(-6)}`)
    const who = await addDelegate(server(), { roles: [role.id], departs: [depart] })
    const colleague = await addDelegate(server(), { roles: [role.id], departs: [depart] })
    await addRecord(form.tableName, { code: 'own', create_by: colleague.username })
    expect([await list(who, form.id), (await list(colleague, form.id)).length]).toEqual([[], 1])
    const taken = { username: colleague.username, password: 'Taken over 1!' }
    expect((await call(who, 'PUT', '/sys/user/changePassword', taken)).code).toBe(510)
  })

  test('who may give a role whose rule leaves to each their own makes an account with it in one call', async () => {
    const { role } = await bySomebody('=')
    const who = await addDelegate(server(), {
      roles: [role.id, (await addGivenRole(server(), [{ perms: 'user:roles' }])).id],
    })
    const body = {
      username: `n${createId().slice(-8)}`,
      realname: 'x',
      password: 'Known to me 1!',
      selectedroles: role.id,
    }
    const { success, message } = await call(who, 'POST', '/sys/user/add', body)
    expect([success, message]).toEqual([true, message])
  })

  test.each([5, 10])('a tenant is found by one spelling of its number alone: not by %i digits', async (digits) => {
    const id = await addTenant()
    await person(['dict:delete'], [id])
    const who = await person(['tenant:list', 'tenant:edit'])
    const spelled = String(id).padStart(digits, '0')
    const { success } = await call(who, 'PUT', '/sys/tenant/edit', { id: spelled, status: 0 })
    const { db } = server()
    const { status } = await db.selectFrom('sysTenant').select('status').where('id', '=', id).executeTakeFirstOrThrow()
    expect([success, status]).toEqual([false, 1])
  })

  test('the number of a tenant is kept at its people in one spelling', async () => {
    const id = await addTenant()
    const who = await person(['user:list', 'user:edit', 'user:tenants', 'tenant:all'])
    const other = await addDelegate(server(), {})
    await call(who, 'PUT', '/sys/user/edit', { id: other.id, relTenantIds: `0${id},${id}` })
    const { relTenantIds } = await server()
      .db.selectFrom('sysUser')
      .select('relTenantIds')
      .where('id', '=', other.id)
      .executeTakeFirstOrThrow()
    expect(relTenantIds).toBe(String(id))
  })

  test('a department never gets the code that another one had, by which it would read its records', async () => {
    const form = await addForm({ code: {}, sys_org_code: { dbLength: 60 } })
    const [top, theirs] = [await addDepart(server(), 'Y10'), await addDepart(server(), 'Y11')]
    const own = await addDepart(server(), 'Y10A01', top)
    await addRecord(form.tableName, { code: 'secret', sys_org_code: 'Y11' })
    const rules = [{ column: 'sys_org_code', value: '#{sys_org_code}' }]
    const role = await addGivenRole(server(), [
      { url: form.address, perms: form.list, rules },
      ...['depart:list', 'depart:edit', 'depart:delete'].map((perms) => ({ perms })),
    ])
    const who = await addDelegate(server(), { roles: [role.id], departs: [own] })
    const moved = await call(who, 'PUT', '/sys/sysDepart/edit', { id: theirs, parentId: top })
    const freed = await call(who, 'PUT', '/sys/sysDepart/edit', { id: own, parentId: '' })
    expect([moved.success, freed.success, freed.message]).toEqual([true, true, freed.message])
    const { orgCode } = await server()
      .db.selectFrom('sysDepart')
      .select('orgCode')
      .where('id', '=', own)
      .executeTakeFirstOrThrow()
    expect(orgCode).not.toBe('Y11')
    expect(await list(who, form.id)).toEqual([])
  })

  test('the menu of a tenant is not that of another one', async () => {
    const [one, two] = [await addTenant(), await addTenant()]
    const role = await addGivenRole(server(), [{ perms: 'own:one', url: '/own/one' }], one)
    const who = await addDelegate(server(), { roles: [role.id], tenants: [one, two] })
    const read = async (tenant: number) => {
      const { body } = await server().call<{ readonly auth: readonly { readonly action: string }[] }>(
        'GET',
        '/sys/permission/getUserPermissionByToken',
        { token: who.token, headers: { tenant_id: String(tenant) } },
      )
      return body.result.auth.map(({ action }) => action)
    }
    expect([await read(one), await read(two)]).toEqual([['own:one'], []])
  })

  test.each(['add', 'edit', 'importExcel'])('nobody takes a mailbox in other letters: by %s', async (way) => {
    const mailbox = `b${createId().slice(-8)}@example.org`
    const owner = await addDelegate(server(), {})
    const { db } = server()
    await db.updateTable('sysUser').set({ email: mailbox }).where('id', '=', owner.id).execute()
    const who = await person(['user:list', 'user:add', 'user:edit', 'user:import'])
    const other = await addDelegate(server(), {})
    const username = `a${createId().slice(-8)}`
    const email = mailbox.toUpperCase()
    if (way === 'edit') {
      const { result } = await call(who, 'PUT', '/sys/user/edit', { id: other.id, email })
      expect(result).toMatchObject({ email: 'This value is already in use.' })
    } else if (way === 'add')
      await call(who, 'POST', '/sys/user/add', { username, realname: 'x', password: 'Known to me 1!', email })
    else {
      const content = writeRows('用户', ['用户账号', '用户姓名', '邮箱'], [[username, 'x', email]])
      const { body } = await upload(server(), who.token, '/sys/user/importExcel', { name: 'users.xls', content })
      expect(body).toMatchObject({ code: 201, result: { errorCount: 1, successCount: 0 } })
    }
    expect(await findAccountByTarget(db, { channel: 'mail', address: mailbox })).toMatchObject({ id: owner.id })
  })

  test('a mailbox is kept in lower case, and the check for duplicates says so before', async () => {
    const who = await person(['user:list', 'user:edit'])
    const [one, two] = [await addDelegate(server(), {}), await addDelegate(server(), {})]
    const mailbox = `M${createId().slice(-8)}@Example.org`
    await call(who, 'PUT', '/sys/user/edit', { id: one.id, email: mailbox })
    const { email } = await server()
      .db.selectFrom('sysUser')
      .select('email')
      .where('id', '=', one.id)
      .executeTakeFirstOrThrow()
    expect(email).toBe(mailbox.toLowerCase())
    const query = { tableName: 'sys_user', fieldName: 'email', fieldVal: mailbox, dataId: two.id }
    expect((await call(who, 'GET', '/sys/duplicate/check', query)).success).toBe(false)
  })

  test('an account does not come back out of the recycle bin to a mailbox that somebody has meanwhile', async () => {
    const who = await person(['user:list', 'user:edit', 'user:delete', 'user:recycle'])
    const [gone, other] = [await addDelegate(server(), {}), await addDelegate(server(), {})]
    const email = `r${createId().slice(-8)}@example.org`
    for (const [method, path, values] of [
      ['PUT', '/sys/user/edit', { id: gone.id, email }],
      ['DELETE', '/sys/user/delete', { id: gone.id }],
      ['PUT', '/sys/user/edit', { id: other.id, email }],
    ] as const)
      expect((await call(who, method, path, values)).success).toBe(true)
    const { success, message } = await call(who, 'PUT', '/sys/user/putRecycleBin', { userIds: gone.id })
    expect([success, message]).toEqual([false, `E-mail: "${email}" is now in use, so the record cannot be restored.`])
  })

  test('who looks after departments takes people out of them, and deletes those that are empty, whatever a rule leaves there', async () => {
    const [top, empty] = [await addDepart(server(), `X${createId().slice(-6)}`), `X${createId().slice(-6)}`]
    const below = await addDepart(server(), empty, top)
    const form = await addForm({ code: {}, sys_org_code: { dbLength: 60 } })
    const rules = [{ column: 'sys_org_code', operator: 'right_like', value: '#{sys_org_code}' }]
    const bound = await addGivenRole(server(), [{ url: form.address, perms: form.list, rules }])
    const member = await addDelegate(server(), { roles: [bound.id], departs: [top] })
    const who = await person(['depart:users', 'depart:list', 'depart:delete', 'user:list'])
    const gone = await call(who, 'DELETE', '/sys/sysDepart/delete', { id: below })
    expect([gone.success, gone.message]).toEqual([true, gone.message])
    const left = await call(who, 'DELETE', '/sys/user/deleteUserInDepart', { depId: top, userId: member.id })
    expect([left.success, left.message]).toEqual([true, left.message])
  })

  test('who looks after the rights of a form withholds what they do not read, and gives nothing back', async () => {
    const form = await addForm({ code: {} })
    const open = await addGivenRole(server(), [{ url: form.address, perms: form.list }])
    const whole = await addDelegate(server(), { roles: [open.id] })
    await addRecord(form.tableName, { code: 'theirs' })
    const rule = await addFormRule(server(), form.id, { value: 'x' })
    const who = await person(['online.form:list', 'online.form:auth', 'role:list'])
    const bind = (authIds: readonly string[]) =>
      call(who, 'POST', `/online/cgform/api/roleDataAuth/${open.id}/${form.id}`, { authIds })
    const bound = await bind([rule])
    expect([bound.success, bound.message, await list(whole, form.id)]).toEqual([true, bound.message, []])
    expect((await bind([])).code).toBe(510)
  })

  test('who looks after the people of their department by a rule on it adds somebody there', async () => {
    const depart = await addDepart(server(), `H${createId().slice(-4)}`)
    const rules = [{ column: 'orgCode', operator: 'right_like', value: '#{sys_org_code}' }]
    const codes = ['user:add', 'user:departs', 'depart:list', 'depart:users']
    const who = await person([{ perms: 'user:list', rules }, ...codes])
    await server().db.insertInto('sysUserDepart').values({ id: createId(), userId: who.id, depId: depart }).execute()
    const { orgCode } = await server()
      .db.selectFrom('sysDepart')
      .select('orgCode')
      .where('id', '=', depart)
      .executeTakeFirstOrThrow()
    await server().db.updateTable('sysUser').set({ orgCode }).where('id', '=', who.id).execute()
    const add = (departs: string) =>
      call(who, 'POST', '/sys/user/add', {
        ...{
          username: `n${createId().slice(-8)}`,
          realname: 'x',
          password: 'Known to me 1!',
          selecteddeparts: departs,
        },
      })
    const inside = await add(depart)
    expect([inside.success, inside.message]).toEqual([true, inside.message])
    expect((await add('')).success).toBe(false)
  })
})
