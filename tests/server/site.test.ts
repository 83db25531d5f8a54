import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeEachDatabase, type TestServer } from './harness.ts'
import { packOf } from './packFixtures.ts'

const table = {
  version: 2,
  table: 'demo_news',
  path: '/demo/news',
  accessPrefix: 'demo:news',
  operations: { list: 'anyone' },
  public: ['title', 'body', 'cover'],
  columns: {
    title: { type: 'text', required: true },
    body: { type: 'text' },
    inside: { type: 'text' },
    cover: { type: 'text' },
  },
}

const article = {
  kind: 'page',
  id: 'demo.article',
  version: 2,
  title: 'Article',
  access: 'anyone',
  menu: { path: '/demo/news/:id', parent: 'demo', hidden: true },
  sources: { news: { rest: '/demo/news', key: '{{ query.id }}' } },
  blocks: [
    { type: 'text', id: 'title', as: 'heading', level: 1, source: 'news', text: '{{ record.title }}' },
    { type: 'media', id: 'cover', source: 'news', value: 'record.cover', alt: 'Cover' },
    { type: 'text', id: 'body', as: 'markdown', source: 'news', field: 'body' },
    { type: 'text', id: 'inside', source: 'news', text: 'inside: {{ record.inside }}' },
    { type: 'text', id: 'code', access: 'demo:news:list', text: 'for readers with a code' },
    { type: 'text', id: 'never', showWhen: 'query.id == null', text: 'not shown' },
  ],
}

const described = {
  kind: 'page',
  id: 'demo.about',
  version: 2,
  title: 'About',
  description: 'All about <us> & "them"',
  picture: '/favicon.svg',
  access: 'anyone',
  menu: { path: '/demo/about', parent: 'demo' },
  blocks: [
    { type: 'text', id: 'words', text: 'Sentences that are long enough to be what a page is about' },
    { type: 'media', id: 'cover', value: "'news/cover.png'", alt: 'Cover' },
  ],
}

const list = {
  kind: 'page',
  id: 'demo.all',
  version: 2,
  title: '@:demo.title',
  access: 'anyone',
  menu: { path: '/demo/news', parent: 'demo' },
  blocks: [
    { type: 'hero', id: 'top', title: '@:demo.title', description: 'All that is new, in the order in which it came' },
    {
      type: 'repeat',
      id: 'items',
      source: { rest: '/demo/news', sort: { field: 'title', order: 'asc' }, filter: { title: { ne: 'hidden' } } },
      blocks: [{ type: 'fragment', id: 'card', fragment: 'demo.card', with: { news: 'record' } }],
    },
  ],
}

const card = {
  kind: 'fragment',
  id: 'demo.card',
  version: 2,
  title: 'Card',
  parameters: { news: { description: 'the news' } },
  blocks: [{ type: 'text', id: 'name', as: 'heading', text: '{{ given.news.title }}' }],
}

const closed = {
  kind: 'page',
  id: 'demo.closed',
  version: 2,
  title: 'Closed',
  access: 'demo:news:list',
  menu: { path: '/demo/closed', parent: 'demo' },
  blocks: [{ type: 'text', id: 'words', text: 'for people with an account' }],
}

const prices = {
  kind: 'page',
  id: 'demo.prices',
  version: 2,
  title: 'Prices',
  access: 'anyone',
  menu: { path: '/demo/prices', parent: 'demo' },
  state: { hidden: { default: 'kept', address: false }, shown: { default: 1, address: true } },
  blocks: [
    {
      type: 'table',
      id: 'table',
      source: { data: [{ name: '@:demo.title', price: 1234.5, gain: 0.251, code: 'EUR', kind: 'a', drawn: 40 }] },
      fields: {
        name: { label: 'Name' },
        kind: { label: 'Kind', widget: 'select', props: { options: [{ value: 'a', label: '@:demo.title' }] } },
        drawn: { label: 'Drawn', widget: 'progress' },
        price: { label: 'Price' },
        gain: { label: 'Gain' },
      },
      columns: [
        'name',
        'kind',
        'drawn',
        { field: 'price', format: { as: 'money', currencyField: 'code' } },
        { field: 'gain', format: { as: 'percent', decimals: 1, signed: true } },
        { label: 'Twice', value: 'record.price * 2' },
      ],
    },
    { type: 'text', id: 'formula', text: "{{ format(1234.5, 'number', 2) }} {{ state.hidden }} {{ state.shown }}" },
    {
      type: 'repeat',
      id: 'none',
      source: { data: [] },
      empty: 'Nothing yet',
      blocks: [{ type: 'text', id: 'x', text: 'x' }],
    },
  ],
}

const install = packOf({
  'pages/prices.json': prices,
  'tables/news.json': table,
  'pages/article.json': article,
  'pages/all.json': list,
  'pages/card.json': card,
  'pages/closed.json': closed,
  'pages/about.json': described,
})

const index = '<html lang="zh-CN"><head><title>Pagewright</title></head><body><div id="app"></div></body></html>'

async function write(
  server: TestServer,
  url: string,
  headers: Record<string, string> = {},
): Promise<string | undefined> {
  const request = { url, ip: '127.0.0.1', headers, protocol: 'http', host: 'localhost:3100' }
  const page = await server.app.site.write(index, request as unknown as Parameters<typeof server.app.site.write>[1])
  return page?.html
}

describeEachDatabase(
  'the text of public pages in the HTML',
  { install, environment: { PUBLIC_URL: 'https://news.example.org' } },
  (server) => {
    const add = async (id: string, title: string, body = '') =>
      sql`insert into demo_news (id, title, body, inside, cover) values (${id}, ${title}, ${body}, 'closed words', 'news/cover.png')
      on conflict do nothing`.execute(server().db)

    test('an article is there with its heading, its paragraphs, its picture and its address, and nothing that is closed', async () => {
      await add('n1', 'Rates <fall>', 'A **bold** word\n\n<script>alert(1)</script>\n\n[link](javascript:alert(1))')
      const html = await write(server(), '/demo/news/n1?utm_source=x', { 'accept-language': 'en' })
      expect(html).toContain('<html lang="en">')
      expect(html).toContain('<title>Rates &lt;fall&gt; - Pagewright</title>')
      expect(html).toContain('<h2>Rates &lt;fall&gt;</h2>')
      expect(html).toContain('<strong>bold</strong>')
      expect(html).toContain('<img src="/api/sys/common/static/news/cover.png" alt="Cover"')
      expect(html).toContain('<link rel="canonical" href="https://news.example.org/demo/news/n1">')
      expect(html).toContain('hreflang="zh-TW" href="https://news.example.org/demo/news/n1?lang=tw"')
      expect(html).toContain(
        '<meta property="og:image" content="https://news.example.org/api/sys/common/static/news/cover.png">',
      )
      for (const text of ['closed words', 'for readers with a code', 'not shown', '<script', 'javascript:'])
        expect(html).not.toContain(text)
    })

    test('a page that says what it is about is described by that and by its own picture', async () => {
      const html = await write(server(), '/demo/about?lang=en')
      expect(html).toContain('<meta name="description" content="All about &lt;us&gt; &amp; &quot;them&quot;">')
      expect(html).toContain('<meta property="og:description" content="All about &lt;us&gt; &amp; &quot;them&quot;">')
      expect(html).toContain('<meta property="og:image" content="https://news.example.org/favicon.svg">')
    })

    test('repeats write each record by their fragment, in the order and by the filter of the source', async () => {
      await add('n2', 'B second')
      await add('n3', 'A first')
      await add('n4', 'hidden')
      const html = await write(server(), '/demo/news?lang=zh')
      expect(html?.indexOf('A first')).toBeLessThan(html?.indexOf('B second') ?? 0)
      expect(html).not.toContain('>hidden<')
      expect(html).toContain('<title>演示 - Pagewright</title>')
      expect(html).toContain('<meta name="description" content="All that is new, in the order in which it came">')
      expect(html).toContain('<link rel="canonical" href="https://news.example.org/demo/news?lang=zh">')
    })

    test('values are written by their formats, in words of the reader, as the app writes them', async () => {
      const html = await write(server(), '/demo/prices?hidden=given&shown=7&lang=en')
      for (const text of ['<td>Demo</td><td>Demo</td>', '€1,234.50', '+25.1%', '>2,469<', '1,234.50 kept 7'])
        expect(html).toContain(text)
      expect(html).toContain('<p>Nothing yet</p>')
      // What a widget draws in its own way is left to the app.
      expect(html).not.toContain('Drawn')
      expect(await write(server(), '/demo/prices?lang=zh')).toContain('<td>演示</td><td>演示</td>')
    })

    test('a page that is not open to anyone is that of the app alone', async () => {
      for (const url of ['/demo/closed', '/isystem/user', '/demo/news/n1/x', '/'])
        expect(await write(server(), url)).toBeUndefined()
    })

    test('machines find every public address and record, and no other one', async () => {
      await add('n5', 'Found')
      const { body, headers } = await server().app.inject('/sitemap.xml')
      expect(headers['content-type']).toContain('application/xml')
      expect(body).toContain('<loc>https://news.example.org/demo/news</loc>')
      expect(body).toContain('<loc>https://news.example.org/demo/news/n5</loc>')
      expect(body).toContain('hreflang="en" href="https://news.example.org/demo/news/n5?lang=en"')
      expect(body).not.toContain('closed')
      const robots = await server().app.inject('/robots.txt')
      expect(robots.body).toContain('Sitemap: https://news.example.org/sitemap.xml')
      expect(server().bugs).toEqual([])
    })
  },
)
