import { expect, test } from 'vitest'
import { describeEachDatabase, type TestServer } from '../harness.ts'
import { readVersionTypes } from '../versions.ts'
import { upload } from './upload.ts'

interface Settings {
  readonly product: string
  readonly names: unknown
  readonly tagline: unknown
  readonly flags: Readonly<Record<string, boolean>>
  readonly pages: readonly { readonly name: string; readonly address: string | null }[]
}

const editor = ['installation:edit']
const id = 'installation'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const emptied = {
  ...{ nameZh: '', nameEn: '', nameTw: '', taglineZh: '', taglineEn: '', taglineTw: '' },
  ...{ headerWelcome: 'N', headerName: 'N', helpAddress: '', privacyAddress: '', termsAddress: '' },
  ...{ helpZh: '', helpEn: '', helpTw: '', privacyZh: '', privacyEn: '', privacyTw: '' },
  ...{ termsZh: '', termsEn: '', termsTw: '' },
}

const edit = (server: TestServer, token: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  server.call<Readonly<Record<string, string>>>('PUT', '/sys/installation/edit', {
    token,
    headers,
    body: { id, ...emptied, ...body },
  })

/** What somebody reads who is not signed in. */
const readSettings = async (server: TestServer, language = 'en') =>
  (await server.call<Settings>('GET', '/settings', { headers: { 'accept-language': language } })).body.result
const readPage = async (server: TestServer, name: string, language = 'en') =>
  (
    await server.call<{ title: string; text: string }>('GET', '/settings/page', {
      query: { name },
      headers: { 'accept-language': language },
    })
  ).body

describeEachDatabase('the settings of the installation', {}, (server) => {
  const asEditor = async () => (await server().signIn({ codes: editor })).token

  test('are those of the product as long as nobody set anything, with help alone among the pages', async () => {
    await edit(server(), await asEditor(), {})
    expect(await readSettings(server())).toMatchObject({
      ...{ product: 'Pagewright', names: null, tagline: null, pages: [{ name: 'help', address: null }] },
      flags: { welcome: false, headerName: false },
    })
    expect((await readPage(server(), 'help')).result).toMatchObject({
      title: 'Help',
      text: expect.stringContaining('## Signing in'),
    })
    expect((await readPage(server(), 'help', 'zh-TW')).result.title).toBe('說明')
  })

  test('name the product and its tagline to visitors, in the languages that were written', async () => {
    const token = await asEditor()
    const taglineEn = 'Everything in its place'
    expect((await edit(server(), token, { nameZh: '港湾', nameEn: 'Harbour', taglineEn })).body.success).toBe(true)
    expect(await readSettings(server())).toMatchObject({
      product: 'Harbour',
      names: { zh: '港湾', en: 'Harbour', tw: '港湾' },
      tagline: { zh: taglineEn, en: taglineEn, tw: taglineEn },
    })
    expect((await readSettings(server(), 'zh-TW')).product).toBe('港湾')
  })

  test('show privacy and terms once they are written, and an address in place of a text', async () => {
    const token = await asEditor()
    expect((await readPage(server(), 'privacy')).success).toBe(false)
    await edit(server(), token, { privacyEn: 'We keep *little*.', termsAddress: 'https://example.org/terms' })
    const { pages } = await readSettings(server())
    expect(pages).toMatchObject([
      { name: 'help', address: null },
      { name: 'privacy', address: null },
      { name: 'terms', address: 'https://example.org/terms' },
    ])
    expect((await readPage(server(), 'privacy', 'zh-CN')).result).toEqual({
      title: '隐私政策',
      text: 'We keep *little*.',
    })
    expect((await readPage(server(), 'terms')).success).toBe(false)
    expect((await readPage(server(), 'imprint')).success).toBe(false)
  })

  test('choose what the header shows, each by itself', async () => {
    const token = await asEditor()
    await edit(server(), token, { headerWelcome: 'Y' })
    expect((await readSettings(server())).flags).toMatchObject({ welcome: true, headerName: false })
    await edit(server(), token, { headerName: 'Y' })
    expect((await readSettings(server())).flags).toMatchObject({ welcome: false, headerName: true })
  })

  test('are whole to who may set them, and closed to everybody else', async () => {
    const read = (token?: string) =>
      server().call('GET', '/sys/installation/queryById', { query: { id }, ...(token && { token }) })
    expect((await read(await asEditor())).body).toMatchObject({ success: true, result: { id } })
    const { token } = await server().signIn()
    expect((await read(token)).body.success).toBe(false)
    expect((await edit(server(), token, { nameEn: 'Mine' })).body.success).toBe(false)
    expect((await read()).status).toBe(401)
  })

  test('are written by nobody who works in a tenant', async () => {
    const person = await server().signIn({ codes: editor })
    await server()
      .db.insertInto('sysTenant')
      .values({ id: 7, name: 'Seven' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await server().db.updateTable('sysUser').set({ relTenantIds: '7' }).where('id', '=', person.id).execute()
    const { body } = await edit(server(), person.token, { nameEn: 'Theirs' }, { tenant_id: '7' })
    expect(body).toMatchObject({ success: false, code: 510 })
    expect((await readSettings(server())).product).not.toBe('Theirs')
  })

  test.each([
    ['a name that is too long', { nameEn: 'x'.repeat(51) }],
    ['a tagline that is too long', { taglineZh: '字'.repeat(101) }],
    ['a page that is too long', { termsEn: 'x'.repeat(20_001) }],
    ['an address that runs code', { helpAddress: 'javascript:alert(1)' }],
    ['an address that carries a password', { helpAddress: 'https://a:b@example.org' }],
    ['a path for an address', { helpAddress: '//example.org' }],
    ['another choice than Y and N', { headerName: 'X' }],
  ])('refuse %s, and keep what was', async (_title, wrong) => {
    const token = await asEditor()
    await edit(server(), token, { nameEn: 'Before' })
    expect((await edit(server(), token, { nameEn: 'After', ...wrong })).body.success).toBe(false)
    expect((await readSettings(server())).product).toBe('Before')
  })

  test('leave a version with every change', async () => {
    await edit(server(), await asEditor(), { nameEn: 'Versioned' })
    const types = await readVersionTypes(server(), 'sys_installation', id)
    expect(types.at(-1)).toBe('edit')
  })

  test('open the pictures of the pages to everybody, for as long as a page shows them', async () => {
    const token = (await server().signIn({ codes: [...editor, 'file:upload'] })).token
    const sent = await upload(server(), token, '/sys/common/upload', { name: 'a.png', content: png })
    const path = String(sent.body.result)
    const show = async () => (await server().call('GET', `/sys/common/static/${path}`, {})).status
    expect(await show()).toBe(401)
    expect((await edit(server(), token, { helpEn: `![A picture](${path})` })).body.success).toBe(true)
    expect(await show()).toBe(200)
    await edit(server(), token, {})
    expect(await show()).toBe(401)
  })
})
