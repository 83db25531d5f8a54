import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { describeEachDatabase } from '../harness.ts'
import { upload } from '../modules/upload.ts'
import { addGivenRole } from './delegates.ts'
import { createFormScene } from './formScene.ts'

/** A picture of one point. */
const makePicture = () =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )

const freshName = () => `ruled_${createId().slice(-10)}`

// Lists that the server alone writes obey the rules at their nodes as all others do.
describeEachDatabase('lists without writes', {}, (server) => {
  const { call, person } = createFormScene(server)

  test('a rule at the node of the store of files keeps files away', async () => {
    const who = await person(['file:upload'])
    const role = await addGivenRole(server(), [
      { perms: 'securityFile:list', rules: [{ column: 'owner', value: who.id }] },
      { perms: 'securityFile:delete' },
    ])
    await server().db.insertInto('sysUserRole').values({ id: createId(), userId: who.id, roleId: role.id }).execute()
    const other = await person(['file:upload'])
    const picture = { name: 'secret.png', content: makePicture(), type: 'image/png' }
    const path = String((await upload(server(), other.token, '/sys/common/upload', picture)).body.message)
    const listed = JSON.stringify(await call(who, 'GET', '/sys/securityFile/list', { pageSize: '100' }))
    const file = await server().app.inject({
      method: 'GET',
      url: `/api/sys/common/static/${path}`,
      headers: { 'x-access-token': who.token },
    })
    const { id } = await server()
      .db.selectFrom('sysFile')
      .select('id')
      .where('path', '=', path)
      .executeTakeFirstOrThrow()
    const deleted = await call(who, 'DELETE', '/sys/securityFile/delete', { id })
    expect([listed.includes(path), file.statusCode, deleted.success]).toEqual([false, 404, false])
  })

  test('a rule at the node of the versions keeps those of other tables away', async () => {
    const other = await person(['position:add'])
    const code = freshName()
    await call(other, 'POST', '/sys/position/add', { code, name: 'x', postRank: '1' })
    const { id } = await server()
      .db.selectFrom('sysPosition')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    const who = await person([
      { perms: 'dataLog:list', rules: [{ column: 'dataTable', value: 'sys_dict' }] },
      'position:list',
    ])
    const listed = await call(who, 'GET', '/sys/dataLog/list', { dataId: id })
    const named = await call(who, 'GET', '/sys/dataLog/queryDataVerList', { dataTable: 'sys_position', dataId: id })
    const { id: version } = await server()
      .db.selectFrom('sysDataLog')
      .select('id')
      .where('dataId', '=', id)
      .executeTakeFirstOrThrow()
    const compared = await call(who, 'GET', '/sys/dataLog/compare', { id: version })
    expect(compared.success).toBe(false)
    expect([JSON.stringify(listed).includes(id), JSON.stringify(named).includes(id)]).toEqual([false, false])
  })

  test('a rule at the node of who is online keeps others away', async () => {
    const other = await person([])
    const who = await person([
      { perms: 'online:list', rules: [{ column: 'username', value: 'nobody' }] },
      'online:logout',
    ])
    const listed = await call(who, 'GET', '/sys/online/list', { pageSize: '1000' })
    const { id } = await server()
      .db.selectFrom('sysSession')
      .select('id')
      .where('userId', '=', other.id)
      .executeTakeFirstOrThrow()
    const ended = await call(who, 'POST', '/sys/online/forceLogout', { token: id })
    expect(ended).toMatchObject({ success: false, message: 'This user is no longer online.' })
    expect([listed.success, JSON.stringify(listed).includes(other.username)]).toEqual([true, false])
  })

  test.each([
    ['securityFile:list', 'id, name, path, size, type, owner, createTime'],
    ['dataLog:list', 'id, dataTable, dataId, dataVersion, type, createName, createBy, createTime'],
  ])('a rule at a node of %s about a field that is none of the list is refused', async (perms, known) => {
    const admin = await server().signIn({ isAdmin: true })
    const id = createId()
    await server()
      .db.insertInto('sysPermission')
      .values({ id, name: freshName(), perms, menuType: 2, permsType: '1' })
      .execute()
    const rule = { permissionId: id, ruleName: 'x', ruleColumn: 'tenantId', ruleConditions: '=', ruleValue: '1' }
    const { success, message } = await call(admin, 'POST', '/sys/permission/addPermissionRule', rule)
    expect([success, message]).toEqual([
      false,
      `The records of this node have no field "tenantId". They have: ${known}.`,
    ])
  })

  test('an explanation counts who is online as a rule leaves them', async () => {
    const admin = await server().signIn({ isAdmin: true })
    const other = await person([])
    const who = await person([{ perms: 'online:list', rules: [{ column: 'username', value: other.username }] }])
    const explained = await call(admin, 'GET', '/sys/permission/explain', { user: who.id, url: '/sys/online/list' })
    expect(explained.success, explained.message).toBe(true)
    const { findings } = explained.result as unknown as { readonly findings: readonly { readonly topic: string }[] }
    expect(findings.map(({ topic }) => topic)).toEqual(expect.arrayContaining(['rule', 'records']))
    expect(JSON.stringify(findings.filter(({ topic }) => topic === 'records'))).toContain('1')
  })
})
