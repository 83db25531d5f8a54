import { expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'
import { writeRows } from '../writeRows.ts'
import { addPerson } from './people.ts'
import { upload } from './upload.ts'

const span = { startTime: '2026-01-01 08:00:00', endTime: '2026-01-31 18:00:00' }

describeEachDatabase('agents of users', {}, (server) => {
  const call = <T = Record<string, unknown> | null>(
    token: string,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    values: object = {},
  ) =>
    server().call<T>(
      method,
      `/sys/sysUserAgent/${path}`,
      method === 'GET' || method === 'DELETE'
        ? { token, query: values as Record<string, string> }
        : { token, body: values },
    )

  test('are chosen by people for themselves, and for nobody else', async () => {
    const [anna, bert] = [await server().signIn(), await addPerson(server())]
    expect((await call(anna.token, 'GET', 'mine')).body.result).toBeNull()
    const values = { agentUserName: bert.username, id: 'x', ...span }
    const saved = await call(anna.token, 'PUT', 'mine', { ...values, userName: bert.username })
    expect(saved.body.result).toMatchObject({ userName: anna.username, agentUserName: bert.username, status: '1' })
    await call(anna.token, 'PUT', 'mine', { ...values, status: '0' })
    const mine = await call(anna.token, 'GET', 'queryByUserName', { userName: anna.username })
    expect(mine.body.result).toMatchObject({ id: saved.body.result?.id, status: '0' })
    expect((await call(anna.token, 'GET', 'queryByUserName', { userName: bert.username })).body.code).toBe(510)
    expect((await call(anna.token, 'PUT', 'save', { userName: bert.username, ...values })).body.code).toBe(510)
    expect((await call(anna.token, 'DELETE', 'mine')).body.success).toBe(true)
    expect((await call(anna.token, 'DELETE', 'mine')).body).toMatchObject({ success: false, message: '未找到对应实体' })
  })

  test('are people other than the user, for a span that ends after it begins', async () => {
    const anna = await server().signIn()
    const [bert, gone] = [await addPerson(server()), await addPerson(server(), { delFlag: 1 })]
    const save = async (values: object) => (await call(anna.token, 'PUT', 'mine', { ...span, ...values })).body
    expect(await save({ agentUserName: anna.username })).toMatchObject({
      success: false,
      result: { agentUserName: '不能把自己设为代理人' },
    })
    for (const agentUserName of ['nobody-there', gone.username])
      expect((await save({ agentUserName })).message).toBe(`用户不存在：${agentUserName}`)
    expect((await save({ agentUserName: bert.username, endTime: span.startTime })).message).toContain('晚于')
    expect((await save({ agentUserName: bert.username, status: '7' })).success).toBe(false)
    expect((await call(anna.token, 'GET', 'mine')).body.result).toBeNull()
  })

  test('of all are kept by who may, one for each user', async () => {
    const { token, username } = await server().signIn({ isAdmin: true })
    const [anna, bert] = [await addPerson(server()), await addPerson(server())]
    const values = { userName: anna.username, agentUserName: bert.username, ...span }
    const added = await call(token, 'POST', 'add', values)
    expect(added.body.result).toMatchObject({ createBy: username })
    expect((await call(token, 'POST', 'add', values)).body.result).toMatchObject({ userName: '该用户已设置代理人' })
    await call(token, 'PUT', 'save', { ...values, endTime: '2026-03-01 00:00:00' })
    const changed = await call(token, 'GET', 'queryByUserName', { userName: anna.username })
    expect(changed.body.result).toMatchObject({ id: added.body.result?.id, endTime: '2026-03-01 00:00:00' })
    const { id } = changed.body.result ?? {}
    await call(token, 'PUT', 'edit', { id, userName: bert.username })
    expect((await call(token, 'GET', 'queryById', { id })).body.result).toMatchObject({ userName: anna.username })
    const content = writeRows(
      'x',
      ['User', 'Delegate', 'From', 'Until', 'Status'],
      [[bert.username, anna.username, span.startTime, span.endTime, '1']],
    )
    const imported = await upload(server(), token, '/sys/sysUserAgent/importExcel', { name: 'x.xls', content })
    expect(imported.body.message).toContain('数据行数：1')
  })
})
