import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { toRecordName } from '../../../server/modules/data-log/changes.ts'
import { addDelegate, addGivenRole } from '../authority/delegates.ts'
import { describeEachDatabase } from '../harness.ts'

interface Change {
  readonly dataId: string
  readonly type: string
  readonly text: string
  readonly detail: string
}

test.each([
  [{ id: '1', roleName: 'Buyers', roleCode: 'b' }, 'Buyers'],
  [{ titile: ' A notice ' }, 'A notice'],
  [{ code: 'x', sort: 3 }, ''],
  [{ name: 'n'.repeat(70) }, `${'n'.repeat(60)}…`],
])('of %j a person says %s', (content, name) => expect(toRecordName(content)).toBe(name))

describeEachDatabase('recent changes', {}, (server) => {
  const read = async (token: string) =>
    (await server().call<readonly Change[]>('GET', '/sys/dataLog/changes', { token })).body.result
  const addPosition = async (token: string, name: string) =>
    (
      await server().call<{ id: string }>('POST', '/sys/position/add', {
        token,
        body: { code: createId(), name, postRank: '1' },
      })
    ).body.result.id

  test('are those of records that the person sees, each record once', async () => {
    const editor = await server().signIn({ codes: ['position:list', 'position:add', 'position:edit'] })
    const id = await addPosition(editor.token, 'Clerk')
    await server().call('PUT', '/sys/position/edit', { token: editor.token, body: { id, name: 'Senior clerk' } })
    expect(await read(editor.token)).toMatchObject([
      { dataId: id, type: 'edit', text: expect.stringContaining('Senior clerk') },
    ])
    expect(JSON.stringify(await read(editor.token))).not.toContain('dataContent')
    expect(await read((await server().signIn()).token)).toEqual([])
    expect((await server().call('GET', '/sys/dataLog/changes', {})).status).toBe(401)
  })

  test('leave out records that a rule keeps away', async () => {
    const editor = await server().signIn({ codes: ['position:list', 'position:add'] })
    const kept = await addPosition(editor.token, 'Kept')
    await addPosition(editor.token, 'Away')
    const role = await addGivenRole(server(), [
      { perms: 'position:list', rules: [{ column: 'name', operator: '=', value: 'Kept' }] },
    ])
    const reader = await addDelegate(server(), { roles: [role.id] })
    expect((await read(reader.token)).map(({ dataId }) => dataId)).toEqual([kept])
  })

  test('name records that have texts in three languages in that of their reader', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const position = await addPosition(token, '文员')
    const texts = { name: { zh: '文员', en: 'Clerk', tw: '文員' } }
    const { db } = server()
    await db.updateTable('sysPosition').set({ texts }).where('id', '=', position).execute()
    const node = { name: '导出', menuType: 2, perms: 'recent:export', permsType: '1', status: '1' }
    await server().call('POST', '/sys/permission/add', { token, body: node })
    const names = { zh: '导出', en: 'Export', tw: '匯出' }
    await db.updateTable('sysPermission').set({ names }).where('perms', '=', 'recent:export').execute()
    const headers = { 'accept-language': 'en' }
    const { body } = await server().call<readonly Change[]>('GET', '/sys/dataLog/changes', { token, headers })
    const found = body.result.map(({ text }) => text)
    expect(found).toContainEqual(expect.stringMatching(/: Clerk$/))
    expect(found).toContainEqual(expect.stringMatching(/: Export$/))
  })
})
