import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveApp } from '../../server/static/serveApp.ts'
import { describeDatabase } from './harness.ts'
import { packOf } from './packFixtures.ts'

const page = { kind: 'page', version: 2, access: 'anyone' } as const

const install = packOf({
  'pack.json': {
    id: 'demo',
    version: 1,
    title: '@:demo.title',
    menu: [{ id: 'demo', title: '@:demo.title', path: '/demo', icon: 'shop', order: 5, layout: 'front' }],
  },
  'tables/news.json': {
    version: 2,
    table: 'demo_news',
    path: '/demo/news',
    accessPrefix: 'demo:news',
    operations: { list: 'anyone' },
    public: ['title'],
    tenant: true,
    columns: { title: { type: 'text', required: true } },
  },
  'pages/article.json': {
    ...page,
    id: 'demo.article',
    title: 'Article',
    menu: { path: '/demo/news/:id', parent: 'demo', hidden: true },
    sources: { news: { rest: '/demo/news', key: '{{ query.id }}' } },
    blocks: [{ type: 'text', id: 'title', as: 'heading', level: 1, source: 'news', text: '{{ record.title }}' }],
  },
  'pages/all.json': {
    ...page,
    id: 'demo.all',
    title: 'News',
    menu: { path: '/demo/news', parent: 'demo' },
    blocks: [{ type: 'text', id: 'words', text: 'What is new' }],
  },
  'pages/members.json': {
    ...page,
    access: 'demo:news:list',
    id: 'demo.members',
    title: 'Members',
    menu: { path: '/demo/members', parent: 'demo' },
    blocks: [{ type: 'text', id: 'words', text: 'For members' }],
  },
})

const index =
  '<html lang="zh-CN"><head><title>Pagewright</title></head><body><meta name="pagewright-api" content=""><div id="app"></div></body></html>'

describeDatabase('addresses of the site at which there is nothing', { install }, (server) => {
  let folder: string
  let app: FastifyInstance

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pagewright-app-'))
    await writeFile(join(folder, 'index.html'), index)
    app = fastify()
    await serveApp(app, { folder, apiUrl: '/api', apiNotFound: () => undefined, site: server().app.site })
    await sql`insert into demo_news (id, title, tenant_id) values ('open', 'Open news', 0), ('theirs', 'News of a tenant', 7)`.execute(
      server().db,
    )
  })
  afterAll(async () => {
    await app.close()
    await rm(folder, { recursive: true })
  })

  const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers: { accept: 'text/html', 'accept-language': 'en', ...headers } })

  test('a record that is not there, and one that a stranger may not see, are not found by the same answer', async () => {
    const [gone, closed] = await Promise.all([ask('/demo/news/gone'), ask('/demo/news/theirs')])
    expect([gone.statusCode, closed.statusCode]).toEqual([404, 404])
    expect(closed.body).toBe(gone.body)
    expect(gone.body).toContain('<title>Page not found - Pagewright</title>')
    expect(gone.body).toContain('<meta name="robots" content="noindex">')
    expect(gone.body).toContain('<div id="app">')
    for (const part of ['canonical', 'pw-text', 'hreflang']) expect(gone.body).not.toContain(part)
    expect((await ask('/demo/news/gone?lang=zh')).body).toContain('<title>页面不存在 - Pagewright</title>')
    expect((await ask('/demo/news/open')).statusCode).toBe(200)
  })

  test('of an address of a front nothing is found where nothing stands, and whatever needs signing in is there', async () => {
    const status = async (url: string) => (await ask(url)).statusCode
    expect(await status('/demo/nothing')).toBe(404)
    expect(await status('/demo/news/open/more')).toBe(404)
    for (const url of ['/demo', '/demo/news', '/demo/news/', '/demo/members', '/isystem/nothing', '/user/login', '/'])
      expect([url, await status(url)]).toEqual([url, 200])
  })

  test('the head of an answer is that of the whole, and what is there is not sent twice', async () => {
    const whole = await ask('/demo/news/open')
    const head = await ask('/demo/news/open', {}, 'HEAD')
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', whole.headers.etag])
    const again = await ask('/demo/news/open', { 'if-none-match': String(whole.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const gone = await ask('/demo/news/gone', {}, 'HEAD')
    expect([gone.statusCode, gone.body, gone.headers.etag]).toEqual([404, '', undefined])
    expect((await ask('/demo/news/gone', { 'if-none-match': '*' })).statusCode).toBe(404)
    // What is found no more is no longer “not modified”.
    await sql`insert into demo_news (id, title, tenant_id) values ('short', 'Soon over', 0)`.execute(server().db)
    const tag = String((await ask('/demo/news/short')).headers.etag)
    await sql`delete from demo_news where id = 'short'`.execute(server().db)
    expect((await ask('/demo/news/short', { 'if-none-match': tag })).statusCode).toBe(404)
  })

  test('every address that machines are given is found', async () => {
    const { body } = await app.inject({ url: '/sitemap.xml' })
    const addresses = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
    expect(addresses.toSorted()).toEqual(['/demo/news', '/demo/news/open'])
    for (const address of addresses) expect((await ask(address)).statusCode).toBe(200)
    expect(body).not.toContain('theirs')
    expect(server().bugs).toEqual([])
  })
})
