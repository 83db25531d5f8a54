import { expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'

interface Table {
  readonly table: string
  readonly title: string
  readonly columns: readonly { readonly column: string; readonly title: string }[]
}

describeEachDatabase('the tables of the duplicate check', {}, (server) => {
  test('are those with unique columns, in words of the language of the request', async () => {
    const { token } = await server().signIn({ codes: ['duplicate:list'] })
    const { body } = await server().call<readonly Table[]>('GET', '/sys/duplicate/tables', {
      token,
      headers: { 'accept-language': 'en' },
    })
    expect(body.result.find(({ table }) => table === 'sys_position')).toEqual({
      table: 'sys_position',
      title: 'Positions (sys_position)',
      columns: [{ column: 'code', title: 'Code (code)' }],
    })
    const users = body.result.find(({ table }) => table === 'sys_user')
    expect(users?.columns.map(({ column }) => column)).toEqual(['username', 'phone', 'email', 'work_no'])
    for (const { table, columns } of body.result)
      for (const { column } of columns) {
        const query = { tableName: table, fieldName: column, fieldVal: 'no such value' }
        const checked = await server().call('GET', '/sys/duplicate/check', { token, query })
        expect(checked.body).toMatchObject({ success: true, message: '该值可用！' })
      }
  })

  test('take the name of an account that is gone for taken', async () => {
    const { token } = await server().signIn({ codes: ['user:list'] })
    const { username, id } = await server().signIn({ codes: ['role:list'] })
    await server().db.deleteFrom('sysUser').where('id', '=', id).execute()
    const query = { tableName: 'sys_user', fieldName: 'username', fieldVal: username }
    const checked = await server().call('GET', '/sys/duplicate/check', { token, query })
    expect(checked.body).toMatchObject({ success: false, message: '该值不可用，系统中已存在！' })
  })
})
