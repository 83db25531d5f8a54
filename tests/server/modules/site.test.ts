import { describe, expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { isAllowedPicture } from '../../../server/modules/site/logo.ts'
import { describeEachDatabase } from '../harness.ts'
import { readVersionTypes } from '../versions.ts'
import { addNode } from './people.ts'
import { upload } from './upload.ts'

interface FormData {
  readonly total: number
  readonly records: readonly Record<string, unknown>[]
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test.each([
  ['https:', 'https://anywhere.example/a.png', true],
  ['http:', 'https://anywhere.example/a.png', true],
  ['https://a.example', 'https://a.example/x', true],
  ['https://a.example', 'https://b.example/x', false],
  ['https://a.example', 'https://a.example:8443/x', false],
  ['https://a.example:8443', 'https://a.example:8443/x', true],
  ['https://a.example:*', 'https://a.example:8443/x', true],
  ['https://*.a.example', 'https://b.A.example/x', true],
  ['https://*.a.example', 'https://a.example/x', false],
])('where pictures come from %s, %s is shown: %s', (source, address, isShown) => {
  expect(isAllowedPicture(address, { imageSources: [source] })).toBe(isShown)
  expect(isAllowedPicture(address, { imageSources: [] })).toBe(false)
})

describeEachDatabase('sites', {}, (server) => {
  const asAdministrator = async () => (await server().signIn({ isAdmin: true })).token
  const add = (token: string, path: string, body: object) =>
    server().call<{ id: string }>('POST', `${path}/add`, { token, body })
  const read = async (token: string, form: string, query: Record<string, string>) =>
    (await server().call<FormData>('GET', `/online/cgform/api/getData/${form}`, { token, query })).body
  const addSite = async (token: string) => {
    const url = `Site-${createId().slice(-6)}.Example.org`
    const { body } = await add(token, '/sys/site', { url, name: 'A site', footer: 'All of it' })
    return { id: body.result.id, url: url.toLowerCase() }
  }

  test('are found by the host name of the visitor, in the shape of online forms', async () => {
    const token = await asAdministrator()
    const site = await addSite(token)
    await addSite(token)
    const visitor = await server().signIn()
    const { result } = await read(visitor.token, 'site_info', { url: site.url, pageSize: '100' })
    expect(result.total).toBe(1)
    expect(result.records).toMatchObject([{ id: site.id, url: site.url, name: 'A site', footer: 'All of it' }])
    expect((await read(visitor.token, 'site_info', { url: 'nowhere.example.org' })).result).toMatchObject({ total: 0 })
  })

  test('are an online form, and their texts a sub table of it', async () => {
    const heads = await server()
      .db.selectFrom('onlCgformHead')
      .select(['tableName', 'tableType', 'subTableStr', 'relationType', 'tabOrderNum'])
      .where('tableName', 'in', ['site_info', 'site_dict'])
      .orderBy('tableType')
      .execute()
    expect(heads).toEqual([
      { tableName: 'site_info', tableType: 2, subTableStr: 'site_dict', relationType: null, tabOrderNum: null },
      { tableName: 'site_dict', tableType: 3, subTableStr: null, relationType: 0, tabOrderNum: 1 },
    ])
    const asked = await server()
      .db.selectFrom('onlCgformField')
      .innerJoin('onlCgformHead', 'onlCgformHead.id', 'onlCgformField.cgformHeadId')
      .select(['tableName', 'dbFieldName'])
      .where('isQuery', '=', 1)
      .where('tableName', 'in', ['site_info', 'site_dict'])
      .orderBy('tableType')
      .orderBy('orderNum')
      .execute()
    expect(asked.map(({ tableName, dbFieldName }) => `${tableName}.${dbFieldName}`)).toEqual([
      'site_info.url',
      'site_info.name',
      'site_dict.pid',
      'site_dict.code',
    ])
  })

  test('have texts in three languages, and those that are not public are for who may see sites', async () => {
    const token = await asAdministrator()
    const { id: pid } = await addSite(token)
    await add(token, '/sys/siteDict', { pid, code: 'welcome', textZh: '你好', textEn: 'Hello', textTw: '您好' })
    await add(token, '/sys/siteDict', { pid, code: 'inner', public: 'N', textEn: 'Hidden' })
    const visitor = await server().signIn()
    const { result } = await read(visitor.token, 'site_dict', { pid, pageSize: '100' })
    expect(result.records).toMatchObject([
      { pid, code: 'welcome', public: 'Y', text_zh: '你好', text_en: 'Hello', text_tw: '您好' },
    ])
    const keeper = await server().signIn({ codes: ['site:list'] })
    expect((await read(keeper.token, 'site_dict', { pid })).result.total).toBe(2)
  })

  test('have one name each, and one text for each code', async () => {
    const token = await asAdministrator()
    const site = await addSite(token)
    expect((await add(token, '/sys/site', { url: site.url.toUpperCase(), name: 'Again' })).body).toMatchObject({
      success: false,
    })
    expect((await add(token, '/sys/site', { url: 'https://x/y', name: 'No host' })).body.success).toBe(false)
    const entry = { pid: site.id, code: 'welcome', textEn: 'Hello' }
    const first = await add(token, '/sys/siteDict', entry)
    expect((await add(token, '/sys/siteDict', entry)).body.message).toBe('该站点已有此编码')
    expect((await add(token, '/sys/siteDict', { ...entry, pid: 'nothing' })).body.message).toBe('站点不存在')
    const edit = (body: object) => server().call('PUT', '/sys/siteDict/edit', { token, body })
    expect((await edit({ id: first.body.result.id, code: 'welcome', textEn: 'Hi' })).body.success).toBe(true)
    const other = await add(token, '/sys/siteDict', { ...entry, code: 'other' })
    expect((await edit({ id: other.body.result.id, code: 'welcome' })).body.success).toBe(false)
  })

  test('take their texts along when they are deleted', async () => {
    const token = await asAdministrator()
    const { id: pid } = await addSite(token)
    const { body } = await add(token, '/sys/siteDict', { pid, code: 'welcome' })
    await server().call('DELETE', '/sys/site/delete', { token, query: { id: pid } })
    expect((await read(token, 'site_dict', { pid })).result.total).toBe(0)
    expect(await readVersionTypes(server(), 'site_dict', body.result.id)).toEqual(['add', 'delete'])
  })

  describe('are named before anybody signs in', () => {
    const named = async (host?: string) =>
      (
        await server().call<{ site: unknown }>('GET', '/settings', {
          query: host === undefined ? {} : { host },
        })
      ).body.result.site

    test('by name, title and logo alone, at their host', async () => {
      const token = await asAdministrator()
      const { url } = await addSite(token)
      expect(await named(url.toUpperCase())).toEqual({ name: 'A site', title: null, logo: null })
      for (const host of ['nowhere.example.org', '', undefined, "x' or 1=1 --"]) expect(await named(host)).toBeNull()
    })

    test('with a logo that everybody sees, as long as it is the logo', async () => {
      const token = await asAdministrator()
      const site = await addSite(token)
      const send = async () =>
        String((await upload(server(), token, '/sys/common/upload', { name: 'a.png', content: png })).body.result)
      const [logo, other] = [await send(), await send()]
      const show = async (path: string) => (await server().call('GET', `/sys/common/static/${path}`, {})).status
      const edit = (body: object) => server().call('PUT', '/sys/site/edit', { token, body: { id: site.id, ...body } })
      expect(await show(logo)).toBe(401)
      expect((await edit({ logo })).body.success).toBe(true)
      expect(await named(site.url)).toMatchObject({ logo })
      expect([await show(logo), await show(other)]).toEqual([200, 401])
      expect((await edit({ logo: '' })).body.success).toBe(true)
      expect(await show(logo)).toBe(401)
    })

    test('with no logo that browsers would refuse', async () => {
      const token = await asAdministrator()
      const { id } = await addSite(token)
      const text = await upload(server(), token, '/sys/common/upload', { name: 'a.txt', content: 'text' })
      const edit = (logo: string) => server().call('PUT', '/sys/site/edit', { token, body: { id, logo } })
      expect((await edit('https://pictures.example.org/a.png')).body.success).toBe(true)
      for (const logo of [
        ...['temp/nothing.png', String(text.body.result), 'http://pictures.example.org/a.png', '../../etc/passwd'],
        ...['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'https://a@b.example.org/a.png', 'https://a/b,c.png'],
      ]) {
        const { body } = await edit(logo)
        expect(body, logo).toMatchObject({ success: false, result: { logo: expect.stringContaining('标志') } })
      }
      expect((await edit('https://pictures.example.org/a.png')).body.success).toBe(true)
    })
  })

  test('are forms, and other codes are refused in words', async () => {
    const { token } = await server().signIn()
    for (const form of ['sys_user', 'nothing', "x' or 1=1"])
      expect((await read(token, encodeURIComponent(form), {})).success).toBe(false)
    expect((await read(token, 'nothing', {})).message).toBe('在线表单不存在：nothing')
  })

  test('choices of linked fields come from registered tables alone', async () => {
    const { token } = await server().signIn()
    const site = await addSite(await asAdministrator())
    const ask = async (query: Record<string, string>) =>
      (
        await server().call<readonly { id: string; store: string; label: string }[]>(
          'GET',
          '/online/cgform/api/querySelectOptions',
          { token, query },
        )
      ).body
    const source = { table: 'site_info', txt: 'name', key: 'url', idField: 'id' }
    expect((await ask({ ...source, condition: `url = '${site.url}'` })).result).toEqual([
      { id: site.id, store: site.url, label: 'A site' },
    ])
    expect((await ask({ ...source, condition: JSON.stringify({ url: site.url }) })).result).toHaveLength(1)
    for (const wrong of [
      { ...source, table: 'sys_user', txt: 'password' },
      { ...source, table: 'sys_session' },
      { ...source, condition: "url = '' or 1=1" },
      { ...source, condition: "footer = 'x'" },
      { ...source, pidField: 'footer' },
    ])
      expect((await ask(wrong)).success).toBe(false)
  })

  test('levels of linked fields follow the parent', async () => {
    const { token } = await server().signIn()
    const parentId = await addNode(server(), { name: 'Top', menuType: 0 })
    await addNode(server(), { name: 'Below', parentId })
    const source = { table: 'sys_permission', txt: 'name', key: 'id', idField: 'id', pidField: 'parent_id' }
    const ask = async (pidValue: string) =>
      (
        await server().call<readonly { label: string }[]>('GET', '/online/cgform/api/querySelectOptions', {
          token,
          query: { ...source, pidValue },
        })
      ).body.result.map(({ label }) => label)
    expect(await ask('0')).toContain('Top')
    expect(await ask('0')).not.toContain('Below')
    expect(await ask(parentId)).toEqual(['Below'])
  })
})
