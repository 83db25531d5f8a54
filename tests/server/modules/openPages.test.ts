import { expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'
import { packOf } from '../packFixtures.ts'

const note = (text: string) => [{ type: 'text', id: 'note', text }]

const page = (id: string, more: Readonly<Record<string, unknown>>) => ({
  kind: 'page',
  id: `demo.${id}`,
  version: 2,
  title: `@:demo.${id}`,
  menu: { path: `/demo/${id}`, parent: 'demo' },
  blocks: note(`@:demo.${id}.text`),
  ...more,
})

const fragment = (id: string, more: Readonly<Record<string, unknown>> = {}) => ({
  kind: 'fragment',
  id: `demo.${id}`,
  version: 2,
  title: `@:demo.${id}`,
  blocks: note(`@:demo.${id}.text`),
  ...more,
})

const uses = (id: string) => [{ type: 'fragment', id: 'part', fragment: `demo.${id}` }]

const gradeInput = (dict: string) => ({
  type: 'inputs',
  id: 'choose',
  items: [{ state: 'grade', widget: 'dict-select', label: '@:demo.title', props: { dict } }],
})

const dictionary = (code: string) => ({ code, name: 'Grades', items: [{ value: '1', text: `Good ${code}` }] })

const pages = [
  page('landing', { access: 'anyone', blocks: [...note('@:demo.landing.text'), ...uses('card')] }),
  page('member', { access: 'signedIn', blocks: [...note('@:demo.member.text'), ...uses('badge')] }),
  page('office', { access: 'demo:office' }),
  page('plain', {}),
  fragment('card', { blocks: uses('price') }),
  fragment('price', { state: { grade: { default: '' } }, blocks: [gradeInput('demo_grade')] }),
  fragment('badge', { state: { grade: { default: '' } }, blocks: [gradeInput('demo_secret')] }),
]

const names = [...pages.map(({ id }) => id), 'demo.title', ...pages.map(({ id }) => `${id}.text`)]
const texts = Object.fromEntries(names.map((name) => [name, `Words of ${name}`]))
const files = Object.fromEntries(pages.map((each) => [`pages/${each.id.slice(5)}.json`, each]))

const install = packOf({
  ...files,
  'pack.json': {
    id: 'demo',
    version: 1,
    title: '@:demo.title',
    menu: [{ id: 'demo', title: '@:demo.title', path: '/demo', layout: 'front' }],
  },
  'i18n/zh.json': texts,
  'i18n/en.json': texts,
  'i18n/tw.json': texts,
  'dictionaries/grade.json': dictionary('demo_grade'),
  'dictionaries/secret.json': dictionary('demo_secret'),
})

const menuCall = '/sys/permission/getVisitorMenu'

describeEachDatabase('pages for anyone', { install }, (server) => {
  const open = (id: string, token?: string) =>
    server().call('GET', `/pages/${id}`, token === undefined ? {} : { token })
  const store = async (document: unknown) => {
    const { token } = await server().signIn({ isAdmin: true })
    const { body } = await server().call('POST', '/pages', { token, body: { document } })
    expect(body).toMatchObject({ success: true })
  }

  test('a page that says so is answered without a session, with its texts and no others', async () => {
    const { status, body } = await open('demo.landing')
    expect([status, body.success]).toEqual([200, true])
    const { document, texts: own } = body.result as { readonly document: unknown; readonly texts: { en: object } }
    expect(document).toMatchObject({ id: 'demo.landing', access: 'anyone' })
    expect(Object.keys(own.en).sort()).toEqual(['demo.landing', 'demo.landing.text'])
  })

  test('the fragments of an open page are answered, those within them too, and those of other pages are not', async () => {
    expect((await open('demo.card')).status).toBe(200)
    expect((await open('demo.price')).status).toBe(200)
    expect((await open('demo.badge')).status).toBe(401)
  })

  test.each(['member', 'office', 'plain', 'nothing'])('the page %s is refused without a word about it', async (id) => {
    const { status, body, text } = await open(`demo.${id}`)
    expect([status, body.code, body.result]).toEqual([401, 401, null])
    expect(text).not.toContain('demo')
  })

  test('who is signed in opens every page, as a page shows nothing by itself', async () => {
    const { token } = await server().signIn()
    for (const id of ['landing', 'member', 'office', 'plain'])
      expect((await open(`demo.${id}`, token)).status).toBe(200)
  })

  test('the menu of a visitor has the open pages and their folders, and nothing of the others', async () => {
    const { status, body, text } = await server().call('GET', menuCall)
    expect(status).toBe(200)
    expect(body.result).toMatchObject({
      menu: [{ path: '/demo', meta: { layout: 'front' }, children: [{ path: '/demo/landing' }] }],
      auth: [],
      allAuth: [],
      pages: [{ id: 'demo.card' }, { id: 'demo.landing' }, { id: 'demo.price' }],
    })
    for (const closed of ['member', 'office', 'plain', 'badge']) expect(text).not.toContain(`demo.${closed}`)
    expect(text).not.toContain('dashboard')
  })

  test('an open page and its menu are not sent again to who has them', async () => {
    for (const address of ['/pages/demo.landing', menuCall]) {
      const first = await server().call('GET', address)
      const headers = { 'if-none-match': String(first.headers.etag) }
      expect((await server().call('GET', address, { headers })).status).toBe(304)
    }
  })

  test('who is signed in has the entries of open pages in their menu, and not those that ask for a code', async () => {
    const { token } = await server().signIn()
    const { text } = await server().call('GET', '/sys/permission/getUserPermissionByToken?client=pagewright', { token })
    expect(text).toContain('"/demo/landing"')
    expect(text).toContain('"/demo/member"')
    expect(text).not.toContain('"/demo/office"')
    expect(text).not.toContain('"/demo/plain"')
  })

  test('a visitor reads the dictionaries that open pages name, and no others', async () => {
    const read = (code: string) => server().call('GET', `/sys/dict/getVisitorItems/${code}`)
    expect((await read('demo_grade')).body.result).toMatchObject([{ value: '1', text: 'Good demo_grade' }])
    for (const code of ['demo_secret', 'sex', 'none', 'sys_user,realname,id'])
      expect((await read(code)).status, code).toBe(401)
    expect((await server().call('GET', '/sys/dict/getDictItems/demo_grade')).status).toBe(401)
  })

  test('the settings say whether there is anything to see for a visitor', async () => {
    expect((await server().call('GET', '/settings')).body.result).toMatchObject({ openPages: true })
  })

  test('a page that is kept on the server is open as it says, from the moment it is saved', async () => {
    await store({ kind: 'page', id: 'own.news', version: 2, title: 'News', access: 'anyone', blocks: note('Hello') })
    await store({ kind: 'page', id: 'own.desk', version: 2, title: 'Desk', access: 'demo:office', blocks: note('No') })
    expect((await open('own.news')).status).toBe(200)
    expect((await open('own.desk')).status).toBe(401)
  })

  test('a page that is kept on the server closes the one of a pack in whose place it stands', async () => {
    expect((await open('demo.landing')).status).toBe(200)
    const closed = { ...page('landing', {}), title: 'Closed', blocks: note('Closed') }
    await store(closed)
    expect((await open('demo.landing')).status).toBe(401)
    expect((await open('demo.card')).status).toBe(401)
    expect((await server().call('GET', menuCall)).text).not.toContain('demo')
  })
})
