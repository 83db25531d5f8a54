import { expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'
import { addPerson } from './people.ts'
import { readContents } from './routes.ts'

describeEachDatabase('what tables hold', {}, (server) => {
  test('is read anew after each kind of write', async () => {
    const none = await readContents(server())
    const { id } = await addPerson(server())
    const added = await readContents(server())
    expect(added.sys_user?.length).toBe((none.sys_user?.length ?? 0) + 1)
    await server().db.updateTable('sysUser').set({ realname: 'Another' }).where('id', '=', id).execute()
    const changed = await readContents(server())
    expect(changed.sys_user?.join()).toContain('Another')
    expect({ ...changed, sys_user: [] }).toEqual({ ...added, sys_user: [] })
    await server().db.deleteFrom('sysUser').where('id', '=', id).execute()
    // A name stays that of the account which had it.
    await server().db.deleteFrom('sysUsedUsername').execute()
    expect(await readContents(server())).toEqual(none)
  })
})
