import { expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'
import { addPerson } from '../modules/people.ts'
import { openFile, openOtherProcess, png, statusOf, storePicture } from './pictures.ts'

interface SignedIn {
  readonly token: string
  readonly fileToken: string
}

describeEachDatabase('the token for stored files', {}, (server) => {
  const signIn = async () => {
    const person = await addPerson(server())
    const { body, headers } = await server().call<SignedIn>('POST', '/sys/login', { body: person })
    const [cookie = ''] = String(headers['set-cookie']).split('; ')
    return { ...person, ...body.result, cookie, picture: await storePicture(server(), person.id) }
  }
  const open = (path: string, request: object) => server().call('GET', `/sys/common/static/${path}`, request)

  test('is no token of the session, and the database holds neither of them', async () => {
    const { token, fileToken, cookie, id } = await signIn()
    expect(cookie).toBe(`pagewright-files=${fileToken}`)
    expect(fileToken).toMatch(/^[\w-]{43}$/)
    expect(fileToken).not.toBe(token)
    const rows = await server().db.selectFrom('sysSession').selectAll().where('userId', '=', id).execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(rows)).not.toContain(fileToken)
  })

  test('opens files as a cookie and as a parameter, where clients of the wire send that of their session', async () => {
    const { token, fileToken, cookie, picture } = await signIn()
    const ways = [{ headers: { cookie } }, { query: { token: fileToken } }, { query: { token } }, { token }]
    for (const way of ways) expect((await open(picture, way)).content.equals(png)).toBe(true)
    // The token of a session is none for files: it stands in no cookie.
    const { status } = await open(picture, { headers: { cookie: `pagewright-files=${token}` } })
    expect(status).toBe(401)
  })

  test('is worth nothing in a header or on another call', async () => {
    const { fileToken, cookie, picture } = await signIn()
    const tries = [
      server().call('GET', '/sys/user/getUserInfo', { token: fileToken }),
      server().call('GET', '/sys/user/getUserInfo', { query: { token: fileToken } }),
      server().call('GET', '/sys/user/getUserInfo', { headers: { cookie } }),
      server().call('GET', '/sys/user/getUserInfo', { headers: { authorization: `Bearer ${fileToken}` } }),
      server().call('POST', '/sys/common/upload', { headers: { cookie } }),
      open(picture, { token: fileToken }),
      open(picture, { headers: { authorization: fileToken } }),
    ]
    for (const answer of tries) expect((await answer).status).toBe(401)
    const out = await server().call('POST', '/sys/logout', { token: fileToken })
    expect(out.body.success).toBe(false)
    expect((await open(picture, { headers: { cookie } })).status).toBe(200)
  })

  test('opens a PDF in a frame as well, and no other call that takes one', async () => {
    const { id, token, fileToken } = await signIn()
    const path = await storePicture(server(), id, {
      name: 'a.pdf',
      type: 'application/pdf',
      content: Buffer.from('%PDF'),
    })
    const preview = (query: Record<string, string>) =>
      server().call('GET', '/sys/common/pdf/pdfPreviewIframe', { query: { path, ...query } })
    expect((await preview({ token: fileToken })).text).toBe('%PDF')
    expect((await preview({ token })).text).toBe('%PDF')
    expect((await preview({})).status).toBe(401)
  })

  test.each(['signs out', 'is deleted', 'is frozen', 'is signed out by an administrator'])(
    'ends at once with its session: the person %s',
    async (end) => {
      const { id, token, cookie, picture } = await signIn()
      const admin = await server().signIn({ isAdmin: true })
      expect((await open(picture, { headers: { cookie } })).status).toBe(200)
      const { id: session } = await server()
        .db.selectFrom('sysSession')
        .select('id')
        .where('userId', '=', id)
        .executeTakeFirstOrThrow()
      const ends: Readonly<Record<string, () => Promise<unknown>>> = {
        'signs out': () => server().call('POST', '/sys/logout', { token }),
        'is deleted': () => server().call('DELETE', '/sys/user/delete', { token: admin.token, query: { id } }),
        'is frozen': () =>
          server().call('PUT', '/sys/user/frozenBatch', { token: admin.token, body: { ids: id, status: 2 } }),
        'is signed out by an administrator': () =>
          server().call('POST', '/sys/online/forceLogout', { token: admin.token, body: { token: session } }),
      }
      await ends[end]?.()
      expect((await open(picture, { headers: { cookie } })).status).toBe(401)
    },
  )

  test('ends at once in every process', async (context) => {
    if (server().engine === 'pglite') context.skip('An embedded database has one process.')
    const other = await openOtherProcess(server())
    try {
      const { token, picture } = await signIn()
      const openThere = () => other.statusOf(token, picture)
      expect([await openThere(), await openThere()]).toEqual([200, 200])
      await server().call('POST', '/sys/logout', { token })
      await expect.poll(openThere, { timeout: 1000, interval: 10 }).toBe(401)
    } finally {
      await other.close()
    }
  })

  test('is given anew to a session that an older version opened', async () => {
    const { id, token, picture } = await signIn()
    await server()
      .db.updateTable('sysSession')
      .set({ fileTokenHash: null, lastSeenAt: '2020-01-01 00:00:00' })
      .where('userId', '=', id)
      .execute()
    expect(await statusOf(server(), token, picture)).toBe(401)
    const start = await server().call('GET', '/sys/permission/getUserPermissionByToken', { token })
    const [cookie = ''] = String(start.headers['set-cookie']).split('; ')
    expect((await open(picture, { headers: { cookie } })).status).toBe(200)
  })

  test('lets a browser keep what it shows in a page, and ask each time whether it may', async () => {
    const { token, picture } = await signIn()
    const first = await openFile(server(), token, picture, { 'sec-fetch-dest': 'image' })
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache' })
    expect(String(first.headers.vary).toLowerCase()).toContain('cookie')
    const etag = String(first.headers.etag)
    const again = await openFile(server(), token, picture, { 'if-none-match': etag })
    expect([again.status, again.text]).toEqual([304, ''])
    await server().call('POST', '/sys/logout', { token })
    const after = await openFile(server(), token, picture, { 'if-none-match': etag })
    expect([after.status, after.headers['cache-control']]).toEqual([401, 'no-store'])
  })

  test.each([
    ['fills a window', { 'sec-fetch-dest': 'document' }],
    ['fills a frame', { 'sec-fetch-dest': 'iframe' }],
    ['fills a window over a connection that is not secure', { accept: 'text/html,image/png' }],
  ])('lets a browser keep nothing that %s', async (_title, headers) => {
    const { token, picture } = await signIn()
    const { headers: sent } = await openFile(server(), token, picture, headers)
    expect(sent['cache-control']).toBe('private, no-store')
  })

  test('keeps nothing under an address that carries it', async () => {
    const { fileToken, picture } = await signIn()
    const { headers } = await open(picture, { query: { token: fileToken } })
    expect(headers['cache-control']).toBe('private, no-store')
  })
})
