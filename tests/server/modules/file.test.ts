import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toLogTexts } from '../../../server/http/logTexts.ts'
import { toFileToken } from '../../../server/http/session.ts'
import { describeEachDatabase } from '../harness.ts'
import { writeRows } from '../writeRows.ts'
import { addPerson } from './people.ts'
import { upload } from './upload.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const path = '/sys/common/upload'

describeEachDatabase('stored files', {}, (server) => {
  const send = async (name: string, content: Buffer | string, fields: Record<string, string> = {}) => {
    const { token } = await server().signIn({ codes: ['file:upload'] })
    const { body } = await upload(server(), token, path, { name, content }, fields)
    return { body, token, stored: String(body.result) }
  }
  const open = (
    stored: string,
    request: { token?: string; query?: Record<string, string>; headers?: Record<string, string> },
  ) => server().call('GET', `/sys/common/static/${stored}`, request)

  test('a picture is stored and shown in place', async () => {
    const { body, token, stored } = await send('头像.png', png, { biz: 'avatar', isup: '1' })
    expect(body).toMatchObject({ success: true, code: 0, message: stored })
    expect(stored).toMatch(/^avatar\/头像_[0-9a-f]+\.png$/)
    const answer = await open(stored, { token })
    expect(answer.content.equals(png)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(String(answer.headers['content-disposition'])).toMatch(/^inline; /)
  })

  test('a sign-in gives a cookie for stored files alone, and a sign-out takes it away', async () => {
    const { stored } = await send('a.png', png)
    const person = await addPerson(server())
    const signedIn = await server().call<{ token: string }>('POST', '/sys/login', { body: person })
    const cookie = String(signedIn.headers['set-cookie'])
    const [pair = '', ...attributes] = cookie.split('; ')
    expect(attributes.toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=604800',
      'Path=/api/sys/common/static',
      'SameSite=Strict',
    ])
    for (const request of [{}, { headers: { cookie: 'pagewright-files=x' } }])
      expect((await open(stored, request)).status).toBe(401)
    const elsewhere = await server().call('GET', '/sys/user/getUserInfo', { headers: { cookie: pair } })
    expect(elsewhere.status).toBe(401)
    const out = await server().call('POST', '/sys/logout', { token: signedIn.body.result.token })
    const [emptied, ...ended] = String(out.headers['set-cookie']).split('; ')
    expect(emptied).toBe('pagewright-files=')
    expect(ended.toSorted()).toEqual(['HttpOnly', 'Max-Age=0', 'Path=/api/sys/common/static', 'SameSite=Strict'])
    expect((await open(stored, { headers: { cookie: pair } })).status).toBe(401)
  })

  test('the start of the app renews the cookie', async () => {
    const { token } = await server().signIn()
    const { headers } = await server().call('GET', '/sys/permission/getUserPermissionByToken', { token })
    expect(String(headers['set-cookie'])).toContain(`pagewright-files=${toFileToken(token)};`)
  })

  test.each([
    ['notes.txt', 'hello', 'text/plain'],
    ['rows.csv', 'a,b\n1,2', 'text/csv'],
    ['sheet.xls', writeRows('t', ['a'], [['b']]), 'application/vnd.ms-excel'],
    ['page.txt', '<script>alert(1)</script>', 'text/plain'],
    ['box.zip', Buffer.from('504b0506000000000000000000000000000000000000', 'hex'), 'application/zip'],
  ])('%s is accepted and saved instead of shown', async (name, content, type) => {
    const { body, stored, token } = await send(name, content)
    expect(body.success).toBe(true)
    const { headers } = await open(stored, { token })
    expect(String(headers['content-type'])).toContain(type)
    expect(String(headers['content-disposition'])).toMatch(/^attachment; /)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  })

  test.each([
    ['picture.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['picture.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['picture.svg', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['page.html', '<script>alert(1)</script>'],
    ['page.jsp', '<% out.print(1) %>'],
    ['run.sh', '#!/bin/sh\nid'],
    ['run.exe', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
    ['bytes.txt', Buffer.from([1, 0, 2, 3])],
    ['noname', 'text'],
    ['empty.txt', ''],
  ])('%s is refused', async (name, content) => {
    const { body } = await send(name, content)
    expect(body).toMatchObject({ success: false, code: 500 })
  })

  test('the content decides what a file is, and its name never carries a second ending', async () => {
    const { stored } = await send('shell.jsp.html', png)
    expect(stored).toMatch(/^temp\/shell_jsp_[0-9a-f]+\.png$/)
  })

  test.each(['../../etc', 'a/b', '..', 'A', 'x'.repeat(51), '.', 'a\\b'])('the folder %s is refused', async (biz) => {
    const { body } = await send('a.png', png, { biz })
    expect(body).toMatchObject({ success: false, message: '上传失败！目录名称不正确' })
  })

  test('a file above 10 MB is refused in the words of the wire', async () => {
    const { body } = await send('large.txt', Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))
    expect(body).toMatchObject({ success: false, message: '文件大小超出10MB限制, 请压缩或降低文件质量!' })
  })

  test('nothing but stored files can be read', async () => {
    const { token } = await send('a.png', png)
    await writeFile(join(server().config.dataDir, 'secret.txt'), 'secret')
    await writeFile(join(server().config.dataDir, 'files', 'loose.txt'), 'secret')
    const tries = [
      '../secret.txt',
      '..%2fsecret.txt',
      '%2e%2e/secret.txt',
      'temp/../../secret.txt',
      '..%5csecret.txt',
      'loose.txt',
      '/etc/passwd',
      '%2fetc%2fpasswd',
      'temp',
      '',
      'a%00b',
    ]
    for (const stored of tries) {
      const { status, text } = await open(stored, { token })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(text).not.toContain('secret')
    }
  })
})

describeEachDatabase('the log', {}, (server) => {
  interface Page {
    readonly total: number
    readonly records: readonly Readonly<Record<string, unknown>>[]
  }

  test('is listed by kind and by parts of what was done', async () => {
    const { token } = await server().signIn({ codes: ['log:list', 'role:add'] })
    const person = await addPerson(server())
    await server().call('POST', '/sys/login', { body: person })
    await server().call('POST', '/sys/role/add', {
      token,
      body: { roleName: 'x', roleCode: 'log-role', password: 'p4ssw0rd' },
    })
    const list = async (query: Record<string, string>) =>
      (await server().call<Page>('GET', '/sys/log/list', { token, query })).body.result
    expect((await list({ logType: '1', keyWord: person.username })).records).toMatchObject([
      { logType: 1, username: person.username },
    ])
    const [entry] = (await list({ logType: '2', keyWord: '角色' })).records
    expect(entry).toMatchObject({ operateType: 2, requestUrl: '/api/sys/role/add' })
    expect(JSON.stringify(entry)).not.toContain('p4ssw0rd')
    expect((await list({ keyWord: '%' })).total).toBe(0)
  })

  test('is deleted by entries or as a whole, which is an entry itself', async () => {
    const { token } = await server().signIn({ codes: ['log:list', 'log:delete'] })
    const add = (id: string) =>
      server()
        .db.insertInto('sysLog')
        .values({ id, logType: 2, ...toLogTexts({ zh: id, en: id, tw: id }) })
        .execute()
    for (const id of ['e1', 'e2', 'e3']) await add(id)
    const ids = async () => (await server().db.selectFrom('sysLog').select('id').execute()).map((row) => row.id)
    await server().call('DELETE', '/sys/log/delete', { token, query: { id: 'e1' } })
    await server().call('DELETE', '/sys/log/deleteBatch', { token, query: { ids: "e2,' or 1=1" } })
    expect(await ids()).not.toContain('e1')
    expect(await ids()).not.toContain('e2')
    expect(await ids()).toContain('e3')
    await server().call('DELETE', '/sys/log/deleteBatch', { token, query: { ids: 'allclear' } })
    const left = await server().db.selectFrom('sysLog').select('logContent').execute()
    expect(left).toEqual([{ logContent: '清空日志' }])
  })

  test('is exported as a spreadsheet', async () => {
    const { token } = await server().signIn({ codes: ['log:export'] })
    const answer = await server().call('GET', '/sys/log/exportXls', { token })
    expect(answer.headers['content-type']).toBe('application/vnd.ms-excel')
  })
})
