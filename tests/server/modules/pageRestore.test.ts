import { expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'

interface StoredPage {
  readonly id: string
  readonly title: string
  readonly document: string
}

const toPage = (title: string, field = 'name') =>
  JSON.stringify({
    kind: 'form',
    id: 'own.greeting',
    version: 1,
    title,
    fields: { name: { label: 'Name' } },
    layout: [field],
    submit: [{ close: true }],
  })

describeEachDatabase('versions of pages', {}, (server) => {
  const codes = ['page:list', 'page:add', 'page:edit']

  test('a page gets the document of a version again, and that is a version of its own', async () => {
    const { token } = await server().signIn({ codes })
    const call = <T>(method: 'GET' | 'POST' | 'PUT', path: string, request: object = {}) =>
      server().call<T>(method, `/sys/page/${path}`, { token, ...request })
    const { result: added } = (await call<StoredPage>('POST', 'add', { body: { document: toPage('First') } })).body
    const { id } = added
    await call('PUT', 'edit', { body: { id, document: toPage('Second') } })
    const restored = await call<StoredPage>('POST', 'restore', { body: { id, dataVersion: 1 } })
    expect(restored.body).toMatchObject({ success: true, message: '已恢复到版本 1' })
    const { result: now } = (await call<StoredPage>('GET', 'queryById', { query: { id } })).body
    expect(now).toMatchObject({ title: 'First', document: added.document })
    const versions = await server()
      .db.selectFrom('sysDataLog')
      .select('dataVersion')
      .where('dataTable', '=', 'sys_page')
      .where('dataId', '=', id)
      .execute()
    expect(versions.map(({ dataVersion }) => Number(dataVersion)).sort()).toEqual([1, 2, 3])

    const none = await call('POST', 'restore', { body: { id, dataVersion: 99 } })
    expect(none.body).toMatchObject({ success: false, message: '未找到该版本的页面文档' })
    const unknown = await call('POST', 'restore', { body: { id: 'nobody', dataVersion: 1 } })
    expect(unknown.body.success).toBe(false)
  })
})
