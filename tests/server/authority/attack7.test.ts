import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { formatWireTime } from '../../../server/db/time.ts'
import { describeEachDatabase } from '../harness.ts'
import { announcementCodes, signInClient } from '../modules/announcements.ts'
import { upload } from '../modules/upload.ts'
import { listen, noticePath, openSocket } from '../realtime/socketClient.ts'
import { addDelegate, addDepart, addDepartRole, addGivenRole } from './delegates.ts'
import { createFormScene, design } from './formScene.ts'

/** A picture of one point. */
const makePicture = () =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )

const freshName = () => `seventh_${createId().slice(-10)}`

describeEachDatabase('the seventh attack', {}, (server) => {
  const { call, person, addForm, addRecord, list, readTable, readField, change, synch } = createFormScene(server)
  const addTenant = async () => {
    const { id } = await server()
      .db.insertInto('sysTenant')
      .values({ name: freshName() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  test('rows of a sub table are not told by a main form that belongs to another tenant', async () => {
    const [one, two] = [await addTenant(), await addTenant()]
    const main = await addForm({ code: {} }, { tableType: 2, tenantId: two })
    const sub = await addForm({ main_id: { mainTable: main.tableName, mainField: 'id' }, code: {} }, { tableType: 3 })
    await server()
      .db.updateTable('onlCgformHead')
      .set({ subTableStr: sub.tableName })
      .where('id', '=', main.id)
      .execute()
    const mainId = await addRecord(main.tableName, { code: 'm' })
    await addRecord(sub.tableName, { main_id: mainId, code: 'secret' })
    const role = await addGivenRole(server(), [{ perms: sub.list }, { perms: main.list }])
    const who = await addDelegate(server(), { roles: [role.id], tenants: [one] })
    expect(await list(who, main.id)).toEqual([])
    expect(await list(who, sub.id)).toEqual([])
  })

  test('nobody adds rows below a record of another tenant by a sub table of the installation', async () => {
    const [one, two] = [await addTenant(), await addTenant()]
    const main = await addForm({ code: {} }, { tableType: 2, tenantId: two })
    const sub = await addForm({ main_id: { mainTable: main.tableName, mainField: 'id' }, code: {} }, { tableType: 3 })
    const mainId = await addRecord(main.tableName, { code: 'm' })
    const role = await addGivenRole(server(), [{ perms: sub.list }, { perms: `onl:${sub.tableName}:add` }])
    const who = await addDelegate(server(), { roles: [role.id], tenants: [one] })
    const added = await call(who, 'POST', `/online/cgform/api/form/${sub.id}`, { main_id: mainId, code: 'theirs' })
    expect([added.success, await readTable(sub.tableName)]).toEqual([false, []])
  })

  test('versions of who lies in the recycle bin are told to who sees the bin', async () => {
    const admin = await server().signIn({ isAdmin: true })
    const gone = await person([])
    await server().db.updateTable('sysUser').set({ phone: '13800007777' }).where('id', '=', gone.id).execute()
    expect((await call(admin, 'DELETE', '/sys/user/delete', { id: gone.id })).success).toBe(true)
    const who = await person(['user:list', 'dataLog:list'])
    const bin = await call(who, 'GET', '/sys/user/recycleBin')
    const found = await call(who, 'GET', '/sys/user/queryById', { id: gone.id })
    const versions = await call(who, 'GET', '/sys/dataLog/queryDataVerList', { dataTable: 'sys_user', dataId: gone.id })
    const told = JSON.stringify(versions).includes('13800007777')
    expect([bin.success, found.success, versions.success, told]).toEqual([false, false, true, false])
  })

  test('an explanation names no role that a rule keeps from who asks', async () => {
    const name = freshName()
    const other = await person([])
    const shown = await addGivenRole(server(), [{ perms: 'position:add' }])
    await server().db.updateTable('sysRole').set({ roleName: name }).where('id', '=', shown.id).execute()
    const who = await person([
      'permission:explain',
      'user:list',
      { perms: 'role:list', rules: [{ column: 'roleName', operator: '!=', value: name }] },
    ])
    const listed = await call(who, 'GET', '/sys/role/list', { pageSize: '1000' })
    expect([listed.success, JSON.stringify(listed).includes(name)]).toEqual([true, false])
    const explained = await call(who, 'GET', '/sys/permission/explain', {
      user: other.id,
      url: '/sys/position/add',
      method: 'POST',
    })
    expect([explained.success, JSON.stringify(explained).includes(name)]).toEqual([true, false])
  })

  test('what begins later tells nobody of it before, neither by a socket nor by mail', async () => {
    const [ada, bob] = [await signInClient(server(), announcementCodes), await signInClient(server())]
    const email = `${bob.user.id}@example.com`
    await server().db.updateTable('sysUser').set({ email }).where('id', '=', bob.user.id).execute()
    await bob.prefer({ mail: true })
    const socket = await openSocket((await listen(server())) + noticePath(bob.user))
    const startTime = formatWireTime(Date.now() + 3_600_000)
    const id = await ada.announce({ titile: 'Wages are cut', priority: 'H', startTime })
    const shown = await bob.show(id)
    socket.send('heartbeat')
    await socket.next()
    await new Promise((resolve) => setTimeout(resolve, 300))
    const heard = JSON.stringify(socket.received)
    await socket.close()
    expect({
      shown: shown.body.success,
      heard: heard.includes('Wages are cut'),
      mailed: server().sent.some(({ to }) => to === email),
    }).toEqual({ shown: false, heard: false, mailed: false })
  })

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

  test('a colleague from another tenant shows nothing of what they are there', async () => {
    const [one, two] = [await addTenant(), await addTenant()]
    const depart = { id: createId(), departName: freshName(), orgCode: freshName() }
    await server()
      .db.insertInto('sysDepart')
      .values({ ...depart, orgCategory: '1', orgType: '1', tenantId: two })
      .execute()
    const theirs = await addGivenRole(server(), [{ perms: 'seventh:secret' }], two)
    const both = await addDelegate(server(), {
      ...{ roles: [theirs.id], departs: [depart.id], tenants: [one, two], userIdentity: 2, departIds: depart.id },
    })
    const role = await addGivenRole(server(), [{ perms: 'user:list' }], one)
    const who = await addDelegate(server(), { roles: [role.id], tenants: [one] })
    const { result } = await call(who, 'GET', '/sys/user/list', { username: both.username })
    const [record] = (result as unknown as { records: readonly Readonly<Record<string, unknown>>[] }).records
    expect(record?.id).toBe(both.id)
    const roles = await call(who, 'GET', '/sys/user/queryUserRole', { userid: both.id })
    const picked = await call(
      await addDelegate(server(), { tenants: [one] }),
      'GET',
      '/sys/user/queryUserComponentData',
      {
        username: both.username,
      },
    )
    const has = (value: unknown, text: string) =>
      String(value ?? '')
        .split(',')
        .includes(text)
    expect({
      tenant: has(record?.relTenantIds, String(two)),
      inChargeOf: has(record?.departIds, depart.id),
      current: record?.orgCode === depart.orgCode,
      picked: JSON.stringify(picked.result).includes(depart.orgCode),
      role: JSON.stringify(roles.result).includes(theirs.id),
    }).toEqual({ tenant: false, inChargeOf: false, current: false, picked: false, role: false })
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

  test('members of a department are not told by the roles of departments that are none of the asker', async () => {
    const [own, theirs] = [await addDepart(server(), freshName()), await addDepart(server(), freshName())]
    const member = await addDelegate(server(), { departs: [own, theirs] })
    const droleId = await addDepartRole(server(), { departId: theirs, nodes: [], members: [member.id] })
    const role = await addGivenRole(server(), [{ perms: 'myDepart:list' }])
    const who = await addDelegate(server(), { roles: [role.id], userIdentity: 2, departIds: own })
    const direct = await call(who, 'GET', '/sys/sysDepartRole/getDeptRoleByUserId', {
      userId: member.id,
      departId: theirs,
    })
    const found = JSON.stringify(await call(who, 'GET', '/sys/user/departUserList', { droleId }))
    expect([direct.success, found.includes(member.id)]).toEqual([false, false])
  })

  test('rows of a sub table stay where their main field is withheld from who saves the record', async () => {
    const main = await addForm({ code: {}, name: {} }, { tableType: 2 })
    const sub = await addForm(
      { main_code: { mainTable: main.tableName, mainField: 'code' }, item: {} },
      { tableType: 3 },
    )
    await server()
      .db.updateTable('onlCgformHead')
      .set({ subTableStr: sub.tableName })
      .where('id', '=', main.id)
      .execute()
    await server()
      .db.insertInto('onlAuthPage')
      .values({ id: createId(), cgformId: main.id, code: 'code', type: 1, control: 5, page: 5, status: 1 })
      .execute()
    const mainId = await addRecord(main.tableName, { code: 'm', name: 'n' })
    await addRecord(sub.tableName, { main_code: 'm', item: 'kept' })
    const codes = ['list', 'add', 'edit', 'delete'].map((operation) => `onl:${main.tableName}:${operation}`)
    const who = await person(codes)
    const read = await call(who, 'GET', `/online/cgform/api/form/${main.id}/${mainId}`)
    const record = read.result as unknown as Readonly<Record<string, unknown>>
    expect(await list(who, sub.id)).toHaveLength(1)
    const saved = await call(who, 'PUT', `/online/cgform/api/form/${main.id}`, { ...record, name: 'other' })
    const left = await readTable(sub.tableName)
    expect([read.success, record?.[sub.tableName], saved.success, left.length]).toEqual([
      true,
      [expect.objectContaining({ item: 'kept' })],
      true,
      1,
    ])
  })
})
