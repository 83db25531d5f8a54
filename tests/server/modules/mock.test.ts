import { expect, test } from 'vitest'
import { storeFile } from '../../../server/files/fileStore.ts'
import { describeEachDatabase } from '../harness.ts'
import { addNode } from './people.ts'

interface Page {
  readonly records: readonly Record<string, unknown>[]
  readonly total: number
}

describeEachDatabase('calls of other clients', {}, (server) => {
  test('that are for trying out answer with what the server has', async () => {
    const { token, username } = await server().signIn({ isAdmin: true })
    const parentId = await addNode(server(), { name: 'Folder' })
    await addNode(server(), { name: 'Push', parentId, menuType: 2, perms: 'thing:push' })
    const get = async (path: string, query: Record<string, string> = {}) =>
      (await server().call<Page>('GET', `/mock/api/${path}`, { token, query })).body.result
    const users = await get('user', { username })
    expect(users.records).toMatchObject([{ username }])
    expect(JSON.stringify(users)).not.toContain('password')
    expect((await get('role', { roleCode: 'admin' })).total).toBe(1)
    const services = await get('service', { pageSize: '1000' })
    expect(services.records.find(({ id }) => id === 'mock')).toMatchObject({ calls: 5, sockets: 0 })
    expect((await get('permission', { pageSize: '1' })).records).toHaveLength(1)
    const whole = (await server().call<Page['records']>('GET', '/mock/api/permission/no-pager', { token })).body.result
    expect(whole.find(({ id }) => id === parentId)).toMatchObject({
      name: 'Folder',
      actions: [{ action: 'thing:push', describe: 'Push' }],
    })
  })

  test('tell who is signed in under the older name too', async () => {
    const { token, username } = await server().signIn()
    for (const method of ['GET', 'POST'] as const) {
      const { body } = await server().call(method, '/user/info', { token })
      expect(body.result, method).toMatchObject({ userInfo: { username } })
    }
  })

  test('show a stored PDF in a frame, and nothing else', async () => {
    const { id: owner, token } = await server().signIn()
    const store = (name: string, type: string) =>
      storeFile(server().db, server().config, {
        folder: 'temp',
        name,
        type,
        content: Buffer.from('%PDF-'),
        owner,
        tenantId: 0,
      })
    const path = '/sys/common/pdf/pdfPreviewIframe'
    const pdf = await store('a.pdf', 'application/pdf')
    const shown = await server().call('GET', path, { query: { path: pdf, token } })
    expect(shown.headers['content-type']).toBe('application/pdf')
    expect(String(shown.headers['content-disposition'])).toMatch(/^inline/)
    const text = await store('a.txt', 'text/plain')
    expect((await server().call('GET', path, { token, query: { path: text } })).body.success).toBe(false)
    for (const wrong of ['../a.pdf', 'https://x.example/a.pdf', '/etc/passwd'])
      expect((await server().call('GET', path, { token, query: { path: wrong } })).status).toBe(404)
  })
})
