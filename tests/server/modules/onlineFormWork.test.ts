import { afterAll, beforeEach, expect, test } from 'vitest'
import { isPublicAddress } from '../../../server/modules/proxy/publicAddress.ts'
import { describeEachDatabase } from '../harness.ts'
import { openLoopback, readBody } from './loopback.ts'
import { field, openDesigner, type Row } from './onlineForms.ts'

interface Received extends Row {
  readonly path: string
  readonly buttonCode: string
  readonly record: Row
}

const received: Received[] = []
const host = await openLoopback(async (request, response) => {
  const { url = '' } = request
  received.push({ path: url, ...JSON.parse(await readBody(request)) })
  response.statusCode = url === '/refuse' ? 409 : 200
  response.end('{}')
})
afterAll(() => host.close())
beforeEach(() => received.splice(0))

const { port } = new URL(host.url)
const environment = { PROXY_HOSTS: `hook.example.org:${port}` }

/** The name leads to this machine, on the port of the host of the test. */
const network = {
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  isAllowed: (address: string) => address === '127.0.0.1' || isPublicAddress(address),
}

describeEachDatabase('what is set up for buttons of online forms', { environment, network }, (server) => {
  const open = async () => {
    const administrator = await server().signIn({ isAdmin: true })
    const designer = openDesigner(server(), administrator.token)
    const { call, must } = designer
    const tableName = `work_${crypto.randomUUID().slice(0, 8)}`
    const form = await designer.add({ tableName }, [
      field('name'),
      field('state'),
      field('note'),
      field('qty', { dbType: 'int', fieldShowType: 'text' }),
    ])
    const { id } = form.head
    await designer.synchronise(id)
    const hook = (path: string) => `http://hook.example.org:${port}${path}`
    return {
      id,
      tableName,
      call,
      must,
      setStatement: (buttonCode: string, cgbSql: string) =>
        must(call('POST', `head/enhanceSql/${id}`, { body: { buttonCode, cgbSql } })),
      setCall: (buttonCode: string, event: 'start' | 'end', path: string) =>
        must(
          call('POST', `head/enhanceJava/${id}`, {
            body: { buttonCode, event, cgJavaType: 'http', cgJavaValue: hook(path) },
          }),
        ),
      addButton: (body: Row) =>
        must(call('POST', 'button/add', { body: { cgformHeadId: id, optType: 'action', ...body } })),
      press: (buttonCode: string, dataId: string, uiFormData: unknown = {}) =>
        call<null>('POST', 'api/doButton', { body: { formId: id, buttonCode, dataId, uiFormData } }),
      add: (body: Row) => must(call<string>('POST', `api/form/${id}`, { body })),
      change: (body: Row) => call<string>('PUT', `api/form/${id}`, { body }),
      remove: (recordId: string) => call<number>('DELETE', `api/form/${id}/${recordId}`),
      read: (recordId: string) => must(call<Row>('GET', `api/form/${id}/${recordId}`)),
    }
  }

  test('runs statements with the values of the record, and leaves a version', async () => {
    const form = await open()
    await form.addButton({ buttonCode: 'close', buttonName: 'Close' })
    await form.setStatement(
      'close',
      `update ${form.tableName} set state = 'closed', note = #{sys_user_code}, qty = qty + #{qty} where id = '#{id}'`,
    )
    const [first, second] = [await form.add({ name: "O'Hara", qty: 2 }), await form.add({ name: 'Ada', qty: 5 })]
    expect((await form.press('close', first)).body.success).toBe(true)
    expect(await form.read(first)).toMatchObject({ name: "O'Hara", state: 'closed', qty: 4 })
    expect(await form.read(second)).toMatchObject({ state: null, qty: 5 })
    const versions = await server()
      .db.selectFrom('sysDataLog')
      .select('dataVersion')
      .where('dataTable', '=', form.tableName)
      .where('dataId', '=', first)
      .execute()
    expect(versions).toHaveLength(2)
  })

  test('a text that looks like a statement is a value', async () => {
    const form = await open()
    await form.addButton({ buttonCode: 'copy', buttonName: 'Copy' })
    await form.setStatement('copy', `update ${form.tableName} set note = '#{name}' where id = '#{id}'`)
    const name = `x', state = 'taken`
    const [first, second] = [await form.add({ name }), await form.add({ name: 'Ada' })]
    await form.press('copy', first)
    expect(await form.read(first)).toMatchObject({ note: name, state: null })
    await form.press('copy', '', { id: second, name })
    expect(await form.read(second)).toMatchObject({ note: null })
  })

  test('a button whose condition does not hold does nothing, whoever asks', async () => {
    const form = await open()
    await form.addButton({ buttonCode: 'ship', buttonName: 'Ship', exp: 'state#eq#open&&qty#ne#0' })
    await form.setStatement('ship', `update ${form.tableName} set state = 'shipped' where id = '#{id}'`)
    const [ready, empty] = [await form.add({ state: 'open', qty: 3 }), await form.add({ state: 'open', qty: 0 })]
    const refused = await form.press('ship', empty)
    expect(refused.body).toMatchObject({ success: false, message: '该记录不满足按钮“Ship”的条件' })
    expect(await form.read(empty)).toMatchObject({ state: 'open' })
    expect((await form.press('ship', ready)).body.success).toBe(true)
    expect(await form.read(ready)).toMatchObject({ state: 'shipped' })
    expect((await form.press('ship', ready)).body.success).toBe(false)
  })

  test('an unknown button, one that is switched off and one without any work are refused', async () => {
    const form = await open()
    await form.addButton({ buttonCode: 'idle', buttonName: 'Idle' })
    await form.addButton({ buttonCode: 'off', buttonName: 'Off', buttonStatus: '0' })
    await form.setStatement('off', `delete from ${form.tableName}`)
    const id = await form.add({ name: 'Ada' })
    expect((await form.press('idle', id)).body.message).toContain('idle')
    expect((await form.press('off', id)).body).toMatchObject({ success: false, code: 510 })
    expect((await form.press('nothing', id)).body).toMatchObject({ success: false, code: 510 })
    expect(await form.read(id)).toMatchObject({ name: 'Ada' })
  })

  test('a server is told before, and its refusal stops the button', async () => {
    const form = await open()
    await form.addButton({ buttonCode: 'send', buttonName: 'Send' })
    await form.setStatement('send', `update ${form.tableName} set state = 'sent' where id = '#{id}'`)
    await form.setCall('send', 'start', '/refuse')
    const id = await form.add({ name: 'Ada' })
    expect((await form.press('send', id)).body.success).toBe(false)
    expect(received).toMatchObject([
      { path: '/refuse', buttonCode: 'send', tableName: form.tableName, dataId: id, record: { name: 'Ada' } },
    ])
    expect(await form.read(id)).toMatchObject({ state: null })
  })

  test('adding, changing and removing do what is set up for them, in their own transaction', async () => {
    const form = await open()
    await form.setStatement('add', `update ${form.tableName} set note = 'added ' || '#{name}' where id = '#{id}'`)
    await form.setStatement('edit', `update ${form.tableName} set state = 'edited' where id = '#{id}'`)
    await form.setStatement('delete', `update ${form.tableName} set note = 'left by ' || '#{name}'`)
    const [first, second] = [await form.add({ name: 'Ada' }), await form.add({ name: 'Bob' })]
    expect(await form.read(first)).toMatchObject({ note: 'added Ada', state: null })
    await form.change({ id: first, name: 'Ada L.' })
    expect(await form.read(first)).toMatchObject({ name: 'Ada L.', state: 'edited' })
    expect((await form.remove(first)).body.success).toBe(true)
    expect(await form.read(second)).toMatchObject({ name: 'Bob', note: 'left by Ada L.' })
  })

  test('a statement that fails takes the record with it', async () => {
    const form = await open()
    await form.setStatement('add', `update ${form.tableName} set qty = cast('#{name}' as integer) where id = '#{id}'`)
    const refused = await form.call('POST', `api/form/${form.id}`, { body: { name: 'no number' } })
    expect(refused.body.success).toBe(false)
    const { total } = await form.must(form.call<{ readonly total: number }>('GET', `api/getData/${form.id}`))
    expect(total).toBe(0)
  })

  test('servers are told of writes: one that refuses before stops them, one that fails after is noted', async () => {
    const form = await open()
    await form.setCall('add', 'end', '/told')
    await form.setCall('edit', 'start', '/refuse')
    await form.setCall('delete', 'end', '/refuse')
    const id = await form.add({ name: 'Ada' })
    expect(received).toMatchObject([{ path: '/told', buttonCode: 'add', dataId: id, record: { id, name: 'Ada' } }])
    expect((await form.change({ id, name: 'Eve' })).body.success).toBe(false)
    expect(await form.read(id)).toMatchObject({ name: 'Ada' })
    expect((await form.remove(id)).body.success).toBe(true)
    const noted = await server()
      .db.selectFrom('sysLog')
      .select('logContent')
      .where('logContent', '=', `通知其他服务失败：${form.tableName}`)
      .execute()
    expect(noted).toHaveLength(1)
  })
})
