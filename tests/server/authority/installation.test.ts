import { expect, test } from 'vitest'
import { describeEachDatabase, type TestUser } from '../harness.ts'

/** Writes to what the installation has once, each with the code that it asks for. */
const writes = [
  ['POST', '/sys/dict/add', 'dict:add', { dictName: 'one', dictCode: 'one' }],
  ['POST', '/sys/tenant/add', 'tenant:add', { id: 77, name: 'one', status: 1 }],
  [
    'POST',
    '/sys/message/sysMessageTemplate/add',
    'messageTemplate:add',
    { templateCode: 'one', templateName: 'one', templateType: '4', templateContent: 'one' },
  ],
  ['POST', '/sys/permission/add', 'permission:add', { name: 'one', menuType: 0, url: '/one', component: 'one' }],
] as const

describeEachDatabase('what the installation has once', {}, (server) => {
  async function signIn(codes: readonly string[], tenants: string | null): Promise<TestUser> {
    const user = await server().signIn({ codes })
    await server()
      .db.insertInto('sysTenant')
      .values({ id: 7, name: 'Seven', status: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await server().db.updateTable('sysUser').set({ relTenantIds: tenants }).where('id', '=', user.id).execute()
    return user
  }

  test.each(writes)('%s %s is refused in words to who works in a tenant', async (method, path, code, body) => {
    const { token } = await signIn([code], '7')
    const answer = await server().call(method, path, { token, body, headers: { 'accept-language': 'en' } })
    expect(answer.body).toMatchObject({ success: false, code: 510 })
    expect(answer.body.message).toContain('cannot be changed from within a tenant')
    expect(server().bugs).toEqual([])
  })

  test('is not deleted by who works in a tenant either, nor is a part of it', async () => {
    await server().db.insertInto('sysDict').values({ id: 'kept', dictName: 'kept', dictCode: 'kept' }).execute()
    await server()
      .db.insertInto('sysDictItem')
      .values({ id: 'part', dictId: 'kept', itemText: 'part', itemValue: '1' })
      .execute()
    const { token } = await signIn(['dict:delete', 'dict:edit'], '7')
    for (const path of ['/sys/dict/delete?id=kept', '/sys/dictItem/delete?id=part'])
      expect((await server().call('DELETE', path, { token })).body).toMatchObject({ success: false, code: 510 })
  })

  test('is written by who has no tenant, and by who looks after all of them, in whichever they work', async () => {
    const [, path, code] = writes[0]
    for (const [name, user, headers] of [
      ['free', await signIn([code], null), {}],
      ['all', await signIn([code, 'tenant:all'], '7'), {}],
      ['named', await signIn([code, 'tenant:all'], '7'), { tenant_id: '7' }],
    ] as const) {
      const body = { dictName: name, dictCode: name }
      const answer = await server().call('POST', path, { token: user.token, body, headers })
      expect([name, answer.body.success]).toEqual([name, true])
    }
  })

  test('is read by everybody who may', async () => {
    const { token } = await signIn(['dict:list'], '7')
    expect((await server().call('GET', '/sys/dict/list', { token })).body.success).toBe(true)
  })
})
