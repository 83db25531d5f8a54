import { expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'
import { statusOf, storePicture } from './pictures.ts'

describeEachDatabase('pictures of stored pages and people who are not signed in', {}, (server) => {
  const ofStranger = async (path: string) => (await server().call('GET', `/sys/common/static/${path}`)).status
  const toPage = (id: string, picture: string | null, more: object = {}) => ({
    kind: 'page',
    id: `own.${id}`,
    version: 2,
    title: 'Own',
    access: 'anyone',
    blocks: [
      { type: 'text', id: 'words', text: 'Words' },
      ...(picture === null ? [] : [{ type: 'media', id: 'picture', value: `'${picture}'`, alt: 'A picture' }]),
    ],
    ...more,
  })
  const open = async () => {
    const person = await server().signIn({ isAdmin: true })
    const save = async (document: { readonly id: string }) => {
      const list = await server().call<{ readonly records: readonly { readonly id: string }[] }>(
        'GET',
        '/sys/page/list',
        {
          token: person.token,
          query: { pageId: document.id },
        },
      )
      const [known] = list.body.result.records
      const { body } = await server().call(
        known === undefined ? 'POST' : 'PUT',
        known === undefined ? '/sys/page/add' : '/sys/page/edit',
        { token: person.token, body: { ...known, document: JSON.stringify(document) } },
      )
      expect(body).toMatchObject({ success: true })
      return known?.id
    }
    return { ...person, save, picture: await storePicture(server(), person.id) }
  }

  test('a page for anyone opens the pictures that it names, until it names them no more', async () => {
    const { save, picture } = await open()
    expect(await ofStranger(picture)).toBe(401)
    await save(toPage('landing', picture))
    expect(await ofStranger(picture)).toBe(200)
    await save(toPage('landing', null))
    expect(await ofStranger(picture)).toBe(401)
  })

  test('a picture is closed again with its page, and with the deletion of the page', async () => {
    const { save, picture, token } = await open()
    const reader = await server().signIn({})
    await save(toPage('closing', picture))
    expect(await ofStranger(picture)).toBe(200)
    for (const access of ['signedIn', 'own:closing']) {
      await save(toPage('closing', picture, { access }))
      expect([access, await ofStranger(picture)]).toEqual([access, 401])
      expect(await statusOf(server(), reader.token, picture)).toBe(200)
    }
    await save(toPage('closing', picture))
    expect(await ofStranger(picture)).toBe(200)
    const id = await save(toPage('closing', picture))
    await server().call('DELETE', '/sys/page/delete', { token, query: { id: String(id) } })
    expect(await ofStranger(picture)).toBe(401)
  })

  test('a fragment opens its pictures as long as a page for anyone uses it', async () => {
    const { save, picture } = await open()
    const { access: _access, ...fragment } = toPage('piece', picture, { kind: 'fragment' })
    await save(fragment)
    expect(await ofStranger(picture)).toBe(401)
    const uses = (list: readonly object[], access: string) =>
      save(toPage('using', null, { access, blocks: [{ type: 'text', id: 'words', text: 'Words' }, ...list] }))
    const use = { type: 'fragment', id: 'piece', fragment: 'own.piece' }
    await uses([use], 'signedIn')
    expect(await ofStranger(picture)).toBe(401)
    await uses([use], 'anyone')
    expect(await ofStranger(picture)).toBe(200)
    await uses([], 'anyone')
    expect(await ofStranger(picture)).toBe(401)
  })

  test('the path of a file that the author of a page may not read opens nothing', async () => {
    const owner = await server().signIn({})
    const closed = await storePicture(server(), owner.id)
    const { body } = await server().call('POST', '/sys/page/add', {
      token: (await server().signIn({ codes: ['page:add'] })).token,
      body: { document: JSON.stringify(toPage('stolen', closed)) },
    })
    expect(body).toMatchObject({ success: false })
    expect(await ofStranger(closed)).toBe(401)
    expect(server().bugs).toEqual([])
  })
})
